import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("A map whose pan waits for the swipe") @MainActor
struct WaitingPanTests {
    /// Makes the pans of maps wait for the swipe.
    private struct SwipeFirstRule: ArbitrationRule {
        func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
            other.name == "map" ? .goesFirst("the swipe goes before the map") : nil
        }
    }

    enum Reason: CaseIterable, Sendable {
        case region, rule
    }

    /// How far a finger drags the map.
    private func drag(by x: CGFloat, _ y: CGFloat, on fixture: NavigationFixture, because reason: Reason) -> CGFloat {
        let map = UIView(frame: fixture.top.view.bounds)
        let pan = UIPanGestureRecognizer()
        pan.name = "map"
        var dragged: CGFloat = 0
        let action = pan.addAction { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            dragged = max(dragged, hypot(pan.translation(in: nil).x, pan.translation(in: nil).y))
        }
        map.addGestureRecognizer(pan)
        fixture.top.view.addSubview(map)
        switch reason {
        case .region: fixture.top.fullScreenPop.startRegion = .within(120)
        case .rule: fixture.navigation.backSwipe.arbiter.rules.insert(SwipeFirstRule(), at: 0)
        }
        fixture.finger(at: 100).move(by: fixture.back(x), y, over: 0.3).hold(for: 0.1).up()
        fixture.device.settle()
        withExtendedLifetime(action) {}
        return dragged
    }

    // Fails when the swipe goes on waiting for a turn while the map waits for the swipe.
    @Test(
        "is dragged at once by a finger that does not go back", arguments: TestConfiguration.all, Reason.allCases)
    func drag(configuration: TestConfiguration, reason: Reason) {
        for (x, y) in [(0, 150), (0, -150), (-40, 0), (-60, -100), (60, 150)] as [(CGFloat, CGFloat)] {
            let fixture = NavigationFixture(configuration)
            #expect(drag(by: x, y, on: fixture, because: reason) >= hypot(x, y) - 16, "by \(x), \(y)")
            #expect(fixture.stack.count == 2)
        }
    }

    @Test("leaves the swipe a finger that goes back", arguments: TestConfiguration.all, Reason.allCases)
    func swipe(configuration: TestConfiguration, reason: Reason) {
        let fixture = NavigationFixture(configuration)
        #expect(drag(by: 250, 20, on: fixture, because: reason) == 0)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "a recognizer of the app's that waits for every other pan works wherever the swipe is refused",
        arguments: TestConfiguration.all, [1, 2])
    func waitingPan(configuration: TestConfiguration, depth: Int) {
        let fixture = NavigationFixture(configuration, depth: depth)
        let panel = WaitingPanel(frame: CGRect(x: 0, y: 400, width: 390, height: 400)) { $0 is UIPanGestureRecognizer }
        fixture.top.view.addSubview(panel)
        for refusal in 0..<3 {
            panel.hasMoved = false
            fixture.top.fullScreenPop.isEnabled = refusal == 1 ? false : nil
            panel.arbitration.backSwipe = refusal == 2 ? .blocked : .allowed
            fixture.finger(at: 195, 500).move(by: 0, 120, over: 0.3).up()
            fixture.device.settle()
            #expect(panel.hasMoved, "\(refusal)")
            fixture.finger(at: 60, 500).move(by: fixture.back(-120), over: 0.3).up()
            fixture.device.settle()
        }
        #expect(fixture.stack.count == depth)
        #expect(fixture.device.faults.isEmpty)
    }
}
