import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("R19: events") @MainActor
struct EventTests {
    @Test("a pop begins, progresses and finishes", arguments: World.all)
    func finished(world: World) {
        let stage = Stage(world)
        stage.swipe()
        #expect(stage.milestones == [.began, .finished])
        #expect(stage.events.first == .began)
        #expect(stage.events.last == .finished)
    }

    // Fails when `InteractivePop` lets go of its display link without invalidating it.
    @Test("nothing asks for another frame when the pop is over", arguments: World.all, [230, 80] as [CGFloat])
    func frames(world: World, distance: CGFloat) {
        let stage = Stage(world)
        stage.swipe(by: distance)
        #expect(!stage.device.isMoving)
    }

    @Test("progress rises with the finger, from near 0 to where it left", arguments: World.all)
    func progress(world: World) throws {
        let stage = Stage(world)
        stage.swipe(from: 50, by: 300)
        let progress = stage.progress
        #expect(progress.count > 5)
        #expect(progress == progress.sorted())
        #expect(try #require(progress.first) < 0.2)
        #expect(abs(try #require(progress.last) - 290 / 390) < 0.01)
    }

    @Test("progress follows the finger back, and stays within 0 and 1", arguments: World.all)
    func progressBack(world: World) throws {
        let stage = Stage(world)
        let finger = stage.finger(at: 50).move(by: stage.back(200), over: 0.3).hold(for: 0.1)
        let furthest = try #require(stage.progress.last)
        finger.move(by: stage.back(-240), over: 0.3).hold(for: 0.1)
        #expect(abs(furthest - 190 / 390) < 0.01)
        #expect(stage.progress.last == 0)
        #expect(stage.progress.allSatisfy { (0...1).contains($0) })
        finger.up()
        stage.device.settle()
        #expect(stage.milestones == [.began, .cancelled])
    }

    @Test("finished and cancelled come when the animation is over", arguments: World.all, [230, 80] as [CGFloat])
    func ends(world: World, distance: CGFloat) {
        let stage = Stage(world)
        stage.finger(at: 100).move(by: stage.back(distance), over: 0.3).hold(for: 0.2).up()
        #expect(stage.milestones == [.began])
        #expect(stage.navigation.transitionCoordinator != nil)
        stage.device.settle()
        #expect(stage.milestones.count == 2)
        #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test("what no swipe did reports nothing", arguments: World.all)
    func noSwipe(world: World) {
        let stage = Stage(world, depth: 3)
        stage.device.perform { stage.navigation.popViewController(animated: true) }
        stage.device.settle()
        stage.device.perform { stage.navigation.popViewController(animated: false) }
        stage.device.perform { stage.navigation.pushViewController(Screen("Next"), animated: true) }
        stage.device.settle()
        #expect(stage.stack == ["Screen 0", "Next"])
        #expect(stage.events.isEmpty)
    }

    @Test("a rule of the app's own refuses by its name, and the trace shows it", arguments: World.all)
    func ownRule(world: World) {
        let stage = Stage(world)
        let trace = ArbitrationTrace()
        stage.navigation.backSwipe.arbiter.trace = trace
        stage.navigation.backSwipe.arbiter.rules.insert(.when("Editing") { _ in .deny("the list is edited") }, at: 0)
        stage.swipe(from: 5, by: 300)
        stage.swipe()
        #expect(stage.stack.count == 2)
        #expect(stage.refusals == Array(repeating: PopRefusal(rule: "Editing", reason: "the list is edited"), count: 2))
        #expect(trace.entries.contains { $0.rule == "Editing" })
    }

    @Test("a rule of the app's own that hides touches refuses as well", arguments: World.all)
    func hidingRule(world: World) {
        let stage = Stage(world)
        stage.navigation.backSwipe.arbiter.rules.append(.startRegion(.within(50)))
        stage.swipe(from: 100)
        #expect(stage.refusals.map(\.reason) == [.outsideStartRegion])
        stage.swipe(from: 40, by: 300)
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("no rule can allow what must not be", arguments: World.all)
    func eagerRule(world: World) {
        let stage = Stage(world)
        stage.navigation.backSwipe.arbiter.rules = [.when("Eager") { _ in .allow("why not") }]
        stage.top.fullScreenPop.isEnabled = false
        stage.swipe()
        #expect(stage.stack.count == 2)
        stage.top.fullScreenPop.isEnabled = nil
        stage.finger(at: 150).move(by: 0, 200, over: 0.2).up()
        stage.device.settle()
        #expect(stage.stack.count == 2)
        stage.swipe()
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.device.faults.isEmpty)
    }
}
