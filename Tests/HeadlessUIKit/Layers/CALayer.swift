/// A node of the layer tree. Not bound to the main actor, as with Apple.
///
/// The model layer is what the app sets. What the screen shows is sampled from it and its animations when somebody
/// asks: ``presentation()``.
open class CALayer: NSObject, CAMediaTiming {
    final var values = LayerValues() {
        didSet { version &+= 1 }
    }
    /// Grows whenever a value is written.
    final private(set) var version = 0
    /// What the latest recorder remembers of the layer.
    final var recordedNode: LayerNode?
    /// Whether the layer was copied from another: then what is in it never changes.
    final var isPicture = false
    final var timing = LayerTiming()
    final var tree = LayerTree()
    final var animationList: [LiveAnimation] = []
    final var associatedValues = AssociatedValues()

    /// The layer whose picture this one is; nil for a model layer.
    final var modelLayer: CALayer?
    /// How many commits had happened when the layer was made: before its first one it is on no screen.
    final let birth = AnimationEngine.commits

    /// The view whose layer this is, while that is the delegate. It clears this when it goes: retaining an object that
    /// weak references know of takes several times as long, and views are retained all the time.
    final unowned(unsafe) var view: UIView?
    private weak var otherDelegate: (any CALayerDelegate)?

    /// Held weakly.
    open var delegate: (any CALayerDelegate)? {
        get {
            if let view { return view }
            return modelLayer == nil ? otherDelegate : modelLayer?.delegate
        }
        set {
            guard newValue !== view else { return }
            view = nil
            otherDelegate = newValue
        }
    }

    open var name: String?
    open var actions: [String: any CAAction]?
    open var needsDisplayOnBoundsChange = false
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    open var allowsEdgeAntialiasing = false
    open var isOpaque = false
    private(set) var layoutIsNeeded = false

