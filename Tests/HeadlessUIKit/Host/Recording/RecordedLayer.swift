/// How one layer looks at an instant: everything that somebody needs who paints it, but its sublayers.
@_spi(Headless)
public struct RecordedLayer: Equatable, Sendable {
    /// Takes the points of the layer's box, whose corner is (0, 0), to the coordinates of the superlayer; anchor point,
    /// position, the origin of the bounds and the superlayer's `sublayerTransform` are in it.
    public var matrix = CATransform3DIdentity
    /// The origin tells where the sublayers' coordinates begin: by so much they are shifted against the box.
    public var bounds = CGRect.zero
    public var opacity = 1.0
    /// A hidden layer has no sublayers as long as it is hidden.
    public var isHidden = false
    public var masksToBounds = false
    public var isDoubleSided = true
    public var background: RecordedColor?
    public var cornerRadius: CGFloat = 0
    public var roundedCorners: CACornerMask = .all
    public var borderWidth: CGFloat = 0
    public var borderColor: RecordedColor?
    public var shadowOpacity = 0.0
    public var shadowColor: RecordedColor?
    public var shadowOffset = CGSize(width: 0, height: -3)
    public var shadowRadius: CGFloat = 3
    /// Whether the shadow is that of the layer's box, whatever the layer shows. Other paths are not met in what is
    /// recorded.
    public var hasShadowPath = false
    /// A box with round corners, in the coordinates of the layer's own box, outside of which nothing of the layer
    /// shows. A width of −1: there is none.
    public var mask = CGRect(x: 0, y: 0, width: -1, height: -1)
    public var maskRadius: CGFloat = 0
    public var drawing: LayerDrawing?

    public init() {}

    public static func == (a: RecordedLayer, b: RecordedLayer) -> Bool {
        CATransform3DEqualToTransform(a.matrix, b.matrix) && a.isEqualButForMatrix(b)
    }

    func isEqualButForMatrix(_ other: RecordedLayer) -> Bool {
        bounds == other.bounds && opacity == other.opacity && isHidden == other.isHidden
            && masksToBounds == other.masksToBounds && isDoubleSided == other.isDoubleSided
            && background == other.background && cornerRadius == other.cornerRadius
            && roundedCorners == other.roundedCorners && borderWidth == other.borderWidth
            && borderColor == other.borderColor && shadowOpacity == other.shadowOpacity
            && shadowColor == other.shadowColor && shadowOffset == other.shadowOffset
            && shadowRadius == other.shadowRadius && hasShadowPath == other.hasShadowPath && mask == other.mask
            && maskRadius == other.maskRadius
            && drawing == other.drawing
    }
}

extension CACornerMask {
    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
