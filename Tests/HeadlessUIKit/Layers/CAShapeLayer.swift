open class CAShapeLayer: CALayer {
    /// Has no implicit animation: whether two paths can be mixed is only known when they are.
    open var path: CGPath? {
        get { values.shape.path }
        set { values.shape.path = newValue }
    }

    open var fillColor: CGColor? {
        get { values.shape.fillColor }
        set { change(.fillColor) { $0.shape.fillColor = newValue } }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { values.shape.fillRule }
        set { values.shape.fillRule = newValue }
    }

    open var strokeColor: CGColor? {
        get { values.shape.strokeColor }
        set { change(.strokeColor) { $0.shape.strokeColor = newValue } }
    }

    open var strokeStart: CGFloat {
        get { values.shape.strokeStart }
        set { change(.strokeStart) { $0.shape.strokeStart = newValue } }
    }

    open var strokeEnd: CGFloat {
        get { values.shape.strokeEnd }
        set { change(.strokeEnd) { $0.shape.strokeEnd = newValue } }
    }

    open var lineWidth: CGFloat {
        get { values.shape.lineWidth }
        set { change(.lineWidth) { $0.shape.lineWidth = newValue } }
    }

    open var miterLimit: CGFloat {
        get { values.shape.miterLimit }
        set { change(.miterLimit) { $0.shape.miterLimit = newValue } }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { values.shape.lineCap }
        set { values.shape.lineCap = newValue }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { values.shape.lineJoin }
        set { values.shape.lineJoin = newValue }
    }

    open var lineDashPhase: CGFloat {
        get { values.shape.lineDashPhase }
        set { change(.lineDashPhase) { $0.shape.lineDashPhase = newValue } }
    }

    open var lineDashPattern: [NSNumber]? {
        get { values.shape.lineDashPattern }
        set { values.shape.lineDashPattern = newValue }
    }

}

/// What a shape layer draws.
struct ShapeValues {
    var path: CGPath?
    var fillColor: CGColor? = .opaqueBlack
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
}
