import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("A recognizer of the app's that a rule lets go first") @MainActor
struct WaitingRuleTests {
    enum Place: CaseIterable, Sendable {
        case screen, stack, window
    }

    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var begins = true
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins }
    }

    // Fails when nothing makes the swipe wait: UIKit lets nobody read what its own recognizers wait for.
    @Test(
        "begins from the middle and the edge, and where it fails the screen is popped",
        arguments: TestConfiguration.all,
        Place.allCases)
    func goesFirst(configuration: TestConfiguration, place: Place) {
        for (x, begins) in [(100, true), (100, false), (5, true), (5, false)] as [(CGFloat, Bool)] {
            let fixture = NavigationFixture(configuration)
            let (pan, delegate) = (UIPanGestureRecognizer(), Delegate())
            delegate.begins = begins
            pan.delegate = delegate
            var states: [UIGestureRecognizer.State] = []
            let action = pan.addAction { states.append($0.state) }
            switch place {
            case .screen: fixture.top.view.addGestureRecognizer(pan)
            case .stack: fixture.navigation.view.addGestureRecognizer(pan)
            case .window: fixture.device.window.addGestureRecognizer(pan)
            }
            fixture.navigation.interactivePopGestureRecognizer?.require(toFail: pan)
            fixture.navigation.backSwipe.arbiter.rules.insert(.waits(for: pan), at: 0)
            fixture.swipe(from: x)
            #expect(states.contains(.began) == begins, "from \(x)")
            #expect(fixture.stack.count == (begins ? 2 : 1), "from \(x)")
            #expect(fixture.device.faults.isEmpty)
            withExtendedLifetime(action) {}
        }
    }

    @Test("is not retained, and others have no opinion of it")
    func released() {
        var pan: UIPanGestureRecognizer? = UIPanGestureRecognizer()
        let rule = WaitingRule(for: pan ?? UIPanGestureRecognizer())
        let swipe = UIPanGestureRecognizer()
        #expect(rule.relation(of: swipe, to: UIPanGestureRecognizer()) == nil)
        #expect(pan.flatMap { rule.relation(of: $0, to: $0) } == nil)
        #expect(pan.flatMap { rule.relation(of: swipe, to: $0) } == .waits(.otherGoesFirst))
        pan = nil
        #expect(rule.recognizer == nil)
    }
}
