import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct InteractivePopTests {
    @Test(
        "F1 the pop recognizer is an edge pan on the navigation controller's view; target and delegate are one object")
    func recognizer() throws {
        let fixture = LoggingNavigation(["A"])
        let pop = try #require(fixture.navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)
        #expect(pop.edges == .left)
        #expect(pop.view === fixture.navigation.view)
        let target = try #require(pop.delegate as? NSObject)
        #expect(target.responds(to: NSSelectorFromString("handleNavigationTransition:")))
        #expect(!target.responds(to: NSSelectorFromString("handleSomethingElse:")))
        #expect(pop.targets.count == 1)
        #expect(pop.targets.first?.target === target)
    }

    @Test("F1 from right to left the pop recognizer is at the right edge")
    func rightToLeft() throws {
        let fixture = LoggingNavigation(["A", "B"], direction: .rightToLeft)
        let pop = try #require(fixture.navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)
        #expect(pop.edges == .right)
        fixture.drag(from: 385, by: -300)
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
    }

    @Test("F3 progress is translation over width; F5 the screens follow it linearly")
    func progress() throws {
        let fixture = LoggingNavigation(["A", "B"])
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 5, y: 422)).move(by: 10, over: 0.05)
        #expect(fixture.titles == ["A"])
        finger.move(by: 195, over: 0.3)
        let coordinator = try #require(fixture.navigation.transitionCoordinator)
        #expect(coordinator.isInteractive)
        #expect(abs(coordinator.percentComplete - 0.5) < 1e-9)
        let upper = try #require(fixture.screens[1].view.layer.presentation())
        let lower = try #require(fixture.screens[0].view.layer.presentation())
        #expect(abs(upper.position.x - (195 + 195)) < 1e-6)
        #expect(abs(lower.position.x - (195 - 0.3 * 390 * 0.5)) < 1e-6)
        finger.hold(for: 0.2).up()
    }

    @Test("F3 a pop that is let go in its second half finishes, one in its first half goes back")
    func outcomes() {
        let fixture = LoggingNavigation(["A", "B"])
        fixture.drag(from: 5, by: 150)
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"])
        #expect(fixture.navigation.transitionCoordinator == nil)
        fixture.drag(from: 5, by: 250)
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("F4 a flick finishes by its projection; under the older rule any movement that is not back does")
    func completionRules() {
        let flicked = LoggingNavigation(["A", "B"])
        // 100 pt in 0.1 s: near 800 pt/s by the smoothed velocity; 0.3 s of that and the way passed are more than a
        // half.
        flicked.device.finger().down(at: CGPoint(x: 5, y: 422)).move(by: 100, over: 0.1).up()
        flicked.device.settle()
        #expect(flicked.titles == ["A"])

        var profile = BehaviourProfile()
        profile.navigation.popCompletion = .velocity
        let slow = LoggingNavigation(["A", "B"], profile: profile)
        slow.device.finger().down(at: CGPoint(x: 5, y: 422)).move(by: 40, over: 0.5).up()
        slow.device.settle()
        #expect(slow.titles == ["A"])
        let returned = LoggingNavigation(["A", "B"], profile: profile)
        returned.device.finger().down(at: CGPoint(x: 5, y: 422)).move(by: 300, over: 0.3).move(by: -60, over: 0.1).up()
        returned.device.settle()
        #expect(returned.titles == ["A", "B"])
    }

    @Test("F3 a gesture that is cancelled cancels the pop, wherever it was")
    func cancelled() {
        let fixture = LoggingNavigation(["A", "B"])
        fixture.device.finger().down(at: CGPoint(x: 5, y: 422)).move(by: 300, over: 0.3).cancel()
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"])
        #expect(fixture.screens[1].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        fixture.drag(from: 5, by: 300)
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
    }

    @Test("F3 switching the recognizer off under the finger cancels the pop")
    func switchedOff() {
        let fixture = LoggingNavigation(["A", "B"])
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 5, y: 422)).move(by: 300, over: 0.3)
        fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
        finger.move(by: 50, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("F5 push and pop take 0.35 s, the lower screen starts at −0.3 of the width, darkened by 0.1")
    func systemAnimation() throws {
        let fixture = LoggingNavigation(["A", "B"])
        fixture.navigation.popViewController(animated: true)
        fixture.device.advance(by: 0)
        let lower = try #require(fixture.screens[0].view.layer.presentation())
        #expect(abs(lower.position.x - (195 - 117)) < 1e-6)
        let shade = try #require(fixture.navigation.container.subviews.first { $0.backgroundColor == .black })
        #expect(abs(try #require(shade.layer.presentation()).opacity - 0.1) < 1e-6)
        fixture.device.advance(by: 0.34)
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.device.advance(by: 0.02)
        #expect(fixture.navigation.transitionCoordinator == nil)
        #expect(shade.superview == nil)
        #expect(fixture.screens[0].view.center.x == 195)
    }

    @Test("F6 the content pop exists from iOS 26 on, over the whole content but the edge")
    func contentPop() throws {
        let older = LoggingNavigation(["A", "B"])
        #expect(older.navigation.interactiveContentPopGestureRecognizer == nil)
        older.drag(from: 100, by: 280)
        older.device.settle()
        #expect(older.titles == ["A", "B"])

        let fixture = LoggingNavigation(["A", "B"], profile: BehaviourProfile(system: .iOS26))
        let content = try #require(fixture.navigation.interactiveContentPopGestureRecognizer)
        fixture.drag(from: 100, by: 280)
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
        fixture.navigation.pushViewController(LoggingScreen("C"), animated: false)
        content.isEnabled = false
        fixture.drag(from: 100, by: 280)
        fixture.device.settle()
        #expect(fixture.titles == ["A", "C"])
        content.isEnabled = true
        fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
        fixture.drag(from: 5, by: 300)
        fixture.device.settle()
        #expect(fixture.titles == ["A", "C"])
    }

    @Test("F6 a failure requirement on a recognizer of the app's vetoes the content pop")
    func contentPopWaits() throws {
        let fixture = LoggingNavigation(["A", "B"], profile: BehaviourProfile(system: .iOS26))
        let content = try #require(fixture.navigation.interactiveContentPopGestureRecognizer)
        let veto = UIPanGestureRecognizer()
        fixture.navigation.view.addGestureRecognizer(veto)
        content.require(toFail: veto)
        fixture.drag(from: 100, by: 280)
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B"])
    }

    @Test("F7 a pop by gesture lets the popped screen go")
    func release() {
        let fixture = LoggingNavigation(["A"])
        weak var popped: UIViewController?
        do {
            let screen = LoggingScreen("B")
            popped = screen
            fixture.navigation.pushViewController(screen, animated: true)
            fixture.device.settle()
            fixture.drag(from: 5, by: 300)
            fixture.device.settle()
        }
        #expect(popped == nil)
        fixture.device.checkScreens()
        #expect(fixture.device.faults.isEmpty)
    }
}
