/// Copies what a layer tree shows now into layers that nothing changes any more.
@MainActor
enum LayerCopy {
    /// The layer and everything visible in it, with the values that the screen shows: animations are caught in flight.
    ///
    /// - Parameter area: the part of the layer that will be seen, in its coordinates; what lies outside of it is left out.
    static func copy(of layer: CALayer, showing area: CGRect = .infinite) -> CALayer {
        let copy = emptyCopy(of: layer)
        copy.values = layer.sampledValues
        copy.contents = layer.picture ?? layer.contents
        copy.name = layer.name
        copy.isPicture = true
        let model = layer.modelLayer ?? layer
        copy.mask = model.tree.mask.map { self.copy(of: $0) }
        for sublayer in model.tree.sublayers {
            let shown = sublayer.sampledValues
            guard !shown.isHidden else { continue }
            let part = copy.values.transformsSublayers ? .infinite : shown.fromSuperlayer(area)
            let inside = self.copy(of: sublayer, showing: part)
            if inside.sublayers != nil || shown.reach.intersects(part) { copy.addSublayer(inside) }
        }
        return copy
    }

    /// A copy of the layer as it would be in its own bounds: opaque, visible, and not transformed.
    static func picture(of layer: CALayer, showing area: CGRect = .infinite) -> CALayer {
        let picture = copy(of: layer, showing: area)
        picture.transform = CATransform3DIdentity
        picture.opacity = 1
        picture.isHidden = false
        return picture
    }

    /// Places and scales a picture so that `area`, in its own coordinates, fills `rect`, in those of what it is in.
    static func stretch(_ picture: CALayer, showing area: CGRect, into rect: CGRect) {
        guard area.width > 0, area.height > 0 else { return }
        let (x, y) = (rect.width / area.width, rect.height / area.height)
        let shown = picture.bounds
        let anchor = picture.anchorPoint
        // Where the anchor of the picture is, seen from the corner of the area.
        let anchored = CGPoint(
            x: shown.minX + shown.width * anchor.x - area.minX, y: shown.minY + shown.height * anchor.y - area.minY)
        picture.position = CGPoint(x: rect.minX + anchored.x * x, y: rect.minY + anchored.y * y)
        picture.transform = CATransform3DMakeScale(x, y, 1)
    }

    /// The kind matters to whoever draws it; subclasses of the app's own are drawn as what they derive from.
    private static func emptyCopy(of layer: CALayer) -> CALayer {
        switch layer {
        case is CAGradientLayer: CAGradientLayer()
        case is CAShapeLayer: CAShapeLayer()
        default: CALayer()
        }
    }
}

extension LayerValues {
    /// A rectangle of the superlayer in this layer's coordinates; everything if the layer is transformed.
    fileprivate func fromSuperlayer(_ rect: CGRect) -> CGRect {
        guard !rect.isInfinite, !isTransformed else { return .infinite }
        return rect.offsetBy(dx: anchor.x - position.x, dy: anchor.y - position.y)
    }

    /// How far the layer's own picture and its shadow go, in its coordinates.
    fileprivate var reach: CGRect {
        guard shadowOpacity > 0 else { return bounds }
        let shadow = (shadowPath?.boundingBox ?? bounds).offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
        // A blur fades out at about twice its radius.
        return bounds.union(shadow.insetBy(dx: -2 * shadowRadius, dy: -2 * shadowRadius))
    }
}
