// Holds the places of declarations whose folders are still being written; each goes when its own file comes.

@MainActor open class CALayer: NSObject {
    public override init() { super.init() }
    class func instantiate() -> CALayer { CALayer() }
    open weak var delegate: UIView?
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var opacity: Float = 1
    open var isHidden = false
    open var masksToBounds = false
    open var transform = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity
    open var mask: CALayer?
    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowColor: CGColor?
    open var speed: Float = 1
    open var timeOffset: TimeInterval = 0
    open var beginTime: TimeInterval = 0
    open var sublayers: [CALayer]?
    open weak var superlayer: CALayer?

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    private var toSuper: CGAffineTransform {
        CGAffineTransform(
            translationX: -(bounds.origin.x + anchorPoint.x * bounds.width),
            y: -(bounds.origin.y + anchorPoint.y * bounds.height)
        ).concatenating(affineTransform()).concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private var toRoot: CGAffineTransform { superlayer.map { toSuper.concatenating($0.toRoot) } ?? .identity }

    open var frame: CGRect {
        get { bounds.applying(toSuper) }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: min(Int(index), all.count))
        sublayers = all
        layer.superlayer = self
    }

    open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        p.applying(toRoot.concatenating((layer?.toRoot ?? .identity).inverted()))
    }
    open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        p.applying((layer?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }
    open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
        r.applying(toRoot.concatenating((layer?.toRoot ?? .identity).inverted()))
    }
    open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        r.applying((layer?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }
}

enum CATransaction { static func flush() {} }
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
