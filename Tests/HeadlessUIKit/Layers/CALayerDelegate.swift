public protocol CALayerDelegate: NSObjectProtocol {
    func display(_ layer: CALayer)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// The requirements are optional with Apple. What a layer does without an answer is what it does with these.
extension CALayerDelegate {
    public func display(_ layer: CALayer) {}

    public func layerWillDraw(_ layer: CALayer) {}

    public func layoutSublayers(of layer: CALayer) {}

    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
