/// A rectangle on the screen that draws through its layer, takes touches, and holds other views.
///
/// Geometry and appearance are stored in the layer alone; the view is the layer's delegate.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate {
    open class var layerClass: AnyClass { CALayer.self }

    var traitRegistrations: [TraitRegistration] = []
    public var layer: CALayer { ownLayer }
    nonisolated(unsafe) private let ownLayer: CALayer

    open internal(set) var superview: UIView? {
        get { references.superview }
        set {
            references.superview = newValue
            Self.placesVersion += 1
        }
    }

    open internal(set) var subviews: [UIView] = []
    /// To those above the view, which clear them when they go.
    nonisolated(unsafe) var references = UnownedReferences()
    /// The window that the view is in, kept up to date whenever the hierarchy changes.
    var enclosingWindow: UIWindow? {
        get { windowReference?.window }
        set { windowReference = newValue?.reference }
    }
    private var windowReference: UIWindow.Reference?
    /// The controller whose `view` this is: the next responder, and told about layout.
    var viewController: UIViewController? {
        get { references.viewController }
        set { references.viewController = newValue }
    }

    open var tag = 0
    open var isUserInteractionEnabled = true
    /// How many running transitions keep touches from the view.
    var touchBlocks = 0
    open var isMultipleTouchEnabled = false
    /// A9
    open var isExclusiveTouch = false
    open var contentMode = ContentMode.scaleToFill
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if oldValue != translatesAutoresizingMaskIntoConstraints { setNeedsLayout() } }
    }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if oldValue != semanticContentAttribute { setNeedsLayout() } }
    }

    var recognizers: [UIGestureRecognizer] = [] {
        didSet {
            for (place, recognizer) in recognizers.enumerated() { recognizer.placeInView = place }
            Self.placesVersion += 1
        }
    }
    var needsLayout = true
    var isLayingOut = false
    /// Whether this view or any inside it asks for layout. Where it is true, it is true of all superviews.
    var branchNeedsLayout = true
    /// What Auto Layout, the layout margins and the safe area keep for each view.
    let layoutState = ViewLayoutState()

    private var ownTintColor: UIColor?

    public init(frame: CGRect) {
        guard let layerClass = Self.layerClass as? CALayer.Type else {
            preconditionFailure("layerClass of \(Self.self) is not a kind of CALayer.")
        }
        ownLayer = layerClass.init()
        super.init()
        layer.view = self
        self.frame = frame
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        ownLayer = CALayer()
        super.init()
        layer.view = self
    }

    deinit {
        ownLayer.view = nil
        for view in subviews { view.references.superview = nil }
        Self.placesVersion += 1
        for recognizer in recognizers { recognizer.unownedView = nil }
    }

    /// Another number whenever some view or recognizer has changed its place.
    nonisolated(unsafe) static var placesVersion = 0

    /// Plain references, where weak ones would be slow: every object that a weak reference knows of is retained and
    /// released in a roundabout way, and views are retained all the time.
    struct UnownedReferences {
        unowned(unsafe) var superview: UIView?
        unowned(unsafe) var viewController: UIViewController?
    }

    // MARK: Geometry

    open var frame: CGRect {
        get { layer.frame }
        set {
            let oldSize = bounds.size
            layer.frame = newValue
            sizeDidChange(from: oldSize)
            SafeAreaLayout.update(self, isResized: bounds.size != oldSize)
        }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let oldSize = bounds.size
            let originMoved = layer.bounds.origin != newValue.origin
            layer.bounds = newValue
            if originMoved { setNeedsLayout() }
            guard newValue.size != oldSize else { return }
            sizeDidChange(from: oldSize)
            SafeAreaLayout.update(self, isResized: true)
        }
    }

    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            SafeAreaLayout.update(self)
        }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    // MARK: Appearance

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard layer.isHidden != newValue else { return }
            layer.isHidden = newValue
            // A stack view arranges what is shown.
            ConstraintLayout.invalidate(self)
        }
    }

    open var backgroundColor: UIColor? {
        didSet { layer.backgroundColor = backgroundColor?.cgColor(in: traitCollection) }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var isOpaque = true

    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }

    open func tintColorDidChange() {
        for view in subviews where view.ownTintColor == nil { view.tintColorDidChange() }
    }

    // MARK: Responder chain

    open override var next: UIResponder? {
        viewController ?? superview
    }

    open var window: UIWindow? { enclosingWindow }

    // MARK: Sizing

    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    open func sizeToFit() {
        let superSize = superview?.bounds.size ?? CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
        bounds.size = sizeThatFits(superSize)
    }

    // MARK: The layer's delegate

    /// Inside an animation block an action that animates the change; outside, `NSNull`: nothing moves by itself.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.action(for: layer, forKey: event)
    }

    // MARK: Hooks for subclasses

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func layoutSubviews() {}
    open var safeAreaInsets: UIEdgeInsets { layoutState.safeAreaInsets }
    open func safeAreaInsetsDidChange() {
        viewController?.viewSafeAreaInsetsDidChange()
    }

    open func layoutMarginsDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func updateConstraints() {}
    /// Whether the view works with Auto Layout only, and so has its constraints updated even if it has none yet.
    open class var requiresConstraintBasedLayout: Bool { false }
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Whether the intrinsic height depends on the width that the view gets, as that of a text of several lines does.
    var heightFollowsWidth: Bool { false }

    // MARK: Hit-testing

    /// A1: the deepest view that takes a touch at `point`, front to back; nil if this branch takes none. H1: none does
    /// while it is animated, unless the animation allows user interaction, or while a transition blocks it.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, touchBlocks == 0, !isHidden, layer.opacity >= 0.01, !layer.suppressesTouches,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// A1: half-open: the right and the bottom edge are outside.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let area = bounds
        return point.x >= area.minX && point.x < area.maxX && point.y >= area.minY && point.y < area.maxY
    }

    /// C1: the view under the finger may refuse a recognizer, its own or a superview's.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }
}
