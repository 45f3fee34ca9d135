// Holds the places of declarations whose folders are still being written; each goes when its own file comes.

@MainActor open class UIViewController: UIResponder {
    open func viewWillLayoutSubviews() {}; open func viewDidLayoutSubviews() {};
    open func viewSafeAreaInsetsDidChange() {}
    var effectiveSafeAreaAdditions: UIEdgeInsets { .zero }
    open var view: UIView!
    open var navigationController: UIViewController? { nil }
    open var tabBarController: UIViewController? { nil }
}
@MainActor enum RootScreen {
    static func replace(_ a: UIViewController?, with: UIViewController?, in w: UIWindow) {};
    static func windowDidBecomeVisible(_ w: UIWindow) {}
}
@MainActor enum SizeTransition { static func run(in: UIWindow, to: CGSize, duration: Double, _ b: () -> Void) { b() } }
extension UIView { public class func animate(withDuration: TimeInterval, animations: @escaping () -> Void) { animations() } }
