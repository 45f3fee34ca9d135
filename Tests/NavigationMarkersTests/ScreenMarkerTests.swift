import FullScreenPop
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import NavigationMarkers

@Suite("A marker that sets an option of the screen that it is in") @MainActor
struct ScreenMarkerTests {
    private func part(_ option: ScreenOption) -> HostingController.Part { .controller { ScreenMarker(option) } }

    private final class State {
        var isAllowed = false
    }

    // MARK: The screen

    @Test("the option applies, whenever the marker is made", arguments: HostingController.ContentTime.allCases)
    func applies(time: HostingController.ContentTime) {
        let screen = HostingController("Top", content: time, [part(ScreenOption(\.isEnabled, false))])
        let app = StackApp(screens: [HostingController("Home"), screen])
        #expect(screen.fullScreenPop.isEnabled == false)
        app.swipe()
        #expect(app.stack == ["Home", "Top"])
    }

    @Test("a screen that is not popped by swipes is popped by none of them", arguments: DeviceConfiguration.all)
    func disabled(configuration: DeviceConfiguration) {
        let screen = HostingController("Top", [part(ScreenOption(\.isEnabled, false))])
        let app = StackApp(configuration, screens: [HostingController("Home"), screen])
        for x in [5, 100, 250] as [CGFloat] { app.swipe(at: x) }
        #expect(app.stack == ["Home", "Top"])
        #expect(app.events.count == 3 && app.device.faults.isEmpty)
    }

    @Test(
        "a screen that hides its back button is popped if it says so", arguments: DeviceConfiguration.all, [nil, true])
    func hiddenBackButton(configuration: DeviceConfiguration, isEnabled: Bool?) {
        let screen = HostingController("Top", [part(ScreenOption(\.isEnabled, isEnabled))])
        screen.navigationItem.hidesBackButton = true
        let app = StackApp(configuration, screens: [HostingController("Home"), screen])
        app.swipe()
        #expect(app.stack == (isEnabled == true ? ["Home"] : ["Home", "Top"]))
    }

    @Test("a swipe starts in the region that the marker states", arguments: DeviceConfiguration.all)
    func startRegion(configuration: DeviceConfiguration) {
        let screen = HostingController("Top", [part(ScreenOption(\.startRegion, .within(120)))])
        let app = StackApp(configuration, screens: [HostingController("Home"), screen])
        app.swipe(at: 130)
        #expect(app.stack == ["Home", "Top"])
        app.swipe(at: 110)
        #expect(app.stack == ["Home"])
    }

    @Test("a condition is asked when a swipe is about to begin", arguments: DeviceConfiguration.all)
    func shouldPop(configuration: DeviceConfiguration) {
        let state = State()
        let screen = HostingController("Top", [part(ScreenOption(\.shouldPop, .when { _ in state.isAllowed }))])
        let app = StackApp(configuration, screens: [HostingController("Home"), screen])
        app.swipe()
        #expect(app.stack == ["Home", "Top"])
        state.isAllowed = true
        app.swipe()
        #expect(app.stack == ["Home"])
    }

    /// Whether the screen is seen in perspective, as a face of the cube is.
    private func isTurned(_ screen: UIViewController) -> Bool {
        sequence(first: screen.view.layer, next: \.superlayer).contains {
            $0.transform.m34 != 0 || $0.sublayerTransform.m34 != 0
        }
    }

    @Test(
        "a pop plays the transition of the marker, and can be cancelled", arguments: DeviceConfiguration.all,
        HostingController.ContentTime.allCases)
    func transition(configuration: DeviceConfiguration, time: HostingController.ContentTime) {
        let screen = HostingController("Top", content: time, [part(ScreenOption(\.transition, .cube))])
        let app = StackApp(configuration, screens: [HostingController("Home"), screen])
        let finger = app.finger()
        #expect(isTurned(screen))
        app.cancel(finger)
        #expect(app.stack == ["Home", "Top"] && app.showsTop)
        app.swipe()
        #expect(app.stack == ["Home"] && app.showsTop)
        #expect(app.device.faults.isEmpty)
    }

    @Test(
        "a push plays the transition only if the content is made with the view", arguments: DeviceConfiguration.all,
        HostingController.ContentTime.allCases)
    func pushed(configuration: DeviceConfiguration, time: HostingController.ContentTime) {
        let screen = HostingController("Top", content: time, [part(ScreenOption(\.transition, .cube))])
        let app = StackApp(configuration, screens: [HostingController("Home")])
        app.device.perform { app.navigation.pushViewController(screen, animated: true) }
        app.device.advance(by: 0.1)
        #expect(isTurned(screen) == (time == .loading))
        app.device.settle()
        #expect(app.showsTop && app.device.faults.isEmpty)
    }

