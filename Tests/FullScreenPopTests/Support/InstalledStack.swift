import FullScreenPop
@_spi(Headless) import TestSupport
@_spi(Headless) import UIKit

/// A device that shows a navigation controller of UIKit's own with three screens, and a back swipe that is installed on
/// it.
@MainActor
final class InstalledStack {
    let device: HeadlessDevice
    let navigation: UINavigationController
    private(set) var events: [SwipeEvent] = []
    /// What the app does when a swipe begins.
    var whenBegun: () -> Void = {}

    init(
        _ configuration: TestConfiguration = TestConfiguration(system: .iOS18),
        navigation: UINavigationController = UINavigationController(), installs: Bool = true
    ) {
        self.navigation = navigation
        navigation.viewControllers = [Screen("Home")]
        device = HeadlessDevice(
            profile: BehaviourProfile(system: configuration.system), direction: configuration.direction)
        device.perform { device.window.rootViewController = navigation }
        for title in ["One", "Two"] {
            device.perform { navigation.pushViewController(Screen(title), animated: false) }
        }
        device.settle()
        guard installs else { return }
        let backSwipe = BackSwipe.install(on: navigation)
        backSwipe.driver = configuration.driver
        backSwipe.onEvent = { [unowned self] in if case .progress = $0 {} else { hear($0) } }
    }

    private func hear(_ event: SwipeEvent) {
        events.append(event)
        if event == .began { whenBegun() }
    }

    var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    /// Whether what is seen is the top of the stack.
    var showsTop: Bool {
        let screens = device.window.rootViewController?.children ?? []
        let shown = screens.filter { $0.viewIfLoaded?.window != nil }
        return shown.count == 1 && shown.first === navigation.topViewController
    }

    func finger(by distance: CGFloat) -> Finger {
        device.finger().down(at: device.point(100, 400)).move(by: device.back(distance), over: 0.3)
    }

    func swipe(by distance: CGFloat = 180) {
        let finger = device.finger().down(at: device.point(95, 400))
        finger.move(by: device.back(distance + 60), over: 0.3).hold(for: 0.2).up()
        device.settle()
    }
}
