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

    @Test("its screens are popped from anywhere, and its delegate hears of it", arguments: World.all)
    func pops(world: World) {
        let app = StackApp(world)
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

    @Test("a stack in a sheet is found", arguments: World.all)
    func inSheet(world: World) {
        let app = StackApp(world) { _ in HostingController("Below") }
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

    @Test("a stack that is made anew is found, although its controller is the last child now", arguments: World.all)
    func anew(world: World) {
        let app = StackApp(world)
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

    @Test("a stack that is made anew in the middle of a swipe leaves nothing behind", arguments: World.all)
    func anewUnderFinger(world: World) {
        let app = StackApp(world)
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

    // MARK: Going

    @Test("with its markers the back swipe goes, and the delegate is the former one again", arguments: World.all)
    func goes(world: World) {
        let app = StackApp(world)
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
        "if the markers go in the middle of a swipe, it ends as the finger wants", arguments: World.all, [true, false])
    func goesUnderFinger(world: World, finishes: Bool) {
        let app = StackApp(world)
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

    /// Still knows of a transition when its coordinator tells that it is over.
    private final class SlowNavigationController: UINavigationController {
        var remembers = true
        private var last: (any UIViewControllerTransitionCoordinator)?

        override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
            last = super.transitionCoordinator ?? (remembers ? last : nil)
            return last
        }
    }

    @Test("the back swipe goes with the end of a pop, although UIKit may know of that for longer")
    func goesInTime() {
        let navigation = SlowNavigationController()
        let app = StackApp(navigation: navigation)
        app.device.perform { navigation.popViewController(animated: true) }
        app.device.perform { app.host.removePart(at: 2) }
        #expect(BackSwipe.installed(on: navigation) != nil)
        app.device.settle()
        navigation.remembers = false
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

    @Test("if the markers are made anew in the middle of a swipe, nothing is noticed of it", arguments: World.all)
    func remarkedUnderFinger(world: World) {
        let app = StackApp(world)
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

    // MARK: The delegate

    @Test("a delegate that is set later, or again, hears everything", arguments: World.all)
    func lateDelegate(world: World) {
        let app = StackApp(world)
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
        "a delegate that is replaced in the middle of a swipe hears how it ends", arguments: World.all, [true, false])
    func delegateUnderFinger(world: World, finishes: Bool) {
        let app = StackApp(world)
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

    @Test("a path that changes in the middle of a swipe is what is shown", arguments: World.all, [true, false])
    func pathUnderFinger(world: World, finishes: Bool) {
        let app = StackApp(world)
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

    // MARK: Memory

    @Test("nothing is kept", arguments: World.all)
    func released(world: World) {
        weak var navigation: UINavigationController?
        weak var installation: StackInstallation?
        weak var marker: UIViewController?
        weak var screen: UIViewController?
        do {
            let app = StackApp(world)
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

    @Test("nothing is kept of an app that goes in the middle of a swipe", arguments: World.all)
    func releasedUnderFinger(world: World) {
        weak var navigation: UINavigationController?
        weak var installation: StackInstallation?
        do {
            let app = StackApp(world)
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
