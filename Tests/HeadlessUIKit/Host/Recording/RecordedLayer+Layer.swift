extension RecordedLayer {
    /// How a layer looks. Initializers take over what they are given: they would copy the values, which are large.
    ///
    /// - Parameters:
    ///   - values: of the layer, at this instant.
    ///   - above: those of its superlayer, if that transforms its sublayers.
    ///   - known: what the layer draws, if that is known to be the same as before.
    @MainActor
    static func look(
        of layer: CALayer, values: LayerValues, above: LayerValues?, drawing known: LayerDrawing? = nil,
        dark: UITraitCollection
    ) -> RecordedLayer {
        func color(_ color: CGColor?) -> RecordedColor? {
            color.flatMap { $0.alpha > 0 ? RecordedColor($0, in: dark) : nil }
        }
        var look = RecordedLayer()
        look.matrix = matrix(values, above: above)
        look.bounds = values.bounds
        look.isHidden = values.isHidden
        look.opacity = Double(values.opacity)
        look.masksToBounds = values.masksToBounds
        look.isDoubleSided = values.isDoubleSided
        look.background = color(values.backgroundColor)
        look.cornerRadius = values.cornerRadius
        if look.cornerRadius > 0 { look.roundedCorners = values.maskedCorners }
        if values.borderWidth > 0, let color = color(values.borderColor) {
            look.borderWidth = values.borderWidth
            look.borderColor = color
        }
        if values.shadowOpacity > 0, let color = color(values.shadowColor) {
            look.shadowOpacity = Double(values.shadowOpacity)
            look.shadowColor = color
            look.shadowOffset = values.shadowOffset
            look.shadowRadius = values.shadowRadius
            look.hasShadowPath = values.shadowPath != nil
        }
        if let mask = layer.tree.mask { look.setMask(mask.sampledValues, in: values) }
        look.drawing = known ?? LayerDrawing.drawing(of: layer, values: values, dark: dark)
        return look
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
