import FullScreenPop
@_spi(Headless) import UIKit

/// Where a client is played: the navigation controller around it, and the system.
struct ClientConfiguration: CustomStringConvertible, Sendable {
    enum Navigation: CaseIterable {
        case stock, fullScreenPop
    }

    let navigation: Navigation
    let system: BehaviourProfile.System

    var description: String { "\(navigation), iOS \(system.rawValue)" }

    /// Whether a swipe from the middle of the screen pops.
    var popsFromAnywhere: Bool { navigation == .fullScreenPop || system >= .iOS26 }

    static let all = Navigation.allCases.flatMap { navigation in
        BehaviourProfile.System.allCases.map { ClientConfiguration(navigation: navigation, system: $0) }
    }

    @MainActor
    func makeNavigation(_ screens: [UIViewController]) -> UINavigationController {
        let controller =
            navigation == .stock
            ? UINavigationController(rootViewController: screens[0])
            : FullScreenPopNavigationController(rootViewController: screens[0])
        for screen in screens.dropFirst() { controller.pushViewController(screen, animated: false) }
        return controller
    }
}

/// A device with a stack of screens, in a stock navigation controller or in ours.
@MainActor
struct ClientFixture {
    let device: HeadlessDevice
    let navigation: UINavigationController
    let top: UIViewController

    init(_ configuration: ClientConfiguration, _ screens: [UIViewController] = [Screen("Home"), Screen("Detail")]) {
        device = HeadlessDevice(profile: BehaviourProfile(system: configuration.system))
        navigation = configuration.makeNavigation(screens)
        top = screens[screens.count - 1]
        device.window.rootViewController = navigation
        device.settle()
    }

    var depth: Int { navigation.viewControllers.count }

    /// A drag by a finger that rests before it is lifted; afterwards everything has settled.
    func drag(from start: CGPoint, by x: CGFloat, _ y: CGFloat = 0) {
        device.finger().down(at: start).move(by: x, y, over: 0.3).hold(for: 0.2).up()
        device.settle()
    }

    /// A drag by a finger that is lifted as it moves.
    func flick(from start: CGPoint, by x: CGFloat, _ y: CGFloat = 0) {
        device.finger().down(at: start).move(by: x, y, over: 0.12).up()
        device.settle()
    }
}

extension UIView {
    /// Where the view is seen in its superview.
    var shownFrame: CGRect { (layer.presentation() ?? layer).frame }
}
