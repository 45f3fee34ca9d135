import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("A screen's own transition") @MainActor
struct NavigationTransitionTests {
    private static let fade = ScreenTransition("fade", timing: .linear(0.5)) { _ in
        [.from { _ in .identity }, .to { .identity.faded(to: $0) }]
    }

    private func stage(_ world: World, _ transition: ScreenTransition = fade) -> Stage {
        let stage = Stage(world)
        stage.device.perform { stage.top.fullScreenPop.transition = transition }
        return stage
    }

    /// What a transition may have left behind on the screen on top: its place and neighbours.
    private func place(of screen: UIViewController) -> String {
        let view: UIView = screen.view
        let superview = view.superview.map { "\(ObjectIdentifier($0)) \($0.subviews.count)" } ?? "nowhere"
        return "\(view.bounds) \(view.center) \(view.alpha) \(view.transform) \(superview)"
    }

    @Test("is led by the swipe, on every driver", arguments: World.all)
    func pops(world: World) {
        let stage = stage(world)
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.milestones == [.began, .finished])
        #expect(stage.device.faults.isEmpty)
    }

    @Test(
        "a cancelled pop leaves everything as before", arguments: World.all,
        [ScreenTransition.crossfade, .cube])
    func cancels(world: World, transition: ScreenTransition) {
        let stage = stage(world, transition)
        let before = place(of: stage.top)
        let finger = stage.finger(at: 50).move(by: stage.back(160), over: 0.3)
        #expect(place(of: stage.top) != before)
        finger.cancel()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0", "Screen 1"])
        #expect(place(of: stage.top) == before)
        #expect(stage.below.view.superview == nil)
        #expect(stage.milestones == [.began, .cancelled])
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a finger that has come all the way completes the pop", arguments: World.all)
    func fullProgress(world: World) {
        let stage = stage(world)
        stage.finger(at: 2).move(by: stage.back(388), over: 0.3).hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test("the system's own pop is back when no screen has a transition")
    func front() {
        let stage = stage(World(system: .iOS18))
        #expect(stage.navigation.backSwipe.options.ofTopScreen.transition != nil)
        stage.swipe()
        let next = Screen("Next")
        stage.device.perform { stage.navigation.pushViewController(next, animated: true) }
        stage.device.settle()
        #expect(stage.navigation.backSwipe.options.ofTopScreen.transition == nil)
        stage.forgetEvents()
        stage.swipe()
        #expect(stage.milestones == [.began, .finished])
    }

    @Test("plays forwards when the screen is pushed, in the transition's own time", arguments: World.leftToRight)
    func push(world: World) {
        let stage = Stage(world)
        let next = Screen("Next")
        next.fullScreenPop.transition = Self.fade
        stage.device.perform { stage.navigation.pushViewController(next, animated: true) }
        stage.device.advance(by: 0.45)
        #expect(stage.navigation.transitionCoordinator != nil)
        stage.device.advance(by: 0.1)
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(next.view.superview != nil)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a popped screen is let go", arguments: World.leftToRight)
    func memory(world: World) {
        let stage = Stage(world)
        weak var gone: Screen?
        do {
            let next = Screen("Next")
            next.fullScreenPop.transition = .cube
            gone = next
            stage.device.perform { stage.navigation.pushViewController(next, animated: true) }
        }
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == ["Screen 0", "Screen 1"])
        #expect(gone == nil)
    }
}
