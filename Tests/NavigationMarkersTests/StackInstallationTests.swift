import FullScreenPop
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import NavigationMarkers

@Suite("A back swipe on a navigation controller that somebody else has made") @MainActor
struct StackInstallationTests {
    // MARK: Finding it

    @Test(
        "the navigation controller between the markers is found, whenever they are made",
        arguments: HostingController.ContentTime.allCases)
    func found(time: HostingController.ContentTime) {
        let app = StackApp(content: time)
        app.swipe()
        #expect(app.stack == ["Home", "One"])
        #expect(app.events == [.began, .finished])
        #expect(app.device.faults.isEmpty)
    }

    @Test("its screens are popped from anywhere, and its delegate hears of it", arguments: DeviceConfiguration.all)
    func pops(configuration: DeviceConfiguration) {
        let app = StackApp(configuration)
        app.swipe()
        #expect(app.stack == ["Home", "One"] && app.showsTop)
        #expect(app.delegate.calls == ["willShow One", "didShow One"])
        #expect(app.delegate.path == ["Home", "One"])
        app.cancel(app.finger())
        #expect(app.stack == ["Home", "One"] && app.showsTop)
        #expect(app.delegate.path == ["Home", "One"])
        #expect(app.device.faults.isEmpty)
    }

    @Test("looking again and again installs one back swipe, and sets it up once more with each update")
    func idempotent() {
        let app = StackApp()
        let backSwipe = BackSwipe.installed(on: app.navigation)
        let recognizers = app.recognizers()
        var configured = 0
        app.installation.update { _ in configured += 1 }
        #expect(configured == 1)
        for index in [0, 2] {
            let marker = app.host.child(at: index) as? StackMarker
            app.device.perform {
                marker?.look()
                marker?.view.setNeedsLayout()
            }
        }
        #expect(configured == 1)
        #expect(BackSwipe.installed(on: app.navigation) === backSwipe)
        #expect(app.recognizers() == recognizers)
        app.swipe()
        #expect(app.stack == ["Home", "One"])
    }

    // Fails when each update sets up what the last one has left: there would be a rule more each time.
    @Test("a rule that an update inserts is there once, and what it no longer sets is as before, also when markers go")
    func declarative() throws {
        let app = StackApp()
        let backSwipe = try #require(BackSwipe.installed(on: app.navigation))
        let rules = backSwipe.arbiter.rules.count
        for isNarrow in [true, true, false] {
            app.installation.update { backSwipe in
                backSwipe.arbiter.rules.insert(.when("Zoomed in") { _ in nil }, at: 0)
                if isNarrow { backSwipe.defaults.startRegion = .within(100) }
                backSwipe.isEnabled = !isNarrow
            }
            #expect(backSwipe.arbiter.rules.count == rules + 1)
            #expect(backSwipe.defaults.startRegion == (isNarrow ? .within(100) : nil))
            #expect(backSwipe.isEnabled == !isNarrow)
        }
        app.installation.update { $0.driver = .percentDriven }
        #expect(backSwipe.arbiter.rules.count == rules)
        app.device.perform { app.host.removePart(at: 2) }
        #expect(backSwipe.driver == .automatic)
    }

    @Test("markers in a screen find the navigation controller around them, once they have appeared")
    func around() {
        let installation = StackInstallation()
        let screen = HostingController(
            "Home",
            [
                .controller { installation.makeBackMarker() }, .view { UIView() },
                .controller { installation.makeFrontMarker() },
            ])
        let device = HeadlessDevice()
        let navigation = UINavigationController(rootViewController: screen)
        screen.loadViewIfNeeded()
        screen.view.layoutIfNeeded()
        #expect(BackSwipe.installed(on: navigation) == nil)
        device.perform { device.window.rootViewController = navigation }
        device.settle()
        #expect(BackSwipe.installed(on: navigation) != nil)
    }

    @Test(
        "markers around an inner stack don't touch the outer one, whichever comes first", arguments: [false, true],
        HostingController.ContentTime.allCases)
    func inner(outerIsShownFirst: Bool, time: HostingController.ContentTime) {
        let device = HeadlessDevice()
        let inner = UINavigationController(rootViewController: HostingController("Inner"))
        let installation = StackInstallation()
        let screen = HostingController(
            "Screen", content: time,
            [
                .controller { installation.makeBackMarker() }, .controller { PrivateContainer(inner) },
                .controller { installation.makeFrontMarker() },
            ])
        let outer = UINavigationController(rootViewController: HostingController("Home"))
        if outerIsShownFirst {
            device.perform { device.window.rootViewController = outer }
            device.perform { outer.pushViewController(screen, animated: true) }
        } else {
            outer.pushViewController(screen, animated: false)
            device.perform { device.window.rootViewController = outer }
        }
        device.settle()
        #expect(BackSwipe.installed(on: inner) != nil)
        #expect(BackSwipe.installed(on: outer) == nil)
    }

