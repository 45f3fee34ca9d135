@testable @_spi(Headless) import UIKit

/// What screens and delegates have been told, in order.
@MainActor
final class CallLog {
    private(set) var entries: [String] = []

    func add(_ entry: String) {
        entries.append(entry)
    }

    /// Forgets what has happened so far.
    func clear() {
        entries = []
    }
}

/// A screen that writes down its callbacks as "name.callback".
class LoggingScreen: UIViewController {
    let log: CallLog

    init(_ title: String, _ log: CallLog = CallLog()) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) {
        log = CallLog()
        super.init(coder: coder)
    }

    private func note(_ callback: String) {
        log.add("\(title ?? "?").\(callback)")
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// A device with a navigation controller and screens named A, B, C … on its stack.
@MainActor
struct LoggingNavigation {
    let device: HeadlessDevice
    let navigation: UINavigationController
    let log = CallLog()
    let screens: [LoggingScreen]

    init(
        _ titles: [String], profile: BehaviourProfile = BehaviourProfile(),
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        let log = log
        device = HeadlessDevice(profile: profile, direction: direction)
        screens = titles.map { LoggingScreen($0, log) }
        navigation = UINavigationController()
        navigation.setViewControllers(screens, animated: false)
        device.window.rootViewController = navigation
        device.advance(by: 0.1)
        log.clear()
    }

    var titles: [String] { navigation.viewControllers.map { $0.title ?? "?" } }

    /// A drag along the middle of the screen, from `x`, ending with the finger at rest.
    func drag(from x: CGFloat, by distance: CGFloat) {
        device.finger().down(at: CGPoint(x: x, y: 422)).move(by: distance, over: 0.3).hold(for: 0.2).up()
    }

    /// A pan over the whole screen that sends to the system's pop target: what full-screen-pop libraries install.
    @discardableResult
    func addFullScreenPan() -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        if let target = navigation.interactivePopGestureRecognizer?.delegate {
            pan.addTarget(target, action: NSSelectorFromString("handleNavigationTransition:"))
        }
        navigation.view.addGestureRecognizer(pan)
        return pan
    }
}
