public protocol CALayerDelegate: NSObjectProtocol {
    func display(_ layer: CALayer)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// The requirements are optional with Apple. A layer does the same for "not implemented" as for these answers.
extension CALayerDelegate {
    public func display(_ layer: CALayer) {}

    public func layerWillDraw(_ layer: CALayer) {}

    public func layoutSublayers(of layer: CALayer) {}

    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
