import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("A swipe back") @MainActor
struct SwipeTests {
    @Test("from the middle of the screen pops", arguments: World.all)
    func pops(world: World) {
        let stage = Stage(world)
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.below.view.window != nil)
        #expect(stage.below.view.frame == CGRect(origin: .zero, size: stage.size))
        #expect(stage.device.faults.isEmpty)
    }

    @Test("from the leading edge pops", arguments: World.all)
    func popsFromEdge(world: World) {
        let stage = Stage(world)
        stage.swipe(from: 5, by: 300)
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.milestones == [.began, .finished])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("that ends early brings the screen back, as it was", arguments: World.all)
    func cancels(world: World) {
        let stage = Stage(world)
        stage.top.forgetAppearances()
        let frame = stage.top.view.frame
        stage.swipe(by: 80)
        #expect(stage.stack == ["Screen 0", "Screen 1"])
        #expect(stage.top.view.frame == frame)
        #expect(stage.top.view.transform == .identity)
        #expect(stage.top.view.window != nil)
        #expect(stage.below.view.superview == nil)
        #expect(stage.top.appearances == ["willDisappear", "willAppear", "didAppear"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("R6: after a cancelled one the next one pops", arguments: World.all)
    func popsAfterCancel(world: World) {
        let stage = Stage(world)
        stage.swipe(by: 80)
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.milestones == [.began, .cancelled, .began, .finished])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("that is interrupted brings the screen back", arguments: World.all)
    func interrupted(world: World) {
        let stage = Stage(world)
        stage.finger(at: 100).move(by: stage.back(250), over: 0.3).cancel()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0", "Screen 1"])
        #expect(stage.milestones == [.began, .cancelled])
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("that is quick but short pops", arguments: World.all)
    func flick(world: World) {
        let stage = Stage(world)
        stage.finger(at: 100).move(by: stage.back(90), over: 0.08).up()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.milestones == [.began, .finished])
    }

    @Test("R9: that ends in the event after it began has an outcome all the same", arguments: World.all)
    func endsAtOnce(world: World) {
        let stage = Stage(world)
        stage.finger(at: 100).move(by: stage.back(40), over: 0).up()
        stage.device.settle()
        #expect(stage.milestones.count == 2)
        #expect(stage.milestones.first == .began)
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("R1: on the root is refused, and the next push works", arguments: World.all)
    func root(world: World) {
        let stage = Stage(world, depth: 1)
        stage.swipe()
        #expect(stage.refusals.map(\.reason) == [.nothingToPop])
        let next = Screen("Next")
        stage.device.perform { stage.navigation.pushViewController(next, animated: true) }
        stage.device.settle()
        #expect(stage.stack == ["Screen 0", "Next"])
        #expect(next.appearances == ["willAppear", "didAppear"])
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test(
        "R3: is not what a finger does that moves in another direction",
        arguments: World.all,
        [CGPoint(x: 0, y: 200), CGPoint(x: -200, y: 0), CGPoint(x: 90, y: 100), CGPoint(x: 90, y: -200)])
    func otherDirections(world: World, movement: CGPoint) {
        let stage = Stage(world)
        stage.finger(at: 200).move(by: stage.back(movement.x), movement.y, over: 0.3).up()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0", "Screen 1"])
        #expect(stage.events.isEmpty)
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("R24: is not what a finger does that rests or trembles", arguments: World.all)
    func tap(world: World) {
        let stage = Stage(world)
        let finger = stage.finger(at: 10).move(by: stage.back(6), over: 0.05)
        #expect(stage.below.viewIfLoaded?.superview == nil)
        #expect(stage.top.view.frame.origin == .zero)
        finger.move(by: stage.back(-6), over: 0.05).hold(for: 1).up()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0", "Screen 1"])
        #expect(stage.events.isEmpty)
    }

    @Test("R8: during a push is refused", arguments: World.all)
    func duringPush(world: World) {
        let stage = Stage(world)
        let next = Screen("Next")
        stage.device.perform { stage.navigation.pushViewController(next, animated: true) }
        stage.finger(at: 150).move(by: stage.back(200), over: 0.2).up()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0", "Screen 1", "Next"])
        stage.swipe()
        #expect(stage.stack == ["Screen 0", "Screen 1"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("R8: pops one screen however fast others follow", arguments: World.all)
    func rapid(world: World) {
        let stage = Stage(world, depth: 6)
        for _ in 0..<4 {
            stage.finger(at: 60).move(by: stage.back(280), over: 0.1).up()
        }
        stage.device.settle()
        let pops = stage.milestones.filter { $0 == .finished }.count
        #expect(pops >= 1)
        #expect(stage.navigation.viewControllers.count == 6 - pops)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("pops a stack screen by screen, down to the root", arguments: World.all)
    func wholeStack(world: World) {
        let stage = Stage(world, depth: 4)
        for _ in 0..<5 { stage.swipe() }
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.milestones.filter { $0 == .finished }.count == 3)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("R2: works after the stack was replaced", arguments: World.all)
    func replacedStack(world: World) {
        let stage = Stage(world)
        let others = ["A", "B", "C"].map(Screen.init)
        stage.device.perform { stage.navigation.setViewControllers(others, animated: false) }
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == ["A", "B"])
        #expect(stage.milestones == [.began, .finished])
    }

    @Test("R2: is installed once", arguments: World.leftToRight)
    func installedOnce(world: World) {
        let stage = Stage(world)
        let recognizers = stage.navigation.view.gestureRecognizers?.count
        stage.navigation.viewDidLoad()
        #expect(stage.navigation.view.gestureRecognizers?.count == recognizers)
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.milestones == [.began, .finished])
    }

    @Test("with two fingers pops one screen", arguments: World.all)
    func twoFingers(world: World) {
        let stage = Stage(world, depth: 3)
        stage.device.play([
            FingerTrack(down: stage.point(60, 300)).move(by: stage.back(280), over: 0.4).up(),
            FingerTrack(down: stage.point(80, 500), at: 0.1).move(by: stage.back(250), over: 0.4).up(),
        ])
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 2)
        #expect(stage.device.faults.isEmpty)
    }
}
