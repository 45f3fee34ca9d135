import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("A back swipe that is uninstalled") @MainActor
struct UninstallationTests {
    @Test("a back swipe that is uninstalled leaves everything as it was", arguments: TestConfiguration.leftToRight)
    func uninstalled(configuration: TestConfiguration) {
        let setting = InstalledStack(configuration)
        let delegate = RecordingDelegate()
        setting.device.perform {
            BackSwipe.installed(on: setting.navigation)?.uninstall()
            setting.navigation.delegate = delegate
        }
        #expect(BackSwipe.installed(on: setting.navigation) == nil)
        let names = setting.navigation.view.gestureRecognizers?.compactMap(\.name) ?? []
        #expect(!names.contains { $0.hasPrefix("FullScreenPop") })
        setting.device.finger().down(at: CGPoint(x: 5, y: 400)).move(by: 300, over: 0.3).hold(for: 0.2).up()
        setting.device.settle()
        #expect(setting.stack == ["Home", "One"])
        #expect(setting.events.isEmpty)
        #expect(delegate.calls == ["willShow One", "didShow One"])
        #expect(setting.device.faults.isEmpty)
    }

    @Test(
        "a back swipe that is uninstalled in the middle of a pop brings the screen back",
        arguments: TestConfiguration.leftToRight)
    func uninstalledUnderFinger(configuration: TestConfiguration) {
        let setting = InstalledStack(configuration)
        let finger = setting.finger(by: 120)
        setting.device.perform { BackSwipe.installed(on: setting.navigation)?.uninstall() }
        finger.move(by: 50, over: 0.1).up()
        setting.device.settle()
        #expect(setting.showsTop)
        setting.device.perform { setting.navigation.popToRootViewController(animated: true) }
        setting.device.settle()
        #expect(setting.stack == ["Home"] && setting.showsTop)
    }

    // Fails when `BackSwipeRecognizers` are gone before the one that drives is told that it is cancelled.
    @Test(
        "one that is uninstalled by the handler of a swipe that begins brings the screen back, and can be installed again",
        arguments: TestConfiguration.leftToRight, [false, true])
    func uninstalledWhenBegun(configuration: TestConfiguration, isAtOnce: Bool) {
        let setting = InstalledStack(configuration)
        let navigation = setting.navigation
        setting.whenBegun = {
            BackSwipe.installed(on: navigation)?.uninstall()
            if isAtOnce { BackSwipe.install(on: navigation) }
        }
        let finger = setting.finger(by: 180)
        finger.move(by: 60, over: 0.1).up()
        setting.device.settle()
        #expect(setting.events == [.began, .cancelled])
        #expect(setting.stack == ["Home", "One", "Two"])
        #expect(setting.showsTop)
        #expect(setting.device.faults.isEmpty)
        let names = navigation.view.gestureRecognizers?.compactMap(\.name) ?? []
        #expect(names.filter { $0 == "FullScreenPop.pan" }.count == (isAtOnce ? 2 : 0))
        setting.whenBegun = {}
        setting.device.perform { _ = BackSwipe.install(on: navigation) }
        setting.swipe()
        #expect(setting.events == [.began, .cancelled, .began, .finished])
        #expect(setting.stack == ["Home", "One"])
    }

    private enum Departure: CaseIterable {
        case uninstalledFirst, coveredFirst
    }

    // Fails when a recognizer that has left its window is removed before it has reported that it is cancelled.
    @Test(
        "one that is uninstalled during a swipe, while the stack leaves the window, leaves nothing running",
        arguments: TestConfiguration.leftToRight, Departure.allCases)
    private func uninstalledOffWindow(configuration: TestConfiguration, departure: Departure) {
        for isAtBeginning in [true, false] {
            weak var stack: UINavigationController?
            do {
                let setting = InstalledStack(configuration)
                let (device, navigation) = (setting.device, setting.navigation)
                stack = navigation
                let leave = { [unowned device, unowned navigation] in
                    if departure == .uninstalledFirst { BackSwipe.installed(on: navigation)?.uninstall() }
                    device.window.rootViewController = Screen("Login")
                    if departure == .coveredFirst { BackSwipe.installed(on: navigation)?.uninstall() }
                }
                if isAtBeginning { setting.whenBegun = leave }
                let finger = setting.finger(by: 180)
                if !isAtBeginning { device.perform(leave) }
                finger.move(by: 60, over: 0.1).up()
                device.settle()
                setting.whenBegun = {}
                #expect(setting.events == [.began, .cancelled])
                #expect(navigation.transitionCoordinator == nil)
                #expect(!device.isMoving)
            }
            #expect(stack == nil)
        }
    }

    // Fails when UIKit's own recognizers are told of the end in the middle of their beginning.
    @Test(
        "a FullScreenPopNavigationController's can be uninstalled as well when a swipe begins",
        arguments: TestConfiguration.leftToRight)
    func subclassUninstalledWhenBegun(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.whenBegun = { [unowned fixture] in fixture.navigation.backSwipe.uninstall() }
        fixture.finger(at: 100).move(by: fixture.back(250), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .cancelled])
        #expect(fixture.stack.count == 2)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when only the recognizers of the back swipe are taken away.
    @Test(
        "one that is uninstalled while another finger has taken the pop up brings the screen back",
        arguments: TestConfiguration.leftToRight)
    func uninstalledWhenTakenUp(configuration: TestConfiguration) throws {
        let setting = InstalledStack(configuration)
        let backSwipe = try #require(BackSwipe.installed(on: setting.navigation))
        backSwipe.defaults.transition = .slide.timing(.linear(1))
        setting.finger(by: 250).up()
        setting.device.advance(by: 0.1)
        let second = setting.finger(by: -60)
        #expect(backSwipe.isTransitioning)
        setting.device.perform { backSwipe.uninstall() }
        second.move(by: 200, over: 0.2)
        setting.device.advance(by: 1.5)
        #expect(setting.events == [.began, .cancelled])
        second.up()
        setting.device.settle()
        #expect(setting.stack == ["Home", "One", "Two"])
        #expect(setting.showsTop && setting.device.faults.isEmpty)
    }
}
