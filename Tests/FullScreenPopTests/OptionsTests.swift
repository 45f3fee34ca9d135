import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("Options of a screen") @MainActor
struct OptionsTests {
    @Test("say nothing at first")
    func empty() {
        let options = Screen("Any").fullScreenPop
        #expect(options.isEnabled == nil)
        #expect(options.startRegion == nil)
        #expect(options.hidesNavigationBar == nil)
        #expect(options.shouldPop == nil)
    }

    @Test("are kept by the screen, each for itself")
    func kept() {
        let screen = Screen("Any")
        screen.fullScreenPop.isEnabled = false
        screen.fullScreenPop.startRegion = .within(80)
        #expect(screen.fullScreenPop.isEnabled == false)
        #expect(screen.fullScreenPop.startRegion == .within(80))
        #expect(Screen("Other").fullScreenPop.isEnabled == nil)
    }

    @Test("R10: a disabled screen is popped by no recognizer, wherever the swipe begins", arguments: World.all)
    func disabled(world: World) {
        let stage = Stage(world, depth: 3)
        stage.top.fullScreenPop.isEnabled = false
        for x in [3, 15, 25, 150, 300] as [CGFloat] { stage.swipe(from: x) }
        #expect(stage.stack.count == 3)
        #expect(stage.refusals.map(\.reason) == Array(repeating: .screenDisabled, count: 5))
        #expect(stage.milestones.count == 5)
    }

    @Test("R10: are not to be restored: the screen below is swiped back as ever", arguments: World.all)
    func restored(world: World) {
        let stage = Stage(world, depth: 3)
        stage.top.fullScreenPop.isEnabled = false
        stage.swipe()
        stage.device.perform { stage.navigation.popViewController(animated: true) }
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("leading edge: pops from there and from nowhere else", arguments: World.all)
    func leadingEdge(world: World) {
        let stage = Stage(world)
        stage.top.fullScreenPop.startRegion = .leadingEdge
        stage.swipe(from: 35, by: 300)
        #expect(stage.refusals.map(\.reason) == [.outsideStartRegion])
        stage.swipe(from: 25, by: 300)
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("start region: pops from within", arguments: World.all, [10, 119] as [CGFloat])
    func insideRegion(world: World, x: CGFloat) {
        let stage = Stage(world)
        stage.top.fullScreenPop.startRegion = .within(120)
        stage.swipe(from: x, by: 260)
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("start region: refuses outside", arguments: World.all, [121, 380] as [CGFloat])
    func outsideRegion(world: World, x: CGFloat) {
        let stage = Stage(world)
        stage.top.fullScreenPop.startRegion = .within(120)
        stage.swipe(from: x, by: 260)
        #expect(stage.stack.count == 2)
        #expect(stage.milestones == [.refused(PopRefusal(rule: "ScreenOptionsRule", reason: .outsideStartRegion))])
    }

    @Test("what a screen leaves open the navigation controller's defaults decide", arguments: World.leftToRight)
    func defaults(world: World) {
        let stage = Stage(world, depth: 3) { $0.backSwipe.defaults.startRegion = .leadingEdge }
        stage.swipe(from: 150)
        #expect(stage.stack.count == 3)
        stage.top.fullScreenPop.startRegion = .anywhere
        stage.swipe(from: 150)
        #expect(stage.stack.count == 2)
        stage.swipe(from: 150)
        #expect(stage.stack.count == 2)
    }

    @Test("start region: of everybody, where a screen says nothing", arguments: World.leftToRight)
    func defaultRegion(world: World) {
        let stage = Stage(world, depth: 3)
        stage.navigation.backSwipe.defaults.startRegion = .within(100)
        stage.swipe(from: 150)
        #expect(stage.refusals.map(\.reason) == [.outsideStartRegion])
        stage.top.fullScreenPop.startRegion = .anywhere
        stage.swipe(from: 150)
        #expect(stage.stack == ["Screen 0", "Screen 1"])
    }

    @Test("R7: a change during a swipe counts for the next one", arguments: World.all)
    func changedDuringSwipe(world: World) {
        let stage = Stage(world, depth: 3)
        let finger = stage.finger(at: 60).move(by: stage.back(150), over: 0.2)
        for screen in stage.screens { screen.fullScreenPop.isEnabled = false }
        stage.navigation.backSwipe.defaults.startRegion = .within(0)
        finger.move(by: stage.back(120), over: 0.2).hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.stack.count == 2)
        stage.swipe()
        #expect(stage.stack.count == 2)
        #expect(stage.milestones.prefix(2) == [.began, .finished])
        #expect(stage.refusals.map(\.reason) == [.screenDisabled])
        #expect(stage.device.faults.isEmpty)
    }

    @Test(
        "R7: the driver may be changed during a swipe as well", arguments: World.leftToRight, PopDriver.allCases)
    func driverChangedDuringSwipe(world: World, driver: PopDriver) {
        let stage = Stage(world, depth: 3)
        let finger = stage.finger(at: 60).move(by: 150, over: 0.2)
        stage.navigation.backSwipe.driver = driver
        stage.navigation.backSwipe.usesPublicInterfacesOnly = true
        finger.move(by: 120, over: 0.2).hold(for: 0.2).up()
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.milestones == [.began, .finished, .began, .finished])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("an app that disables interactivePopGestureRecognizer means all swipes", arguments: World.all)
    func systemSwitch(world: World) {
        let stage = Stage(world)
        stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
        stage.swipe(from: 5, by: 300)
        stage.swipe()
        #expect(stage.stack.count == 2)
        #expect(stage.refusals.map(\.reason) == [.systemRecognizerDisabled, .systemRecognizerDisabled])
        stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
        stage.swipe(from: 5, by: 300)
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("an app may put a delegate of its own on interactivePopGestureRecognizer", arguments: World.leftToRight)
    func systemDelegate(world: World) {
        let stage = Stage(world, depth: 3)
        let delegate = EagerDelegate()
        stage.navigation.interactivePopGestureRecognizer?.delegate = delegate
        stage.swipe()
        #expect(stage.stack.count == 2)
        stage.below.fullScreenPop.isEnabled = false
        stage.screens[1].fullScreenPop.isEnabled = false
        stage.swipe(from: 5, by: 300)
        #expect(stage.stack.count == 2)
        #expect(stage.device.faults.isEmpty)
    }
}

/// Lets everything begin: what apps use to get the edge swipe back on screens without a bar.
private final class EagerDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
