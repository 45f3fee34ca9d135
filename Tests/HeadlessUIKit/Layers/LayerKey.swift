/// The properties of layers that change with an action, named as Core Animation names their keys.
enum LayerKey: String, Sendable {
    case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
    case opacity, hidden, masksToBounds, doubleSided, mask, sublayers
    case contents, contentsRect, contentsCenter, contentsScale
    case backgroundColor, borderColor, borderWidth, cornerRadius, maskedCorners
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
    // CAGradientLayer
    case colors, locations, startPoint, endPoint
    // CAShapeLayer
    case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
}
