import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("A screen that is popped by another gesture than the swipe back") @MainActor
struct ScreenGestureTests {
    private func stage(_ world: World, _ gesture: TransitionGesture, transition: ScreenTransition? = .crossfade)
        -> Stage
    {
        let stage = Stage(world)
        stage.device.perform {
            stage.top.fullScreenPop.gesture = gesture
            stage.top.fullScreenPop.transition = transition
        }
        return stage
    }

    private func drag(_ stage: Stage, _ x: CGFloat, _ y: CGFloat, from start: CGPoint? = nil) -> Finger {
        let start = start ?? CGPoint(x: 195, y: 422)
        return stage.finger(at: start.x, start.y).move(by: stage.back(x), y, over: 0.4)
    }

    @Test("goes by a vertical pan, and not by a swipe back any more", arguments: World.all)
    func verticalPan(world: World) throws {
        let stage = stage(world, .verticalPan(.down))
        stage.swipe(from: 5)
        stage.swipe()
        #expect(stage.stack.count == 2)
        #expect(stage.events == [])
        let finger = drag(stage, 0, 210)
        #expect(abs(try #require(stage.navigation.transitionCoordinator).percentComplete - 0.5) < 0.01)
        finger.move(by: 0, 100, over: 0.2).hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.milestones == [.began, .finished])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("leads the pop that looks like UIKit's where it has no transition", arguments: World.leftToRight)
    func lookAlike(world: World) {
        let stage = stage(world, .verticalPan(.up), transition: nil)
        drag(stage, 0, -300).hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("goes by a pan over a set distance, in either direction", arguments: World.all)
    func distance(world: World) throws {
        for direction in [SwipeDirection.back, .forward] {
            let stage = stage(world, .pan(direction, distance: 100))
            let finger = drag(stage, direction == .back ? 60 : -60, 0)
            #expect(abs(try #require(stage.navigation.transitionCoordinator).percentComplete - 0.5) < 0.01)
            finger.move(by: stage.back(direction == .back ? 20 : -20), over: 0.1).hold(for: 0.2).up()
            stage.device.settle()
            #expect(stage.stack == ["Screen 0"])
            #expect(stage.device.faults.isEmpty)
        }
    }

    @Test("goes by a pan from the leading edge only, if that is its gesture", arguments: World.all)
    func leadingEdge(world: World) {
        let stage = stage(world, .leadingEdgePan)
        stage.swipe(from: 60, by: 300)
        #expect(stage.stack.count == 2)
        #expect(stage.refusals.map(\.reason) == [.outsideStartRegion])
        stage.swipe(from: 20, by: 300)
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("goes by a pinch, and by nothing else", arguments: World.all)
    func pinch(world: World) {
        let stage = stage(world, .pinch)
        stage.swipe(from: 5)
        stage.swipe()
        #expect(stage.events == [])
        pinch(stage, from: 400, to: 300)
        #expect(stage.stack.count == 2)
        #expect(stage.milestones == [.began, .cancelled])
        stage.forgetEvents()
        pinch(stage, from: 100, to: 300)
        #expect(stage.events == [])
        pinch(stage, from: 400, to: 100)
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.milestones == [.began, .finished])
        #expect(stage.device.faults.isEmpty)
    }

    private func pinch(_ stage: Stage, from start: CGFloat, to end: CGFloat) {
        stage.device.play(
            [-1, 1].map { side in
                FingerTrack(down: CGPoint(x: 195, y: 422 + side * start / 2))
                    .move(by: 0, side * (end - start) / 2, over: 0.4).hold(for: 0.2).up()
            })
        stage.device.settle()
    }

    @Test("the screen below has its own gesture again", arguments: World.leftToRight)
    func below(world: World) {
        let stage = Stage(world, depth: 3)
        stage.device.perform { stage.top.fullScreenPop.gesture = .pinch }
        pinch(stage, from: 400, to: 100)
        #expect(stage.stack.count == 2)
        stage.swipe()
        #expect(stage.stack.count == 1)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a default for all screens", arguments: World.leftToRight)
    func defaults(world: World) {
        let stage = Stage(world, depth: 3)
        stage.device.perform { stage.navigation.backSwipe.defaults.gesture = .verticalPan(.down, distance: 200) }
        for depth in [2, 1] {
            drag(stage, 0, 180).hold(for: 0.2).up()
            stage.device.settle()
            #expect(stage.stack.count == depth)
        }
        drag(stage, 0, 180).hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.refusals.last?.reason == .nothingToPop)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("its other options mean the same", arguments: [TransitionGesture.verticalPan(.down), .pinch])
    func options(gesture: TransitionGesture) {
        let stage = stage(World(system: .iOS18), gesture)
        func perform() {
            if gesture.name == "pinch" {
                pinch(stage, from: 400, to: 100)
            } else {
                drag(stage, 0, 300).hold(for: 0.2).up()
                stage.device.settle()
            }
        }
        stage.top.fullScreenPop.shouldPop = .when { _ in false }
        perform()
        #expect(stage.milestones == [.refused(PopRefusal(rule: "shouldPop", reason: .vetoed))])
        stage.top.fullScreenPop.shouldPop = nil
        stage.top.fullScreenPop.isEnabled = false
        stage.forgetEvents()
        perform()
        #expect(stage.refusals.map(\.reason) == [.screenDisabled])
        stage.top.fullScreenPop.isEnabled = true
        stage.top.fullScreenPop.startRegion = .within(10)
        stage.navigation.backSwipe.arbiter.rules.insert(.when("App") { _ in .deny("not now") }, at: 0)
        stage.forgetEvents()
        perform()
        #expect(stage.refusals.map(\.rule) == ["App"])
        stage.navigation.backSwipe.arbiter.rules.removeFirst()
        perform()
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("asks first where it is told to")
    func asks() async {
        let stage = stage(World(system: .iOS18), .verticalPan(.down))
        stage.top.fullScreenPop.shouldPop = .afterAsking { _ in true }
        drag(stage, 0, 300).hold(for: 0.2).up()
        #expect(stage.refusals.map(\.reason) == [.asked])
        for _ in 0..<100 where stage.stack.count > 1 {
            await Task.yield()
            stage.device.settle()
        }
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("a list is scrolled before a vertical pan pops, unless it is at its top", arguments: World.leftToRight)
    func list(world: World) {
        let stage = stage(world, .verticalPan(.down))
        let list = UIScrollView(frame: CGRect(x: 0, y: 150, width: 390, height: 600))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        list.contentOffset.y = 200
        stage.top.view.addSubview(list)
        drag(stage, 0, 300).hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.stack.count == 2)
        #expect(stage.refusals.map(\.reason) == [.scrollViewCanScroll])
        #expect(list.contentOffset.y == 0)
        drag(stage, 0, 300).hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("the policy of the gesture decides", arguments: World.leftToRight)
    func policy(world: World) {
        let stage = stage(world, .pan.completing(.distance(beyond: 0.8)))
        stage.swipe(from: 20, by: 300)
        #expect(stage.stack.count == 2)
        stage.swipe(from: 20, by: 340)
        #expect(stage.stack.count == 1)
    }

    @Test("a gesture that the system cancels brings everything back", arguments: World.leftToRight)
    func cancelled(world: World) {
        let stage = stage(world, .verticalPan(.down))
        drag(stage, 0, 390).cancel()
        stage.device.settle()
        #expect(stage.stack.count == 2)
        #expect(stage.milestones == [.began, .cancelled])
        #expect(stage.device.faults.isEmpty)
    }
}
