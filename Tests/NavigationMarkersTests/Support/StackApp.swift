import FullScreenPop
import NavigationMarkers
@_spi(Headless) import TestSupport
@_spi(Headless) import UIKit

/// An app whose navigation controller was made by somebody else, as `NavigationStack { … }.fullScreenPop()` is: a
/// marker, a container with the navigation controller in it, and a marker in front.
@MainActor
final class StackApp {
    let device: HeadlessDevice
    let host: HostingController
    let navigation: UINavigationController
    let delegate = PathDelegate()
    let installation = StackInstallation()
    private(set) var events: [SwipeEvent] = []

    init(
        _ configuration: DeviceConfiguration = DeviceConfiguration(system: .iOS18),
        content: HostingController.ContentTime = .layout,
        navigation: UINavigationController = UINavigationController(),
        screens: [UIViewController] = [HostingController("Home"), HostingController("One"), HostingController("Two")],
        around: (HostingController) -> UIViewController = { $0 }
    ) {
        device = HeadlessDevice(
            profile: BehaviourProfile(system: configuration.system), direction: configuration.direction)
        navigation.viewControllers = [screens[0]]
        navigation.delegate = delegate
        self.navigation = navigation
        let installation = installation
        host = HostingController(
            "Host", content: content,
            [
                .controller { installation.makeBackMarker() },
                .controller { PrivateContainer(navigation) },
                .controller { installation.makeFrontMarker() },
            ])
        update()
        device.perform { device.window.rootViewController = around(host) }
        for screen in screens.dropFirst() {
            device.perform { navigation.pushViewController(screen, animated: false) }
        }
        device.settle()
        delegate.forgetCalls()
    }

    /// As when SwiftUI updates the modifier.
    func update() {
        installation.update { [unowned self] backSwipe in
            backSwipe.onEvent = { [unowned self] in if case .progress = $0 {} else { events.append($0) } }
        }
    }

    var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    /// Whether what is seen is the top of the stack.
    var showsTop: Bool {
        let shown = navigation.children.filter { $0.viewIfLoaded?.window != nil }
        return shown.count == 1 && shown.first === navigation.topViewController
    }

    /// The recognizers of a back swipe on `navigation`.
    func recognizers(of navigation: UINavigationController? = nil) -> [UIGestureRecognizer] {
        ((navigation ?? self.navigation).viewIfLoaded?.gestureRecognizers ?? []).filter {
            $0.name?.hasPrefix("FullScreenPop") == true
        }
    }

    /// A finger that lands `x` points from the leading edge, and has moved by `distance` to the trailing one.
    @discardableResult
    func finger(at x: CGFloat = 100, y: CGFloat = 400, by distance: CGFloat = 120) -> Finger {
        device.finger().down(at: device.point(x, y)).move(by: device.back(distance), over: 0.3)
    }

    /// Moves on, and lets go.
    func finish(_ finger: Finger) {
        finger.move(by: device.back(100), over: 0.1).hold(for: 0.2).up()
        device.settle()
    }

    /// Moves back, and lets go.
    func cancel(_ finger: Finger) {
        finger.move(by: device.back(-110), over: 0.2).hold(for: 0.2).up()
        device.settle()
    }

    func swipe(at x: CGFloat = 100, y: CGFloat = 400) {
        finger(at: x, y: y, by: 240).hold(for: 0.2).up()
        device.settle()
    }
}
