/// Everything about one layer that its picture depends on. A model layer holds the values that were set; a presentation
/// layer holds those of an instant.
struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity {
        didSet { isTransformed = !CATransform3DIsIdentity(transform) }
    }
    var sublayerTransform = CATransform3DIdentity {
        didSet { transformsSublayers = !CATransform3DIsIdentity(sublayerTransform) }
    }

    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var isDoubleSided = true

    var contents: Any?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsScale: CGFloat = 1
    var contentsGravity = CALayerContentsGravity.resize

    var backgroundColor: CGColor?
    var borderColor: CGColor? = .opaqueBlack
    var borderWidth: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var cornerCurve = CALayerCornerCurve.circular
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    var shadowColor: CGColor? = .opaqueBlack
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?

    var gradient: GradientValues {
        get { ownGradient ?? GradientValues() }
        set { ownGradient = newValue }
    }
    var shape: ShapeValues {
        get { ownShape ?? ShapeValues() }
        set { ownShape = newValue }
    }
    /// Nil for most layers, whose values are copied all the time.
    private(set) var ownGradient: GradientValues?
    private(set) var ownShape: ShapeValues?

    /// Most layers are not transformed; then points move by additions alone.
    private(set) var isTransformed = false
    private(set) var transformsSublayers = false

    /// Where the anchor point lies in the layer's own coordinates.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height
        )
    }
}
