/// A layer as it looks at an instant, and what is in it from back to front.
@_spi(Headless)
public struct RecordedTree: Equatable, Sendable {
    public var layer: RecordedLayer
    public var sublayers: [RecordedTree]

    public init(layer: RecordedLayer, sublayers: [RecordedTree]) {
        self.layer = layer
        self.sublayers = sublayers
    }

    /// What the screen shows of `layer` and everything in it now.
    @preconcurrency @MainActor
    public init(of layer: CALayer) {
        self.init(layer, above: nil, dark: UITraitCollection(userInterfaceStyle: .dark))
    }

    @MainActor
    private init(_ layer: CALayer, above: LayerValues?, dark: UITraitCollection) {
        let values = layer.sampledValues
        self.layer = RecordedLayer.look(of: layer, values: values, above: above, dark: dark)
        let own = values.transformsSublayers ? values : nil
        let shown = values.isHidden ? [] : layer.tree.sublayers
        sublayers = shown.enumerated()
            .sorted {
                ($0.element.sampledValues.zPosition, $0.offset) < ($1.element.sampledValues.zPosition, $1.offset)
            }
            .map { RecordedTree($0.element, above: own, dark: dark) }
    }
}
