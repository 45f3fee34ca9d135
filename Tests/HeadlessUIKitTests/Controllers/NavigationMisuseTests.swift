import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct NavigationMisuseTests {
    @Test("F7 pushing an instance that is on the stack is recorded and changes nothing")
    func pushedTwice() {
        let fixture = LoggingNavigation(["A", "B"])
        fixture.navigation.pushViewController(fixture.screens[0], animated: true)
        #expect(fixture.device.faults == [.pushedTwice(screen: "A")])
        #expect(fixture.titles == ["A", "B"])
    }

    @Test("F7 a transition begun during another leaves stack and screen in disagreement")
    func overlap() {
        let fixture = LoggingNavigation(["A", "B", "C"])
        fixture.navigation.popViewController(animated: true)
        fixture.device.advance(by: 0.1)
        fixture.navigation.popViewController(animated: true)
        #expect(fixture.device.faults == [.unbalancedAppearance(screen: "A")])
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
        #expect(fixture.screens[1].view.window != nil)
        #expect(fixture.screens[0].viewIfLoaded?.window == nil)
        #expect(fixture.device.faults.last == .stackAndScreenDisagree(stack: "A", shown: "B"))
    }

    @Test("F7 two pans with the same pop target pop twice")
    func doubledTarget() {
        let fixture = LoggingNavigation(["A", "B", "C"])
        fixture.addFullScreenPan()
        let twin = fixture.addFullScreenPan()
        let both = BothDelegate()
        twin.delegate = both
        fixture.drag(from: 150, by: 220)
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
        #expect(fixture.device.faults.contains(.stackAndScreenDisagree(stack: "A", shown: "B")))
    }

    @Test("F7 a raw pan that pops the root freezes the next push")
    func popOnRoot() {
        let fixture = LoggingNavigation(["A"])
        fixture.addFullScreenPan()
        fixture.drag(from: 150, by: 220)
        fixture.navigation.pushViewController(LoggingScreen("B"), animated: true)
        fixture.device.advance(by: 5)
        #expect(fixture.device.faults == [.transitionNeverCompleted(from: "A", to: "B")])
        #expect(fixture.navigation.transitionCoordinator != nil)
        #expect(fixture.navigation.container.touchBlocks == 1)
    }

    @Test("F7 unbalanced appearance calls of a container of the app's are recorded")
    func unbalancedCalls() {
        let fixture = LoggingNavigation(["A"])
        fixture.screens[0].beginAppearanceTransition(true, animated: false)
        fixture.screens[0].endAppearanceTransition()
        #expect(
            fixture.device.faults == [.unbalancedAppearance(screen: "A"), .unbalancedAppearance(screen: "A")])
    }

    @Test("F7 a popped screen that is still held is reported, when asked")
    func leak() {
        let fixture = LoggingNavigation(["A", "B"])
        fixture.navigation.popViewController(animated: true)
        fixture.device.settle()
        #expect(fixture.device.faults.isEmpty)
        fixture.device.checkScreens()
        #expect(fixture.device.faults == [.leakedScreen("B")])
    }

    @Test("F7 a view that is shown without its controller is reported, when asked")
    func overRelease() {
        let fixture = LoggingNavigation(["A"])
        var child: LoggingScreen? = LoggingScreen("child")
        if let child {
            fixture.screens[0].addChild(child)
            fixture.screens[0].view.addSubview(child.view)
            child.didMove(toParent: fixture.screens[0])
            fixture.device.advance(by: 0.1)
            child.removeFromParent()
        }
        child = nil
        fixture.device.checkScreens()
        #expect(fixture.device.faults == [.overReleasedScreen("child")])
    }
}

/// Grants simultaneity to every recognizer.
final class BothDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
