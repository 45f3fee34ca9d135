import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct NavigationMisuseTests {
    @Test("F7 pushing an instance that is on the stack is recorded and changes nothing")
    func pushedTwice() {
        let stage = NavigationStage(["A", "B"])
        stage.navigation.pushViewController(stage.screens[0], animated: true)
        #expect(stage.device.faults == [.pushedTwice(screen: "A")])
        #expect(stage.titles == ["A", "B"])
    }

    @Test("F7 a transition begun during another leaves stack and screen in disagreement")
    func overlap() {
        let stage = NavigationStage(["A", "B", "C"])
        stage.navigation.popViewController(animated: true)
        stage.device.advance(by: 0.1)
        stage.navigation.popViewController(animated: true)
        #expect(stage.device.faults == [.unbalancedAppearance(screen: "A")])
        stage.device.settle()
        #expect(stage.titles == ["A"])
        #expect(stage.screens[1].view.window != nil)
        #expect(stage.screens[0].viewIfLoaded?.window == nil)
        #expect(stage.device.faults.last == .stackAndScreenDisagree(stack: "A", shown: "B"))
    }

    @Test("F7 the same target twice pops twice")
    func doubledTarget() {
        let stage = NavigationStage(["A", "B", "C"])
        stage.addFullScreenPan()
        let twin = stage.addFullScreenPan()
        let both = BothDelegate()
        twin.delegate = both
        stage.drag(from: 150, by: 220)
        stage.device.settle()
        #expect(stage.titles == ["A"])
        #expect(stage.device.faults.contains(.stackAndScreenDisagree(stack: "A", shown: "B")))
    }

    @Test("F7 a raw pan that pops the root freezes the next push")
    func popOnRoot() {
        let stage = NavigationStage(["A"])
        stage.addFullScreenPan()
        stage.drag(from: 150, by: 220)
        stage.navigation.pushViewController(LoggingScreen("B"), animated: true)
        stage.device.advance(by: 5)
        #expect(stage.device.faults == [.transitionNeverCompleted(from: "A", to: "B")])
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(!stage.navigation.container.isUserInteractionEnabled)
    }

    @Test("F7 unbalanced appearance calls of a container of the app's are recorded")
    func unbalancedCalls() {
        let stage = NavigationStage(["A"])
        stage.screens[0].beginAppearanceTransition(true, animated: false)
        stage.screens[0].endAppearanceTransition()
        #expect(
            stage.device.faults == [.unbalancedAppearance(screen: "A"), .unbalancedAppearance(screen: "A")])
    }

    @Test("F7 a popped screen that is still held is reported, when asked")
    func leak() {
        let stage = NavigationStage(["A", "B"])
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.device.faults.isEmpty)
        stage.device.checkScreens()
        #expect(stage.device.faults == [.leakedScreen("B")])
    }

    @Test("F7 a view that is shown without its controller is reported, when asked")
    func overRelease() {
        let stage = NavigationStage(["A"])
        var child: LoggingScreen? = LoggingScreen("child")
        if let child {
            stage.screens[0].addChild(child)
            stage.screens[0].view.addSubview(child.view)
            child.didMove(toParent: stage.screens[0])
            stage.device.advance(by: 0.1)
            child.removeFromParent()
        }
        child = nil
        stage.device.checkScreens()
        #expect(stage.device.faults == [.overReleasedScreen("child")])
    }
}

/// Grants simultaneity to everybody.
final class BothDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
