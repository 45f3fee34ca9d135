import FullScreenPop
import Testing
@_spi(Headless) import UIKit

/// Libraries set a delegate that passes everything on to the one which it has found.
@Suite("A delegate that wraps the one before it") @MainActor
struct WrappingDelegateTests {
    @Test(
        "hears every call once, and so does the one before it, however many there are",
        arguments: TestConfiguration.leftToRight)
    func navigation(configuration: TestConfiguration) {
        let app = RecordingDelegate()
        let fixture = PlainStack(configuration, delegate: app)
        let navigation = fixture.navigation
        var wrappers: [WrappingDelegate] = []
        var expected: [String] = app.calls
        for (round, shown) in ["Two", "One", "Home"].enumerated() {
            wrappers.append(WrappingDelegate(navigation.delegate))
            navigation.delegate = wrappers[round]
            fixture.swipe()
            expected += ["willShow \(shown)", "didShow \(shown)"]
            #expect(navigation.topViewController?.title == shown)
            #expect(app.calls == expected)
            for (index, wrapper) in wrappers.enumerated() { #expect(wrapper.calls.count == 2 * (round - index + 1)) }
        }
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "and does so again whenever it is used: both hear every call once", arguments: TestConfiguration.leftToRight,
        [true, false])
    func wrapsAgain(configuration: TestConfiguration, hasDelegate: Bool) {
        let app = RecordingDelegate()
        let fixture = PlainStack(configuration, delegate: hasDelegate ? app : nil)
        let wrapper = WrappingDelegate()
        for round in 1...3 {
            wrapper.wrap(delegateOf: fixture.navigation)
            fixture.swipe()
            #expect(wrapper.calls.count == 2 * round)
            #expect(app.calls == (hasDelegate ? wrapper.calls : []))
        }
        #expect(fixture.navigation.viewControllers.count == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a delegate is adopted in the middle of a call that has come through it.
    @Test("hears once of a push by the app that is the first to find it", arguments: TestConfiguration.leftToRight)
    func foundByPush(configuration: TestConfiguration) {
        let app = RecordingDelegate()
        let fixture = PlainStack(configuration, delegate: app)
        let wrapper = WrappingDelegate()
        wrapper.wrap(delegateOf: fixture.navigation)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: true) }
        fixture.device.settle()
        #expect(wrapper.calls == ["willShow Next", "didShow Next"])
        #expect(app.calls == wrapper.calls)
    }

    // Fails when nil does not leave the proxy to those who keep it.
    @Test("set to nil for a while and given back, it hears again", arguments: TestConfiguration.leftToRight)
    func silenced(configuration: TestConfiguration) {
        let app = RecordingDelegate()
        let fixture = PlainStack(configuration, delegate: app)
        let saved = fixture.navigation.delegate
        fixture.navigation.delegate = nil
        fixture.swipe()
        #expect(app.calls.isEmpty)
        fixture.navigation.delegate = saved
        fixture.swipe()
        #expect(app.calls == ["willShow One", "didShow One"])
    }

    @Test(
        "and gives the delegate back that it has found: that one hears again", arguments: TestConfiguration.leftToRight)
    func givesBack(configuration: TestConfiguration) {
        let app = RecordingDelegate()
        let fixture = PlainStack(configuration, delegate: app)
        for round in 1...3 {
            let wrapper = WrappingDelegate()
            wrapper.wrap(delegateOf: fixture.navigation)
            fixture.device.finger().down(at: CGPoint(x: 100, y: 400)).up()
            wrapper.giveBack(to: fixture.navigation)
            fixture.swipe()
            #expect(wrapper.calls.isEmpty)
            #expect(app.calls.count == 2 * round)
        }
        #expect(fixture.navigation.viewControllers.count == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "for tabs does so again whenever it is used, or gives back what it has found",
        arguments: TestConfiguration.systems)
    func tabsAgain(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        var asked: [String] { fixture.delegate.calls.filter { $0.hasPrefix("shouldSelect") } }
        let wrapper = WrappingTabDelegate()
        for (round, distance) in [-250, 250, 250].enumerated() {
            wrapper.wrap(delegateOf: fixture.tabs)
            fixture.swipe(by: CGFloat(distance))
            #expect(wrapper.timesAsked == round + 1)
            #expect(asked.count == round + 1)
        }
        for (round, distance) in [-250, -250].enumerated() {
            let guest = WrappingTabDelegate()
            guest.wrap(delegateOf: fixture.tabs)
            fixture.device.finger().down(at: CGPoint(x: 100, y: 400)).up()
            guest.giveBack(to: fixture.tabs)
            fixture.swipe(by: CGFloat(distance))
            #expect(guest.timesAsked == 0)
            #expect(asked.count == round + 4)
        }
        #expect(fixture.tabs.selectedIndex == 2)
    }

    @Test("is asked once for a tab, and so is the one before it", arguments: TestConfiguration.systems)
    func tabs(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let wrapper = WrappingTabDelegate(fixture.tabs.delegate)
        fixture.tabs.delegate = wrapper
        fixture.swipe(by: -250)
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(wrapper.timesAsked == 1)
        #expect(fixture.delegate.calls.filter { $0.hasPrefix("shouldSelect") } == ["shouldSelect Tab 2"])
        fixture.delegate.allowsSelection = false
        fixture.swipe(by: 250)
        #expect(fixture.tabs.selectedIndex == 2)
    }
}

/// A stack of four screens in UIKit's own controller, on which a back swipe is installed when it is there.
@MainActor
private struct PlainStack {
    let device: HeadlessDevice
    let navigation = UINavigationController(rootViewController: Screen("Home"))

    init(_ configuration: TestConfiguration, delegate: (any UINavigationControllerDelegate)?) {
        device = HeadlessDevice(profile: BehaviourProfile(system: configuration.system))
        let (device, navigation) = (device, navigation)
        device.perform { device.window.rootViewController = navigation }
        for title in ["One", "Two", "Three"] {
            device.perform { navigation.pushViewController(Screen(title), animated: false) }
        }
        navigation.delegate = delegate
        BackSwipe.install(on: navigation).driver = configuration.driver
    }

    func swipe() {
        device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 250, over: 0.2).up()
        device.settle()
    }
}
