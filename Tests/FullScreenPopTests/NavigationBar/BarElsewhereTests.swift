import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("The navigation bar, when what is on top changes out of sight") @MainActor
struct BarElsewhereTests {
    /// A navigation controller in a tab, with a screen on top that hides the bar.
    @MainActor
    private final class Setting {
        let device: HeadlessDevice
        let navigation: UINavigationController
        let photo = Screen("Photo")
        private let tabs = UITabBarController()

        /// - Parameter isAnnounced: Whether UIKit tells the delegate of such a screen when it is seen.
        init(isInstalled: Bool, isAnnounced: Bool = true) {
            var profile = BehaviourProfile(system: .iOS18)
            profile.navigation.announcesScreenOnReturn = isAnnounced
            device = HeadlessDevice(profile: profile)
            navigation = isInstalled ? UINavigationController() : FullScreenPopNavigationController()
            photo.fullScreenPop.hidesNavigationBar = true
            BackSwipe.install(on: navigation)
            device.perform {
                navigation.viewControllers = [Screen("Home"), photo]
                tabs.viewControllers = [navigation, Screen("Other")]
                device.window.rootViewController = tabs
            }
            device.settle()
        }

        var isBarHidden: Bool { navigation.isNavigationBarHidden }

        func inOtherTab(_ change: () -> Void) {
            device.perform { tabs.selectedIndex = 1 }
            device.perform(change)
            device.perform { tabs.selectedIndex = 0 }
            device.settle()
        }
    }

    @Test(
        "the bar is back after a pop to the root under a modal", arguments: [true, false],
        [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func underModal(isInstalled: Bool, style: UIModalPresentationStyle) {
        for isAnimated in [true, false] {
            let setting = Setting(isInstalled: isInstalled)
            #expect(setting.isBarHidden)
            let modal = Screen("Modal")
            modal.modalPresentationStyle = style
            setting.device.perform { setting.navigation.present(modal, animated: true) }
            setting.device.settle()
            setting.device.perform { setting.navigation.popToRootViewController(animated: isAnimated) }
            setting.device.settle()
            setting.device.perform { setting.navigation.dismiss(animated: true) }
            #expect(!setting.isBarHidden)
            setting.device.settle()
            #expect(!setting.isBarHidden)
            #expect(setting.device.faults.isEmpty)
        }
    }

    // Fails when `FullScreenPopNavigationController.viewWillAppear` does not adapt the bar.
    @Test(
        "the bar fits what has come to the top in another tab, whether UIKit tells of it or not",
        arguments: [true, false])
    func otherTab(isAnnounced: Bool) {
        let setting = Setting(isInstalled: false, isAnnounced: isAnnounced)
        setting.inOtherTab { setting.navigation.popToRootViewController(animated: true) }
        #expect(!setting.isBarHidden)
        setting.inOtherTab { setting.navigation.pushViewController(setting.photo, animated: true) }
        #expect(setting.isBarHidden)
        #expect(setting.device.faults.isEmpty)
    }

    // Fails when `BackSwipe.touchDidChange` does not adapt the bar.
    @Test("with an installed back swipe, the bar fits no later than the next touch, if UIKit tells of nothing")
    func nextTouch() {
        let setting = Setting(isInstalled: true, isAnnounced: false)
        setting.inOtherTab { setting.navigation.popToRootViewController(animated: true) }
        setting.device.finger().down(at: CGPoint(x: 200, y: 400)).up()
        #expect(!setting.isBarHidden)
        #expect(setting.device.faults.isEmpty)
    }

    // Fails when `NavigationBarAdapter.adaptToTopScreen` adapts the bar to a screen that has it already.
    @Test("a touch leaves alone what the app has made of the bar", arguments: [true, false])
    func touch(isInstalled: Bool) {
        let setting = Setting(isInstalled: isInstalled)
        setting.navigation.setNavigationBarHidden(false, animated: false)
        setting.device.finger().down(at: CGPoint(x: 200, y: 400)).up()
        #expect(!setting.isBarHidden)
        setting.inOtherTab {}
        #expect(!setting.isBarHidden)
    }

    // Fails when `BackSwipe.optionsDidChange` adapts the bar out of the window.
    @Test(
        "a screen that hides the bar and comes and goes in another tab leaves it as it was", arguments: [true, false])
    func comingAndGoing(isInstalled: Bool) {
        let setting = Setting(isInstalled: isInstalled)
        setting.device.perform { setting.navigation.popToRootViewController(animated: false) }
        let late = Screen("Late")
        setting.inOtherTab {
            setting.navigation.pushViewController(late, animated: false)
            late.fullScreenPop.hidesNavigationBar = true
            setting.navigation.popViewController(animated: false)
        }
        #expect(!setting.isBarHidden)
    }

    // Fails when `BackSwipe.willShow` does not adapt the bar once more when the transition has ended.
    @Test("a push of the app's own that fingers cancel leaves the bar as it was", arguments: [true, false])
    func cancelledPush(isInstalled: Bool) {
        let setting = Setting(isInstalled: isInstalled)
        let interaction = UIPercentDrivenInteractiveTransition()
        let delegate = DrivingDelegate { _ in interaction }
        setting.navigation.delegate = delegate
        setting.device.perform { setting.navigation.popToRootViewController(animated: false) }
        BackSwipe.install(on: setting.navigation)
        setting.device.perform { setting.navigation.pushViewController(setting.photo, animated: true) }
        setting.device.perform { interaction.update(0.3) }
        #expect(setting.isBarHidden)
        setting.device.perform { interaction.cancel() }
        setting.device.settle()
        #expect(setting.navigation.viewControllers.count == 1)
        #expect(!setting.isBarHidden)
        #expect(setting.device.faults.isEmpty)
    }
}