    @Test("of two stacks beside each other, the markers of one leave the other alone", arguments: [0, 1])
    func beside(marked: Int) {
        let device = HeadlessDevice()
        let stacks = ["Left", "Right"].map { UINavigationController(rootViewController: HostingController($0)) }
        let installation = StackInstallation()
        var parts: [HostingController.Part] = stacks.map { stack in .controller { PrivateContainer(stack) } }
        parts.insert(.controller { installation.makeFrontMarker() }, at: marked + 1)
        parts.insert(.controller { installation.makeBackMarker() }, at: marked)
        device.perform { device.window.rootViewController = HostingController("Host", parts) }
        device.settle()
        #expect(BackSwipe.installed(on: stacks[marked]) != nil)
        #expect(BackSwipe.installed(on: stacks[1 - marked]) == nil)
    }

    @Test("all columns between the markers are found, as those of a split view")
    func columns() {
        let device = HeadlessDevice()
        let stacks = ["Sidebar", "Detail"].map { UINavigationController(rootViewController: HostingController($0)) }
        let installation = StackInstallation()
        let host = HostingController(
            "Host",
            [
                .controller { installation.makeBackMarker() },
                .controller { PrivateContainer(stacks[0], PrivateContainer(stacks[1])) },
                .controller { installation.makeFrontMarker() },
            ])
        device.perform { device.window.rootViewController = host }
        device.settle()
        #expect(stacks.allSatisfy { BackSwipe.installed(on: $0) != nil })
    }

    @Test("a column that a collapsed split view has put on the stack of another is found with that one")
    func collapsed() {
        let app = StackApp()
        let column = UINavigationController(rootViewController: HostingController("Detail"))
        app.device.perform { app.navigation.viewControllers = [app.navigation.viewControllers[0], column] }
        app.device.settle()
        #expect(BackSwipe.installed(on: column) == nil)
        app.device.perform { app.update() }
        app.device.settle()
        #expect(BackSwipe.installed(on: column) != nil)
        #expect(BackSwipe.installed(on: app.navigation) != nil)
    }

    @Test("a stack in a screen between the markers is not theirs")
    func nested() {
        let inner = UINavigationController(rootViewController: HostingController("Inner"))
        let app = StackApp(screens: [HostingController("Home", [.controller { PrivateContainer(inner) }])])
        #expect(BackSwipe.installed(on: app.navigation) != nil)
        #expect(BackSwipe.installed(on: inner) == nil)
    }

    @Test("a stack in a tab that is not chosen yet is found when it is")
    func inTab() {
        let app = StackApp { host in
            let tabs = UITabBarController()
            tabs.viewControllers = [HostingController("First"), host]
            return tabs
        }
        #expect(BackSwipe.installed(on: app.navigation) == nil)
        app.device.perform { (app.device.window.rootViewController as? UITabBarController)?.selectedIndex = 1 }
        app.device.settle()
        app.swipe()
        #expect(app.stack == ["Home", "One"])
        #expect(app.device.faults.isEmpty)
    }

    @Test("a stack in a tab inside the markers keeps its back swipe while another tab is chosen")
    func aroundTabs() {
        let device = HeadlessDevice()
        let stacks = ["First", "Second"].map { UINavigationController(rootViewController: HostingController($0)) }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        let installation = StackInstallation()
        let host = HostingController(
            "Host",
            [
                .controller { installation.makeBackMarker() }, .controller { tabs },
                .controller { installation.makeFrontMarker() },
            ])
        device.perform { device.window.rootViewController = host }
        device.settle()
        let first = BackSwipe.installed(on: stacks[0])
        #expect(first != nil)
        device.perform {
            tabs.selectedIndex = 1
            installation.update { _ in }
        }
        device.settle()
        #expect(BackSwipe.installed(on: stacks[0]) === first)
        #expect(BackSwipe.installed(on: stacks[1]) != nil)
    }

    @Test("a stack in a sheet is found", arguments: DeviceConfiguration.all)
    func inSheet(configuration: DeviceConfiguration) {
        let app = StackApp(configuration) { _ in HostingController("Below") }
        app.device.perform {
            app.device.window.rootViewController?.present(app.host, animated: true)
        }
        app.device.settle()
        app.swipe()
        #expect(app.stack == ["Home", "One"])
        #expect(app.device.window.rootViewController?.presentedViewController === app.host)
    }

    // MARK: Not finding it

    @Test("where there is no navigation controller, nothing happens")
    func none() {
        let device = HeadlessDevice()
        let installation = StackInstallation()
        var configured = 0
        let host = HostingController(
            "Host",
            [.controller { installation.makeBackMarker() }, .controller { installation.makeFrontMarker() }])
        installation.update { _ in configured += 1 }
        device.perform { device.window.rootViewController = host }
        device.settle()
        installation.update { _ in configured += 1 }
        device.settle()
        #expect(configured == 0 && device.faults.isEmpty)
    }

