/// Copies what a layer tree shows now into layers that nothing changes any more.
@MainActor
enum LayerCopy {
    /// The layer and everything visible in it, with the values that the screen shows: animations are caught in flight.
    static func copy(of layer: CALayer) -> CALayer {
        let copy = emptyCopy(of: layer)
        copy.values = layer.sampledValues
        copy.contents = layer.picture ?? layer.contents
        copy.name = layer.name
        copy.mask = (layer.modelLayer ?? layer).tree.mask.map { self.copy(of: $0) }
        for sublayer in (layer.modelLayer ?? layer).tree.sublayers where !sublayer.sampledValues.isHidden {
            copy.addSublayer(self.copy(of: sublayer))
        }
        return copy
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