    @Test("the screen is the nearest one on a stack, however deep the marker is")
    func deep() {
        let marker = ScreenMarker(ScreenOption(\.isEnabled, false))
        let inner = HostingController("Inner", [.controller { PrivateContainer(marker) }])
        let screen = HostingController("Top", [.controller { PrivateContainer(inner) }])
        _ = StackApp(screens: [HostingController("Home"), screen])
        #expect(screen.fullScreenPop.isEnabled == false)
        #expect(inner.fullScreenPop.isEnabled == nil)
    }

    @Test("of stacks in one another, the screen of the innermost has the option")
    func innermost() {
        let innerScreen = HostingController("Inner", [part(ScreenOption(\.isEnabled, false))])
        let inner = UINavigationController(rootViewController: innerScreen)
        let outerScreen = HostingController("Outer", [.controller { PrivateContainer(inner) }])
        _ = StackApp(screens: [HostingController("Home"), outerScreen])
        #expect(innerScreen.fullScreenPop.isEnabled == false)
        #expect(outerScreen.fullScreenPop.isEnabled == nil)
    }

    @Test("outside of a stack a marker does nothing, and in the stack that its screen comes to it does")
    func outside() {
        let screen = HostingController("Top", content: .loading, [part(ScreenOption(\.isEnabled, false))])
        screen.loadViewIfNeeded()
        #expect(screen.fullScreenPop.isEnabled == nil)
        let app = StackApp(screens: [HostingController("Home")])
        app.device.perform { app.navigation.pushViewController(screen, animated: true) }
        app.device.settle()
        #expect(screen.fullScreenPop.isEnabled == false)
    }

    @Test("a marker that is moved to another screen takes its option along")
    func moved() {
        let marker = ScreenMarker(ScreenOption(\.isEnabled, false))
        let screens = [HostingController("Home"), HostingController("Top", [.controller { marker }])]
        let app = StackApp(screens: screens)
        app.device.perform {
            screens[0].addChild(marker)
            screens[0].view.addSubview(marker.view)
            marker.didMove(toParent: screens[0])
        }
        #expect(screens[0].fullScreenPop.isEnabled == false)
        #expect(screens[1].fullScreenPop.isEnabled == nil)
    }

    @Test("a marker that is moved out of its screen takes its option along", arguments: [true, false])
    func movedOut(isShown: Bool) {
        let marker = ScreenMarker(ScreenOption(\.isEnabled, false))
        let screen = HostingController("Top", [.controller { marker }])
        let app = StackApp(screens: [HostingController("Home"), screen])
        let elsewhere = UIViewController()
        app.device.perform {
            if isShown { app.device.window.addSubview(elsewhere.view) }
            elsewhere.addChild(marker)
            elsewhere.view.addSubview(marker.view)
            marker.didMove(toParent: elsewhere)
        }
        #expect(screen.fullScreenPop.isEnabled == nil)
    }

    @Test("a marker that gets into an inner stack of its screen sets the option there")
    func movedInside() {
        let marker = ScreenMarker(ScreenOption(\.isEnabled, false))
        let content = PrivateContainer(marker)
        let screen = HostingController("Top", content: .loading, [.controller { content }])
        let outer = UINavigationController(rootViewController: screen)
        screen.loadViewIfNeeded()
        #expect(screen.fullScreenPop.isEnabled == false)
        screen.addChild(UINavigationController(rootViewController: content))
        marker.look()
        #expect(content.fullScreenPop.isEnabled == false)
        #expect(screen.fullScreenPop.isEnabled == nil)
        #expect(outer.viewControllers == [screen])
    }

    @Test("a marker that is removed without being dismantled takes its option along")
    func removedOnly() {
        let marker = ScreenMarker(ScreenOption(\.isEnabled, false))
        let screen = HostingController("Top", [.controller { marker }])
        let app = StackApp(screens: [HostingController("Home"), screen])
        app.device.perform {
            marker.willMove(toParent: nil)
            marker.removeFromParent()
        }
        #expect(screen.fullScreenPop.isEnabled == nil)
    }

    // MARK: Changes

    @Test(
        "a value that changes while the screen is shown applies to the next swipe", arguments: DeviceConfiguration.all)
    func changed(configuration: DeviceConfiguration) {
        let screen = HostingController("Top", [part(ScreenOption(\.isEnabled, false))])
        let app = StackApp(configuration, screens: [HostingController("Home"), screen])
        let marker = screen.child(at: 0) as? ScreenMarker
        app.swipe()
        app.device.perform { marker?.option = ScreenOption(\.isEnabled, true) }
        app.swipe()
        #expect(app.stack == ["Home"])
    }

