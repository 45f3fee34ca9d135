// Holds the places of declarations whose folders are still being written; each goes when its own file comes.

@MainActor open class CALayer: NSObject {
    public override init() { super.init() }
    class func instantiate() -> CALayer { CALayer() }
    weak var delegate: UIView?
    var bounds = CGRect.zero, position = CGPoint.zero, anchorPoint = CGPoint(x: 0.5, y: 0.5), opacity: Float = 1,
        isHidden = false, masksToBounds = false
    var frame: CGRect {
        get {
            CGRect(
                x: position.x - bounds.width / 2, y: position.y - bounds.height / 2, width: bounds.width,
                height: bounds.height)
        }
        set { bounds.size = newValue.size; position = CGPoint(x: newValue.midX, y: newValue.midY) }
    }
    var transform = CATransform3DIdentity; func affineTransform() -> CGAffineTransform { .identity };
    func setAffineTransform(_ t: CGAffineTransform) {}
    var mask: CALayer?; var sublayers: [CALayer]?; var backgroundColor: CGColor?
    func removeFromSuperlayer() {}; func insertSublayer(_ l: CALayer, at: UInt32) {}
    func convert(_ p: CGPoint, to: CALayer?) -> CGPoint { p }
    func convert(_ p: CGPoint, from: CALayer?) -> CGPoint { p }
    func convert(_ p: CGRect, to: CALayer?) -> CGRect { p }
    func convert(_ p: CGRect, from: CALayer?) -> CGRect { p }
}
enum CATransaction { static func flush() {} }
@MainActor enum ConstraintLayout { static func solve(in v: UIView) {} }
@MainActor enum SafeAreaLayout { static func update(_ v: UIView) {} }
extension AutoresizingLayout { @MainActor static func resize(_ v: UIView, from: CGSize, to: CGSize) {} }
final class ViewLayoutState {}
extension UIView {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    var traitCollection: UITraitCollection { UITraitCollection() }
}
@MainActor open class UIViewController: UIResponder {
    open func viewWillLayoutSubviews() {}; open func viewDidLayoutSubviews() {};
    open func viewSafeAreaInsetsDidChange() {}
}
@MainActor enum RootScreen {
    static func replace(_ a: UIViewController?, with: UIViewController?, in w: UIWindow) {};
    static func windowDidBecomeVisible(_ w: UIWindow) {}
}
@MainActor enum SizeTransition { static func run(in: UIWindow, to: CGSize, duration: Double, _ b: () -> Void) { b() } }
extension UIColor { var cgColor: CGColor { CGColor(red: 0, green: 0, blue: 0, alpha: 1) } }