    // Required, so that a view can make a layer of its `layerClass`. With Apple the runtime does that.
    public required override init() {
        super.init()
    }

    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        values = layer.values
        name = layer.name
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        for sublayer in tree.sublayers { sublayer.tree.superlayer = nil }
        tree.mask?.tree.superlayer = nil
        for animation in animationList { animation.engine?.orphan(animation) }
    }

    // MARK: Geometry

    open var bounds: CGRect {
        get { values.bounds }
        set {
            let resized = newValue.size != values.bounds.size
            change(.bounds) { $0.bounds = newValue }
            if resized { setNeedsLayout() }
        }
    }

    open var position: CGPoint {
        get { values.position }
        set { change(.position) { $0.position = newValue } }
    }

    open var zPosition: CGFloat {
        get { values.zPosition }
        set { change(.zPosition) { $0.zPosition = newValue } }
    }

    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change(.anchorPoint) { $0.anchorPoint = newValue } }
    }

    open var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set { change(.anchorPointZ) { $0.anchorPointZ = newValue } }
    }

    open var transform: CATransform3D {
        get { values.transform }
        set { change(.transform) { $0.transform = newValue } }
    }

    open var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set { change(.sublayerTransform) { $0.sublayerTransform = newValue } }
    }

    open var frame: CGRect {
        get { frameOfBounds }
        set { setFrame(newValue) }
    }

    // MARK: Appearance

    open var opacity: Float {
        get { values.opacity }
        set { change(.opacity) { $0.opacity = newValue } }
    }

    open var isHidden: Bool {
        get { values.isHidden }
        set { change(.hidden) { $0.isHidden = newValue } }
    }

    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { change(.masksToBounds) { $0.masksToBounds = newValue } }
    }

    open var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { change(.doubleSided) { $0.isDoubleSided = newValue } }
    }

    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change(.backgroundColor) { $0.backgroundColor = newValue } }
    }

    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { change(.cornerRadius) { $0.cornerRadius = newValue } }
    }

    open var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { change(.maskedCorners) { $0.maskedCorners = newValue } }
    }

    open var cornerCurve: CALayerCornerCurve {
        get { values.cornerCurve }
        set { values.cornerCurve = newValue }
    }

    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { change(.borderWidth) { $0.borderWidth = newValue } }
    }

    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change(.borderColor) { $0.borderColor = newValue } }
    }

    open var shadowColor: CGColor? {
        get { values.shadowColor }
        set { change(.shadowColor) { $0.shadowColor = newValue } }
    }

    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { change(.shadowOpacity) { $0.shadowOpacity = newValue } }
    }

    open var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { change(.shadowOffset) { $0.shadowOffset = newValue } }
    }

    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { change(.shadowRadius) { $0.shadowRadius = newValue } }
    }

    open var shadowPath: CGPath? {
        get { values.shadowPath }
        set { change(.shadowPath) { $0.shadowPath = newValue } }
    }

    open var contents: Any? {
        get { values.contents }
        set { change(.contents) { $0.contents = newValue } }
    }

    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { change(.contentsRect) { $0.contentsRect = newValue } }
    }

    open var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { change(.contentsCenter) { $0.contentsCenter = newValue } }
    }

    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { change(.contentsScale) { $0.contentsScale = newValue } }
    }

    open var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { values.contentsGravity = newValue }
    }

    // MARK: Time

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { changeTiming { $0.beginTime = newValue } }
    }

    open var speed: Float {
        get { timing.speed }
        set { changeTiming { $0.speed = newValue } }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { changeTiming { $0.timeOffset = newValue } }
    }

    open var duration: CFTimeInterval = .infinity
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: Tree

    open var superlayer: CALayer? {
        modelLayer == nil ? tree.superlayer : modelLayer?.tree.superlayer?.presentation()
    }

    open var sublayers: [CALayer]? {
        get { shownSublayers }
        set { replaceSublayers(newValue ?? []) }
    }

    open var mask: CALayer? {
        get { modelLayer == nil ? tree.mask : modelLayer?.tree.mask?.presentation() }
        set { setMask(newValue) }
    }

    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: tree.sublayers.endIndex)
    }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, below: sibling)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, above: sibling)
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    open func removeFromSuperlayer() {
        leaveSuperlayer()
    }

    // MARK: Conversion and hit-testing

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        LayerGeometry.convert(p, from: l, to: self)
    }

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        LayerGeometry.convert(p, from: self, to: l)
    }

    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        LayerGeometry.convert(r, from: l, to: self)
    }

    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        LayerGeometry.convert(r, from: self, to: l)
    }

    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        LayerGeometry.convertTime(t, from: l, to: self)
    }

    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        LayerGeometry.convertTime(t, from: self, to: l)
    }

    open func contains(_ p: CGPoint) -> Bool {
        bounds.contains(p)
    }

    /// `p` is in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        deepestLayer(at: p)
    }

    // MARK: Layout

    open func setNeedsLayout() {
        guard !layoutIsNeeded else { return }
        layoutIsNeeded = true
        // The layers of views are laid out with their views; a plain layer has nothing to lay out.
        if delegate == nil, type(of: self) != CALayer.self { AnimationEngine.current.layOutLater(self) }
    }

    open func needsLayout() -> Bool { layoutIsNeeded }

    open func layoutIfNeeded() {
        if layoutIsNeeded {
            layoutIsNeeded = false
            layoutSublayers()
        }
        for sublayer in tree.sublayers { sublayer.layoutIfNeeded() }
    }

    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: Actions and animations

    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    open func action(forKey event: String) -> (any CAAction)? {
        searchAction(forKey: event)
    }

    open func add(_ anim: CAAnimation, forKey key: String?) {
        join(anim, forKey: key)
    }

    open func removeAllAnimations() {
        detachAnimations { _ in true }
    }

    open func removeAnimation(forKey key: String) {
        detachAnimations { $0.key == key }
    }

    open func animationKeys() -> [String]? {
        let keys = animationList.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    open func animation(forKey key: String) -> CAAnimation? {
        animationList.first { $0.key == key }?.animation
    }

    open func presentation() -> Self? {
        makePresentation()
    }

    open func model() -> Self {
        guard let modelLayer else { return self }
        return unsafeDowncast(modelLayer, to: Self.self)
    }
}
