extension RecordedLayer {
    /// - Parameters:
    ///   - values: of the layer, at this instant.
    ///   - above: those of its superlayer, if that transforms its sublayers.
    ///   - known: what the layer draws, if that is known to be the same as before.
    @MainActor
    init(
        _ layer: CALayer, values: LayerValues, above: LayerValues?, drawing known: LayerDrawing? = nil,
        dark: UITraitCollection
    ) {
        func color(_ color: CGColor?) -> RecordedColor? {
            color.flatMap { $0.alpha > 0 ? RecordedColor($0, in: dark) : nil }
        }
        matrix = Self.matrix(values, above: above)
        bounds = values.bounds
        isHidden = values.isHidden
        opacity = Double(values.opacity)
        masksToBounds = values.masksToBounds
        isDoubleSided = values.isDoubleSided
        background = color(values.backgroundColor)
        cornerRadius = values.cornerRadius
        if cornerRadius > 0 { roundedCorners = values.maskedCorners }
        if values.borderWidth > 0, let color = color(values.borderColor) {
            borderWidth = values.borderWidth
            borderColor = color
        }
        if values.shadowOpacity > 0, let color = color(values.shadowColor) {
            shadowOpacity = Double(values.shadowOpacity)
            shadowColor = color
            shadowOffset = values.shadowOffset
            shadowRadius = values.shadowRadius
            hasShadowPath = values.shadowPath != nil
        }
        if let mask = layer.tree.mask { setMask(mask.sampledValues, in: values) }
        drawing = known ?? LayerDrawing(layer, values: values, dark: dark)
    }

    /// From the box of a layer, whose corner is (0, 0), to the superlayer's coordinates.
    private static func matrix(_ values: LayerValues, above: LayerValues?) -> CATransform3D {
        guard values.isTransformed || above != nil else {
            let (size, anchor) = (values.bounds.size, values.anchorPoint)
            return CATransform3DMakeTranslation(
                values.position.x - anchor.x * size.width, values.position.y - anchor.y * size.height, values.zPosition)
        }
        return CATransform3DTranslate(values.transformToSuperlayer(above), values.bounds.minX, values.bounds.minY, 0)
    }

    /// The box of the mask as it stands in the layer. Masks that turn it or draw something else than a box are not met
    /// in what is recorded: they count as the box around them.
    private mutating func setMask(_ values: LayerValues, in layer: LayerValues) {
        let map = PlaneMap(values.transformToSuperlayer(nil))
        let box = CGRect(enclosing: values.bounds.corners.map(map.apply))
        mask = box.offsetBy(dx: -layer.bounds.minX, dy: -layer.bounds.minY)
        maskRadius = values.bounds.width > 0 ? values.cornerRadius * box.width / values.bounds.width : 0
    }
}
