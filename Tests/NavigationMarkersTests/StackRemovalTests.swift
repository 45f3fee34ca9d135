import FullScreenPop
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import NavigationMarkers

@Suite("The end of a back swipe on a navigation controller that somebody else has made") @MainActor
struct StackRemovalTests {
    @Test(
        "with its markers the back swipe goes, and the delegate is the former one again",
        arguments: DeviceConfiguration.all)
    func goes(configuration: DeviceConfiguration) {
        let app = StackApp(configuration)
        #expect(app.navigation.delegate !== app.delegate)
        app.device.perform {
            app.host.removePart(at: 2)
            app.host.removePart(at: 0)
        }
        #expect(BackSwipe.installed(on: app.navigation) == nil)
        #expect(app.navigation.delegate === app.delegate)
        #expect(app.recognizers().isEmpty)
    }

    @Test("a back swipe that was there before stays, with what the app has set")
    func wasThere() {
        let app = StackApp()
        let other = UINavigationController(rootViewController: HostingController("Other"))
        let backSwipe = BackSwipe.install(on: other)
        app.device.perform {
            app.update()
            app.host.replacePart(at: 1, by: .controller { other })
        }
        app.device.settle()
        #expect(backSwipe.onEvent != nil)
        app.device.perform { app.host.removePart(at: 0) }
        #expect(BackSwipe.installed(on: other) === backSwipe)
    }

    @Test("what an app sets on a back swipe of its own outlives markers that set nothing")
    func leavesAlone() {
        let app = StackApp()
        let other = UINavigationController(rootViewController: HostingController("Other"))
        let backSwipe = BackSwipe.install(on: other)
        app.installation.update(nil)
        app.device.perform { app.host.replacePart(at: 1, by: .controller { other }) }
        app.device.settle()
        backSwipe.driver = .percentDriven
        app.device.perform { app.host.removePart(at: 0) }
        #expect(BackSwipe.installed(on: other) === backSwipe && backSwipe.driver == .percentDriven)
    }

    @Test("a back swipe that others want as well stays until the last of them goes")
    func shared() {
        let second = StackInstallation()
        let screen = HostingController(
            "Home",
            [.controller { second.makeBackMarker() }, .controller { second.makeFrontMarker() }])
        let app = StackApp(screens: [screen])
        let backSwipe = BackSwipe.installed(on: app.navigation)
        #expect(backSwipe != nil)
        app.device.perform { app.host.removePart(at: 2) }
        #expect(BackSwipe.installed(on: app.navigation) === backSwipe)
        app.device.perform { screen.removePart(at: 1) }
        #expect(BackSwipe.installed(on: app.navigation) == nil)
    }

    @Test(
        "if the markers go in the middle of a swipe, it ends as the finger wants", arguments: DeviceConfiguration.all,
        [true, false])
    func goesUnderFinger(configuration: DeviceConfiguration, finishes: Bool) {
        let app = StackApp(configuration)
        let finger = app.finger()
        app.device.perform { app.host.removePart(at: 2) }
        #expect(BackSwipe.installed(on: app.navigation) != nil)
        if finishes { app.finish(finger) } else { app.cancel(finger) }
        #expect(app.stack == (finishes ? ["Home", "One"] : ["Home", "One", "Two"]) && app.showsTop)
        #expect(app.events == [.began, finishes ? .finished : .cancelled])
        #expect(BackSwipe.installed(on: app.navigation) == nil)
        #expect(app.navigation.delegate === app.delegate)
        #expect(app.device.faults.isEmpty)
    }

    @Test("the back swipe goes with the end of a pop, although UIKit may know of that for longer")
    func goesInTime() {
        let navigation = SlowNavigationController()
        let app = StackApp(navigation: navigation)
        app.device.perform { navigation.popViewController(animated: true) }
        app.device.perform { app.host.removePart(at: 2) }
        #expect(BackSwipe.installed(on: navigation) != nil)
        app.device.settle()
        navigation.memory.remembers = false
        #expect(BackSwipe.installed(on: navigation) == nil)
    }

    @Test("the back swipe goes with markers that go when UIKit only still knows of a pop that is over")
    func goesAfterEnd() {
        let navigation = SlowNavigationController()
        let app = StackApp(navigation: navigation)
        app.device.perform { navigation.popViewController(animated: true) }
        app.device.settle()
        #expect(navigation.transitionCoordinator != nil)
        app.device.perform { app.host.removePart(at: 2) }
        app.device.settle()
        navigation.memory.remembers = false
        #expect(BackSwipe.installed(on: navigation) == nil)
    }

    @Test("a marker that is dismantled after the one in its place was made takes nothing away")
    func replaced() {
        let app = StackApp()
        let backSwipe = BackSwipe.installed(on: app.navigation)
        let installation = app.installation
        app.device.perform {
            app.host.insert(.controller { installation.makeFrontMarker() }, at: 3)
            app.host.removePart(at: 2)
        }
        #expect(backSwipe != nil && BackSwipe.installed(on: app.navigation) === backSwipe)
    }

    @Test("a marker that is removed without being dismantled takes the back swipe along")
    func removedOnly() {
        let app = StackApp()
        let marker = app.host.child(at: 0)
        app.device.perform {
            marker?.willMove(toParent: nil)
            marker?.removeFromParent()
        }
        #expect(BackSwipe.installed(on: app.navigation) == nil)
    }

    @Test(
        "if the markers are made anew in the middle of a swipe, nothing is noticed of it",
        arguments: DeviceConfiguration.all)
    func remarkedUnderFinger(configuration: DeviceConfiguration) {
        let app = StackApp(configuration)
        let recognizers = app.recognizers()
        let installation = app.installation
        let finger = app.finger()
        app.device.perform {
            app.host.replacePart(at: 0, by: .controller { installation.makeBackMarker() })
            app.host.replacePart(at: 2, by: .controller { installation.makeFrontMarker() })
        }
        app.finish(finger)
        #expect(app.stack == ["Home", "One"] && app.events == [.began, .finished])
        #expect(app.recognizers() == recognizers)
        app.swipe()
        #expect(app.stack == ["Home"])
    }

    // MARK: Memory

    @Test("nothing is kept", arguments: DeviceConfiguration.all)
    func released(configuration: DeviceConfiguration) {
        weak var navigation: UINavigationController?
        weak var installation: StackInstallation?
        weak var marker: UIViewController?
        weak var screen: UIViewController?
        do {
            let app = StackApp(configuration)
            navigation = app.navigation
            installation = app.installation
            marker = app.host.child(at: 2)
            screen = app.navigation.topViewController
            app.swipe()
            app.device.perform { app.device.window.rootViewController = nil }
            app.device.settle()
        }
        #expect(navigation == nil && installation == nil && marker == nil && screen == nil)
    }

    @Test("nothing is kept of an app that goes in the middle of a swipe", arguments: DeviceConfiguration.all)
    func releasedUnderFinger(configuration: DeviceConfiguration) {
        weak var navigation: UINavigationController?
        weak var installation: StackInstallation?
        do {
            let app = StackApp(configuration)
            navigation = app.navigation
            installation = app.installation
            let finger = app.finger()
            app.device.perform { app.host.removePart(at: 0) }
            app.device.perform { app.device.window.rootViewController = UIViewController() }
            finger.up()
            app.device.settle()
        }
        #expect(navigation == nil && installation == nil)
    }
}