    @Test(
        "values that change in the middle of a swipe don't disturb it", arguments: DeviceConfiguration.all,
        [true, false])
    func changedUnderFinger(configuration: DeviceConfiguration, finishes: Bool) {
        let screen = HostingController(
            "Top", [part(ScreenOption(\.isEnabled, true)), part(ScreenOption(\.transition, nil))])
        let app = StackApp(configuration, screens: [HostingController("Home"), screen])
        let finger = app.finger()
        app.device.perform {
            (screen.child(at: 0) as? ScreenMarker)?.option = ScreenOption(\.isEnabled, false)
            (screen.child(at: 1) as? ScreenMarker)?.option = ScreenOption(\.transition, .cube)
        }
        if finishes { app.finish(finger) } else { app.cancel(finger) }
        #expect(app.stack == (finishes ? ["Home"] : ["Home", "Top"]) && app.showsTop)
        #expect(app.device.faults.isEmpty)
        app.swipe()
        #expect(app.stack == (finishes ? ["Home"] : ["Home", "Top"]))
    }

    @Test(
        "content that is made anew in the middle of a swipe doesn't disturb it", arguments: DeviceConfiguration.all,
        [true, false])
    func remadeUnderFinger(configuration: DeviceConfiguration, finishes: Bool) {
        let screen = HostingController("Top", [part(ScreenOption(\.startRegion, .within(120)))])
        let app = StackApp(configuration, screens: [HostingController("Home"), screen])
        let finger = app.finger()
        app.device.perform { screen.replacePart(at: 0, by: part(ScreenOption(\.startRegion, .within(120)))) }
        if finishes { app.finish(finger) } else { app.cancel(finger) }
        #expect(app.stack == (finishes ? ["Home"] : ["Home", "Top"]) && app.showsTop)
        guard !finishes else { return }
        app.swipe(at: 130)
        #expect(app.stack == ["Home", "Top"])
        app.swipe(at: 110)
        #expect(app.stack == ["Home"])
    }

    @Test("when a marker goes, the screen has what it had before")
    func removed() {
        let screen = HostingController("Top", [part(ScreenOption(\.isEnabled, false))])
        screen.fullScreenPop.isEnabled = true
        let app = StackApp(screens: [HostingController("Home"), screen])
        #expect(screen.fullScreenPop.isEnabled == false)
        app.device.perform { screen.removePart(at: 0) }
        #expect(screen.fullScreenPop.isEnabled == true)
    }

    @Test("a marker without a value is as if it were not there")
    func without() {
        let screen = HostingController(
            "Top", [part(ScreenOption(\.isEnabled, false)), part(ScreenOption(\.isEnabled, nil))])
        screen.fullScreenPop.startRegion = .within(50)
        let app = StackApp(screens: [HostingController("Home"), screen])
        #expect(screen.fullScreenPop.isEnabled == false)
        app.device.perform { (screen.child(at: 0) as? ScreenMarker)?.option = ScreenOption(\.isEnabled, nil) }
        #expect(screen.fullScreenPop.isEnabled == nil)
        #expect(screen.fullScreenPop.startRegion == .within(50))
    }

    @Test("options that no marker is for are the app's, also while there are markers")
    func others() {
        let screen = HostingController("Top", [part(ScreenOption(\.isEnabled, false))])
        let app = StackApp(screens: [HostingController("Home"), screen])
        screen.fullScreenPop.startRegion = .leadingEdge
        app.device.perform { screen.insert(part(ScreenOption(\.transition, .fold)), at: 1) }
        app.device.perform { screen.removePart(at: 0) }
        #expect(screen.fullScreenPop.isEnabled == nil)
        #expect(screen.fullScreenPop.startRegion == .leadingEdge)
        #expect(screen.fullScreenPop.transition != nil)
    }

    @Test("of several markers for one option the last to come counts, and the others when it has gone")
    func several() {
        let screen = HostingController("Top", [part(ScreenOption(\.startRegion, .within(10)))])
        let app = StackApp(screens: [HostingController("Home"), screen])
        app.device.perform { screen.insert(part(ScreenOption(\.startRegion, .within(20))), at: 1) }
        #expect(screen.fullScreenPop.startRegion == .within(20))
        app.device.perform { (screen.child(at: 0) as? ScreenMarker)?.option = ScreenOption(\.startRegion, .within(30)) }
        #expect(screen.fullScreenPop.startRegion == .within(20))
        app.device.perform { screen.removePart(at: 1) }
        #expect(screen.fullScreenPop.startRegion == .within(30))
        app.device.perform { screen.removePart(at: 0) }
        #expect(screen.fullScreenPop.startRegion == nil)
    }