    @Test("a navigation controller that comes after the markers is found with the update that brings it")
    func later() {
        let app = StackApp()
        let later = UINavigationController(rootViewController: HostingController("Later"))
        app.device.perform { app.host.removePart(at: 1) }
        app.device.settle()
        app.device.perform {
            // Before SwiftUI has made what the same update changes.
            app.update()
            app.host.insert(.controller { PrivateContainer(later) }, at: 1)
        }
        app.device.settle()
        #expect(BackSwipe.installed(on: later) != nil)
    }

    @Test(
        "a stack that is made anew is found, although its controller is the last child now",
        arguments: DeviceConfiguration.all)
    func anew(configuration: DeviceConfiguration) {
        let app = StackApp(configuration)
        let screens = [HostingController("New"), HostingController("Top")]
        let delegate = PathDelegate()
        let new = UINavigationController()
        new.delegate = delegate
        app.device.perform {
            app.update()
            app.host.replacePart(
                at: 1,
                by: .controller {
                    new.viewControllers = screens
                    return PrivateContainer(new)
                })
        }
        app.device.settle()
        app.swipe()
        #expect(new.viewControllers == [screens[0]])
        #expect(delegate.path == ["New"])
        #expect(app.events == [.began, .finished])
    }

    @Test(
        "a stack that is made anew in the middle of a swipe leaves nothing behind", arguments: DeviceConfiguration.all)
    func anewUnderFinger(configuration: DeviceConfiguration) {
        let app = StackApp(configuration)
        let new = UINavigationController(rootViewController: HostingController("New"))
        new.pushViewController(HostingController("Top"), animated: false)
        let finger = app.finger()
        app.device.perform {
            app.update()
            app.host.replacePart(at: 1, by: .controller { PrivateContainer(new) })
        }
        app.finish(finger)
        #expect(new.viewControllers.count == 2)
        app.swipe()
        #expect(new.viewControllers.count == 1)
    }

    // MARK: The delegate

    @Test("a delegate that is set later, or again, hears everything", arguments: DeviceConfiguration.all)
    func lateDelegate(configuration: DeviceConfiguration) {
        let app = StackApp(configuration)
        let later = PathDelegate()
        app.navigation.delegate = later
        app.swipe()
        #expect(later.path == ["Home", "One"])
        #expect(app.events == [.began, .finished])
        app.navigation.delegate = later
        app.swipe()
        #expect(later.path == ["Home"])
        #expect(app.events == [.began, .finished, .began, .finished])
    }

    @Test("a delegate that is set again is adopted when a marker looks, before any touch")
    func adoptedByLook() {
        let app = StackApp()
        app.navigation.delegate = app.delegate
        app.device.perform { app.host.view.setNeedsLayout() }
        app.device.perform { app.update() }
        app.device.settle()
        #expect(app.navigation.delegate !== app.delegate)
        app.device.perform { app.navigation.popViewController(animated: true) }
        app.device.settle()
        #expect(app.delegate.path == ["Home", "One"])
    }

    @Test(
        "a delegate that is replaced in the middle of a swipe hears how it ends", arguments: DeviceConfiguration.all,
        [true, false])
    func delegateUnderFinger(configuration: DeviceConfiguration, finishes: Bool) {
        let app = StackApp(configuration)
        let later = PathDelegate()
        let finger = app.finger()
        app.device.perform { app.navigation.delegate = later }
        if finishes { app.finish(finger) } else { app.cancel(finger) }
        #expect(app.stack == (finishes ? ["Home", "One"] : ["Home", "One", "Two"]) && app.showsTop)
        #expect(later.path == (finishes ? ["Home", "One"] : []))
        app.swipe()
        #expect(app.stack == (finishes ? ["Home"] : ["Home", "One"]))
        #expect(later.path == app.stack)
    }

    // MARK: The stack

    @Test(
        "a path that changes in the middle of a swipe is what is shown", arguments: DeviceConfiguration.all,
        [true, false])
    func pathUnderFinger(configuration: DeviceConfiguration, finishes: Bool) {
        let app = StackApp(configuration)
        let finger = app.finger()
        let screens = [app.navigation.viewControllers[0], HostingController("New")]
        app.device.perform { app.navigation.setViewControllers(screens, animated: false) }
        if finishes { app.finish(finger) } else { app.cancel(finger) }
        #expect(app.showsTop)
        app.device.perform { app.navigation.setViewControllers(screens, animated: false) }
        app.device.settle()
        app.swipe()
        #expect(app.stack == ["Home"] && app.showsTop)
    }
}
