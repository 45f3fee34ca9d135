import CommandLineSupport
import FullScreenPop
import ScreenTransitions
@_spi(Headless) import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("In a split view") @MainActor
struct SplitViewTests {
    @Test(
        "collapsed, a swipe pops the secondary column under the options of the screen that is seen",
        arguments: TestConfiguration.all,
        [true, false])
    func options(configuration: TestConfiguration, installs: Bool) {
        let fixture = SplitFixture(configuration, installs: installs)
        fixture.detail.fullScreenPop.isEnabled = false
        fixture.swipe()
        #expect(fixture.isDetailShown)
        fixture.detail.fullScreenPop.isEnabled = nil
        fixture.detail.fullScreenPop.shouldPop = .when { (screen: Screen) in screen.title != "Detail" }
        fixture.swipe()
        #expect(fixture.isDetailShown)
        fixture.detail.fullScreenPop.shouldPop = .when { (screen: Screen) in screen.title == "Detail" }
        fixture.swipe()
        #expect(!fixture.isDetailShown)
        #expect(fixture.events.suffix(2) == ["began", "finished"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("collapsed, a question of the screen that is seen is answered by a pop", arguments: TestConfiguration.all)
    func question(configuration: TestConfiguration) async {
        let fixture = SplitFixture(configuration)
        fixture.detail.fullScreenPop.shouldPop = .afterAsking { $0.title == "Detail" }
        fixture.swipe()
        #expect(fixture.isDetailShown)
        for _ in 0..<10 { await Task.yield() }
        fixture.device.settle()
        #expect(!fixture.isDetailShown)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "collapsed, a screen that hides its back button is not popped, one with a button of its own is",
        arguments: TestConfiguration.all)
    func backButton(configuration: TestConfiguration) {
        let fixture = SplitFixture(configuration)
        fixture.detail.navigationItem.hidesBackButton = true
        fixture.swipe()
        #expect(fixture.isDetailShown)
        fixture.detail.navigationItem.hidesBackButton = false
        fixture.detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Back", style: .plain, target: nil, action: nil)
        fixture.swipe()
        #expect(!fixture.isDetailShown)
    }

    @Test(
        "collapsed, the defaults of the stack that is seen come before those of the one below",
        arguments: TestConfiguration.all)
    func defaults(configuration: TestConfiguration) {
        let fixture = SplitFixture(configuration, installs: true)
        BackSwipe.installed(on: fixture.secondary)?.defaults.isEnabled = false
        BackSwipe.installed(on: fixture.primary)?.defaults.isEnabled = true
        fixture.swipe()
        #expect(fixture.isDetailShown)
        BackSwipe.installed(on: fixture.secondary)?.defaults.isEnabled = nil
        fixture.swipe()
        #expect(!fixture.isDetailShown)
    }

    @Test(
        "collapsed, the secondary column goes with the transition of the screen that is seen",
        arguments: TestConfiguration.all)
    func transition(configuration: TestConfiguration) {
        let fixture = SplitFixture(configuration)
        fixture.detail.fullScreenPop.transition = .rise
        let finger = fixture.finger(at: 100).move(by: fixture.back(200), over: 0.3)
        #expect(fixture.secondary.view.shownOrigin.y < -100)
        finger.cancel()
        fixture.device.settle()
        #expect(fixture.isDetailShown)
        #expect(fixture.events.suffix(2) == ["began", "cancelled"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("collapsed, the inner stack is popped first", arguments: TestConfiguration.all, [true, false])
    func inner(configuration: TestConfiguration, installs: Bool) {
        let fixture = SplitFixture(configuration, installs: installs)
        fixture.device.perform { fixture.secondary.pushViewController(Screen("Above"), animated: false) }
        fixture.device.settle()
        fixture.swipe()
        #expect(fixture.secondary.topViewController === fixture.detail)
        #expect(fixture.isDetailShown)
        fixture.swipe()
        #expect(!fixture.isDetailShown)
        #expect(fixture.events.filter { !$0.hasPrefix("refused") } == ["began", "finished", "began", "finished"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "collapsed, a pull pushes the next screen of what is seen, once", arguments: TestConfiguration.all,
        [true, false])
    func next(configuration: TestConfiguration, installs: Bool) {
        let fixture = SplitFixture(configuration, installs: installs)
        fixture.device.perform {
            fixture.detail.fullScreenPop.nextScreen = NextScreen { (screen: Screen) in
                Screen("After \(screen.title ?? "")")
            }
        }
        fixture.pull()
        #expect(fixture.secondary.viewControllers.map(\.title) == ["Detail", "After Detail"])
        #expect(fixture.primary.viewControllers.last === fixture.secondary)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a `PushSwipe` hands the column to the closure, which takes the screen on top of it.
    @Test(
        "collapsed, a finger that was there before the column came pushes nothing by the stack around it",
        arguments: TestConfiguration.all, [true, false])
    func nextUnderRestingFinger(configuration: TestConfiguration, installs: Bool) {
        let fixture = SplitFixture(configuration, installs: installs)
        fixture.device.perform {
            fixture.detail.fullScreenPop.nextScreen = NextScreen { (_: Screen) in Screen("Next") }
            fixture.split.show(.primary)
        }
        fixture.device.settle()
        let finger = fixture.finger(at: 400)
        fixture.device.perform { fixture.split.show(.secondary) }
        fixture.device.settle()
        finger.move(by: fixture.back(-300), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.primary.viewControllers.last === fixture.secondary)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("collapsed, the default of the stack around it applies to the column", arguments: TestConfiguration.all)
    func nextOfStackAround(configuration: TestConfiguration) {
        let fixture = SplitFixture(configuration)
        fixture.device.perform {
            BackSwipe.installed(on: fixture.primary)?.defaults.nextScreen = NextScreen { (screen: Screen) in
                Screen("After \(screen.title ?? "")")
            }
        }
        fixture.pull()
        #expect(fixture.primary.viewControllers.map(\.title) == ["List", nil, "After Detail"])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when changes wait only while the column leaves the stack around it.
    @Test(
        "collapsed, a screen that is pushed onto the column while that comes or goes is pushed afterwards",
        arguments: TestConfiguration.all)
    func pushWhileColumnMoves(configuration: TestConfiguration) {
        let fixture = SplitFixture(configuration)
        for column in [UISplitViewController.Column.primary, .secondary] {
            fixture.device.perform { fixture.split.show(column) }
            fixture.device.advance(by: 0.1)
            fixture.device.perform { fixture.secondary.pushViewController(Screen("Above"), animated: true) }
            fixture.device.settle()
        }
        #expect(fixture.secondary.viewControllers.map(\.title) == ["Detail", "Above", "Above"])
        #expect(fixture.isDetailShown)
        fixture.checkRest()
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "swipes, changes of the stacks and new sizes at any moment leave nothing stuck", arguments: 0..<40,
        [true, false])
    func random(seed: UInt64, installs: Bool) {
        var random = SplitMix(state: seed)
        let configurations = TestConfiguration.all
        let fixture = SplitFixture(
            configurations[Int.random(in: configurations.indices, using: &random)], installs: installs)
        let sizes = [(390, 844), (500, 768), (768, 1024), (1024, 768)].map { CGSize(width: $0, height: $1) }
        for _ in 0..<12 {
            let finger = fixture.finger(at: .random(in: 0...400, using: &random))
            for _ in 0..<3 {
                finger.move(by: fixture.back(.random(in: -100...250, using: &random)), over: 0.2)
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1: fixture.device.rotate(to: sizes[Int.random(in: sizes.indices, using: &random)])
                case 2 where fixture.rests: fixture.device.perform { fixture.split.show(.primary) }
                case 3 where fixture.rests: fixture.device.perform { fixture.split.show(.secondary) }
                case 4 where fixture.rests:
                    fixture.device.perform { fixture.secondary.pushViewController(Screen("Above"), animated: true) }
                default: break
                }
            }
            finger.up()
            fixture.device.advance(by: 0.5)
            fixture.device.settle()
            fixture.checkRest()
        }
        #expect(fixture.device.faults.isEmpty)
    }
}

/// A narrow device with a collapsed split view, the detail on top.
@MainActor
private final class SplitFixture {
    let device: HeadlessDevice
    let split = UISplitViewController(style: .doubleColumn)
    let primary: UINavigationController
    let secondary: UINavigationController
    let detail = Screen("Detail")
    private(set) var events: [String] = []

    init(_ configuration: TestConfiguration, installs: Bool = false) {
        device = HeadlessDevice(
            size: CGSize(width: 500, height: 768), profile: BehaviourProfile(system: configuration.system),
            direction: configuration.direction)
        let make = { installs ? UINavigationController() : FullScreenPopNavigationController() }
        primary = make()
        secondary = make()
        primary.setViewControllers([Screen("List")], animated: false)
        secondary.setViewControllers([detail], animated: false)
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        for stack in [primary, secondary] {
            let backSwipe = BackSwipe.install(on: stack)
            backSwipe.driver = configuration.driver
            backSwipe.onEvent = { [unowned self] in note($0) }
        }
        device.perform { device.window.rootViewController = split }
        device.settle()
    }

    private func note(_ event: SwipeEvent) {
        switch event {
        case .began: events.append("began")
        case .progress: break
        case .finished: events.append("finished")
        case .cancelled: events.append("cancelled")
        case .refused(let refusal): events.append("refused: \(refusal.reason)")
        }
    }

    var rests: Bool { primary.transitionCoordinator == nil && secondary.transitionCoordinator == nil }

    /// Whether the split view is as its size wants it, and every screen that is seen fills its stack.
    func checkRest() {
        #expect(rests)
        #expect(split.isCollapsed == (min(device.window.bounds.width, device.window.bounds.height) < 600))
        #expect(secondary.parent === (primary.viewControllers.contains(secondary) ? primary : split))
        for stack in [primary, secondary] {
            guard let top = stack.topViewController?.viewIfLoaded, top.window != nil else { continue }
            #expect(top.bounds.size == stack.view.bounds.size)
            #expect(top.transform == .identity && top.isUserInteractionEnabled)
            #expect(stack.view.isUserInteractionEnabled)
        }
        #expect(primary.viewIfLoaded?.window != nil || secondary.viewIfLoaded?.window != nil)
    }

    var isDetailShown: Bool { secondary.view.window != nil }

    func back(_ distance: CGFloat) -> CGFloat { device.back(distance) }

    func finger(at x: CGFloat) -> Finger { device.finger().down(at: device.point(x, 400)) }

    /// Pulls from trailing to leading.
    func pull() {
        finger(at: 400).move(by: back(-300), over: 0.3).hold(for: 0.2).up()
        device.settle()
    }

    func swipe() {
        finger(at: 100).move(by: back(300), over: 0.3).hold(for: 0.2).up()
        device.settle()
    }
}