    // MARK: Appearance

    @Test("of tabs in a screen, the chosen one's options count")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            HostingController("First", [part(ScreenOption(\.isEnabled, false))]),
            HostingController("Second", [part(ScreenOption(\.startRegion, .within(50)))]),
        ]
        let screen = HostingController("Top", [.controller { tabs }])
        let app = StackApp(screens: [HostingController("Home"), screen])
        #expect(screen.fullScreenPop.isEnabled == false)
        app.device.perform { tabs.selectedIndex = 1 }
        app.device.settle()
        #expect(screen.fullScreenPop.isEnabled == nil)
        #expect(screen.fullScreenPop.startRegion == .within(50))
        app.device.perform { tabs.selectedIndex = 0 }
        app.device.settle()
        #expect(screen.fullScreenPop.isEnabled == false)
        #expect(screen.fullScreenPop.startRegion == nil)
    }

    @Test(
        "a screen that is covered keeps its options, and has them when it comes back",
        arguments: DeviceConfiguration.all)
    func covered(configuration: DeviceConfiguration) {
        let screen = HostingController("Top", [part(ScreenOption(\.isEnabled, false))])
        let app = StackApp(configuration, screens: [HostingController("Home"), screen])
        app.device.perform { app.navigation.pushViewController(HostingController("Cover"), animated: true) }
        app.device.settle()
        #expect(screen.fullScreenPop.isEnabled == false)
        app.swipe()
        #expect(app.stack == ["Home", "Top"])
        app.swipe()
        #expect(app.stack == ["Home", "Top"])
    }

    @Test("a screen that a swipe brings half back has kept its options", arguments: DeviceConfiguration.all)
    func cancelled(configuration: DeviceConfiguration) {
        let screen = HostingController("Top", [part(ScreenOption(\.startRegion, .within(120)))])
        let app = StackApp(configuration, screens: [HostingController("Home"), screen])
        app.cancel(app.finger())
        #expect(screen.fullScreenPop.startRegion == .within(120))
        app.swipe(at: 130)
        #expect(app.stack == ["Home", "Top"])
    }

    @Test("a marker in a screen that is being popped doesn't look for another one")
    func leaving() {
        let inner = UINavigationController(rootViewController: HostingController("Inner"))
        let outerScreen = HostingController("Outer", [.controller { PrivateContainer(inner) }])
        let app = StackApp(screens: [HostingController("Home"), outerScreen])
        let top = HostingController("Top", [part(ScreenOption(\.isEnabled, true))])
        app.device.perform { inner.pushViewController(top, animated: true) }
        app.device.settle()
        app.device.perform { inner.popViewController(animated: true) }
        app.device.advance(by: 0.1)
        app.device.perform { top.view.setNeedsLayout() }
        app.device.perform { (top.child(at: 0) as? ScreenMarker)?.option = ScreenOption(\.isEnabled, false) }
        #expect(outerScreen.fullScreenPop.isEnabled == nil)
        app.device.settle()
        #expect(outerScreen.fullScreenPop.isEnabled == nil)
    }

    // MARK: Memory

    @Test("neither markers nor screens are kept", arguments: DeviceConfiguration.all)
    func released(configuration: DeviceConfiguration) {
        weak var screen: UIViewController?
        weak var marker: UIViewController?
        let app = StackApp(configuration, screens: [HostingController("Home")])
        do {
            let top = HostingController(
                "Top", [part(ScreenOption(\.shouldPop, .when { _ in true })), part(ScreenOption(\.transition, .cube))])
            app.device.perform { app.navigation.pushViewController(top, animated: false) }
            app.device.settle()
            screen = top
            marker = top.child(at: 0)
        }
        app.cancel(app.finger())
        app.swipe()
        #expect(app.stack == ["Home"])
        #expect(screen == nil && marker == nil)
    }

    @Test("a marker that is released without a word no longer counts with the next change")
    func forgotten() {
        let screen = HostingController("Top")
        let app = StackApp(screens: [HostingController("Home"), screen])
        do {
            let marker = ScreenMarker(ScreenOption(\.isEnabled, false))
            screen.markedOptions.update(marker, with: marker.option, of: screen)
        }
        #expect(screen.fullScreenPop.isEnabled == false)
        app.device.perform { screen.insert(part(ScreenOption(\.startRegion, .within(50))), at: 0) }
        #expect(screen.fullScreenPop.isEnabled == nil)
    }
}
