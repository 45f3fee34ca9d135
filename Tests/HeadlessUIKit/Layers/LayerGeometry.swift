/// Points and times between the coordinate spaces of layers.
enum LayerGeometry {
    static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        guard source !== target else { return point }
        return lowered(lifted(point, from: source), into: target)
    }

    static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        guard source !== target, !rect.isNull, !rect.isInfinite else { return rect }
        let common = commonAncestor(of: source, target)
        let raised = same(source, common) ? rect : rect.boxed { lifted($0, from: source, to: common) }
        return same(target, common) ? raised : raised.boxed { lowered($0, into: target, from: common) }
    }

    /// The nearest layer that both are in; nil for layers of two trees, and for what is outside of all.
    private static func commonAncestor(of first: CALayer?, _ second: CALayer?) -> CALayer? {
        let path = Array(sequence(first: second, next: { $0?.superlayer }).prefix { $0 != nil })
        var candidate = first
        while let present = candidate, !path.contains(where: { same($0, present) }) { candidate = present.superlayer }
        return candidate
    }

    /// Whether both are the same layer, or pictures of it.
    private static func same(_ first: CALayer?, _ second: CALayer?) -> Bool {
        first?.model() === second?.model()
    }

    static func convertTime(_ time: TimeInterval, from source: CALayer?, to target: CALayer?) -> TimeInterval {
        let device = source.map { $0.timeMap.device(at: time) ?? 0 } ?? time
        return target?.timeMap.local(at: device) ?? device
    }

    /// Into the space of a layer around it, or the one that contains the root of `layer`'s tree.
    private static func lifted(_ point: CGPoint, from layer: CALayer?, to ancestor: CALayer? = nil) -> CGPoint {
        var point = point
        var layer = layer
        while let current = layer, !same(current, ancestor) {
            let above = current.superlayer
            point = current.pointInSuperlayer(point, above: above)
            layer = above
        }
        return point
    }

    private static func lowered(_ point: CGPoint, into layer: CALayer?, from ancestor: CALayer? = nil) -> CGPoint {
        guard let layer, !same(layer, ancestor) else { return point }
        let above = layer.superlayer
        return layer.pointFromSuperlayer(lowered(point, into: above, from: ancestor), above: above)
    }
}

extension CGRect {
    /// The box around where `move` takes the corners.
    fileprivate func boxed(_ move: (CGPoint) -> CGPoint) -> CGRect {
        CGRect(enclosing: corners.map(move))
    }
}

extension LayerValues {
    /// The whole way of a point of this layer into its superlayer: its own transform about its anchor point, its place,
    /// then the superlayer's `sublayerTransform` about the superlayer's anchor point.
    func transformToSuperlayer(_ above: LayerValues?) -> CATransform3D {
        let anchor = anchor
        var result = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
        result.translate(SIMD4(position.x, position.y, zPosition + anchorPointZ, 0))
        guard let above, above.transformsSublayers else { return result }
        let eye = above.anchor
        result.translate(SIMD4(-eye.x, -eye.y, 0, 0))
        result = CATransform3DConcat(result, above.sublayerTransform)
        result.translate(SIMD4(eye.x, eye.y, 0, 0))
        return result
    }
}

extension CATransform3D {
    /// Adds a translation that happens after this transform: quicker than to concatenate the two.
    fileprivate mutating func translate(_ offset: SIMD4<Double>) {
        var rows = rows
        rows.0 += rows.0.w * offset
        rows.1 += rows.1.w * offset
        rows.2 += rows.2.w * offset
        rows.3 += rows.3.w * offset
        self = CATransform3D(rows: rows)
    }
}

extension CALayer {
    /// From the layer's own coordinates to the superlayer's. A point that perspective puts behind the eye stays
    /// undefined, as with Apple.
    func pointInSuperlayer(_ point: CGPoint, above: CALayer?) -> CGPoint {
        guard isTransformed(in: above) else {
            let anchor = values.anchor
            return CGPoint(x: point.x - anchor.x + values.position.x, y: point.y - anchor.y + values.position.y)
        }
        return PlaneMap(transformToSuperlayer(above)).apply(point)
    }

    func pointFromSuperlayer(_ point: CGPoint, above: CALayer?) -> CGPoint {
        guard isTransformed(in: above) else {
            let anchor = values.anchor
            return CGPoint(x: point.x + anchor.x - values.position.x, y: point.y + anchor.y - values.position.y)
        }
        return PlaneMap(transformToSuperlayer(above)).inverted().apply(point)
    }

    private func isTransformed(in above: CALayer?) -> Bool {
        values.isTransformed || above?.values.transformsSublayers == true
    }

    func transformToSuperlayer(_ above: CALayer?) -> CATransform3D {
        values.transformToSuperlayer(above?.values)
    }

    /// The box around the transformed bounds, in the superlayer's coordinates.
    var frameOfBounds: CGRect {
        let size = values.bounds.size
        guard values.isTransformed else {
            let anchor = values.anchorPoint
            return CGRect(
                x: values.position.x - anchor.x * size.width, y: values.position.y - anchor.y * size.height,
                width: size.width, height: size.height
            )
        }
        let map = PlaneMap(transformToSuperlayer(nil))
        return CGRect(enclosing: values.bounds.corners.map(map.apply))
    }

    /// Sets position and the size of the bounds so that the frame becomes `frame`, if the transform allows it: exactly
    /// while the transform is made of scales, translations and right angles.
    func setFrame(_ frame: CGRect) {
        let frame = frame.standardized
        guard values.isTransformed else {
            bounds.size = frame.size
            let anchor = values.anchorPoint
            position = CGPoint(
                x: frame.origin.x + anchor.x * frame.size.width, y: frame.origin.y + anchor.y * frame.size.height
            )
            return
        }
        let linear = affineTransform().inverted()
        let box = CGRect(origin: .zero, size: frame.size).applying(linear)
        bounds.size = box.size
        let moved = frameOfBounds
        position = CGPoint(
            x: position.x + frame.midX - moved.midX, y: position.y + frame.midY - moved.midY
        )
    }

    /// The deepest, frontmost layer that contains the point, which is in the superlayer's coordinates.
    func deepestLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let inside = pointFromSuperlayer(point, above: superlayer)
        let hit = contains(inside)
        if masksToBounds, !hit { return nil }
        let sublayers = self.sublayers ?? []
        let backToFront = sublayers.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }
        for (_, sublayer) in backToFront.reversed() {
            if let found = sublayer.hitTest(inside) { return found }
        }
        return hit ? self : nil
    }
}

extension CALayer {
    public func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }
}
