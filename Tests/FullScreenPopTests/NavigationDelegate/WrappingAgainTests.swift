import FullScreenPop
import TestSupport
import Testing
@_spi(Headless) import UIKit

/// Reactive libraries set their delegate, before the one that they find, whenever it is used: also when no finger lands
/// afterwards in which another delegate could be noticed.
@Suite("A delegate that wraps again, before what is told without a touch") @MainActor
struct WrappingAgainTests {
    @Test(
        "hears once of each push and pop, and so does the one before it", arguments: TestConfiguration.leftToRight,
        [true, false])
    func navigation(configuration: TestConfiguration, passesQuestions: Bool) {
        for touchesFirst in [true, false] { play(configuration, touchesFirst, passesQuestions) }
    }

    private func play(_ configuration: TestConfiguration, _ touchesFirst: Bool, _ passesQuestions: Bool) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: configuration.system))
        let navigation = UINavigationController(rootViewController: Screen("Home"))
        let (app, wrapper) = (RecordingDelegate(), WrappingDelegate(passesQuestions: passesQuestions))
        device.perform {
            device.window.rootViewController = navigation
            navigation.delegate = app
            BackSwipe.install(on: navigation).driver = configuration.driver
            wrapper.wrap(delegateOf: navigation)
        }
        if touchesFirst { device.finger().down(at: CGPoint(x: 100, y: 400)).up() }
        var expected: [String] = []
        for round in 0..<3 {
            device.perform {
                wrapper.wrap(delegateOf: navigation)
                navigation.pushViewController(Screen("\(round)"), animated: true)
            }
            device.settle()
            expected += ["willShow \(round)", "didShow \(round)"]
            #expect(!navigation.supportedInterfaceOrientations.isEmpty)
        }
        device.perform {
            wrapper.wrap(delegateOf: navigation)
            navigation.popViewController(animated: true)
        }
        device.settle()
        expected += ["willShow 1", "didShow 1"]
        wrapper.wrap(delegateOf: navigation)
        device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 250, over: 0.2).up()
        device.settle()
        expected += ["willShow 0", "didShow 0"]
        #expect(app.calls.suffix(expected.count) == expected[...])
        #expect(wrapper.calls.suffix(expected.count) == expected[...])
        #expect(app.calls.count <= expected.count + 2 && wrapper.calls.count <= expected.count + 2)
        #expect(wrapper.timesAsked <= 5)
        #expect((wrapper.timesAsked > 0) == passesQuestions)
        #expect(device.faults.isEmpty)
    }

    // Fails when the proxy that a delegate has kept still has a handler.
    @Test("and has kept what it found, brings nothing back that is uninstalled", arguments: TestConfiguration.systems)
    func uninstalled(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let (tabWrapper, wrapper) = (WrappingTabDelegate(), WrappingDelegate())
        let navigation = UINavigationController(rootViewController: Screen("Home"))
        fixture.device.perform {
            tabWrapper.keep(delegateOf: fixture.tabs)
            TabSwipe.installed(on: fixture.tabs)?.uninstall()
            fixture.tabs.delegate = tabWrapper
            fixture.device.window.rootViewController?.addChild(navigation)
            let backSwipe = BackSwipe.install(on: navigation)
            wrapper.keep(delegateOf: navigation)
            backSwipe.uninstall()
            navigation.delegate = wrapper
            navigation.pushViewController(Screen("Next"), animated: false)
        }
        fixture.tap(2)
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.tabs.delegate === tabWrapper)
        #expect(navigation.delegate === wrapper)
    }

    @Test("for tabs is asked once, and so is the one before it", arguments: TestConfiguration.systems)
    func tabs(configuration: TestConfiguration) {
        let fixture = TabFixture(configuration)
        let wrapper = WrappingTabDelegate()
        fixture.device.perform { wrapper.wrap(delegateOf: fixture.tabs) }
        fixture.device.finger().down(at: CGPoint(x: 100, y: 400)).up()
        for (round, tab) in [2, 0, 1].enumerated() {
            fixture.device.perform { wrapper.wrap(delegateOf: fixture.tabs) }
            fixture.tap(tab)
            #expect(fixture.tabs.selectedIndex == tab)
            #expect(wrapper.timesAsked == round + 1)
            #expect(fixture.delegate.calls.filter { $0.hasPrefix("shouldSelect") }.count == round + 1)
            #expect(fixture.delegate.calls.filter { $0.hasPrefix("didSelect") }.count == round + 1)
        }
    }
}
