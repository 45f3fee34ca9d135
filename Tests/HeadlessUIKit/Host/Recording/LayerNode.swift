/// What a recorder remembers of one layer between frames: how it looked, and by what it can be told that it still does.
@MainActor
final class LayerNode {
    let number: Int
    /// From back to front.
    var sublayers: [Int] = []
    private(set) var shown = RecordedLayer()
    private(set) var zPosition: CGFloat = 0
    /// The layer's values, if it transforms its sublayers.
    private(set) var transformingValues: LayerValues?
    private(set) var isAnimated = false

    private var isNew = true
    private var before: RecordedLayer?
    private var version = -1
    private var wasTransformedFromAbove = false
    private var content: ViewContent?

    init(number: Int) {
        self.number = number
    }

    /// Whether the layer may look different from what was last seen. Layers that nobody has written to are as they were,
    /// unless they are animated, masked, or in perspective.
    func needsLook(at layer: CALayer, above: LayerValues?) -> Bool {
        version != layer.version || isAnimated || !layer.animationList.isEmpty || above != nil
            || wasTransformedFromAbove
            || layer.tree.mask != nil || shown.mask.width >= 0 || content != ViewContent(of: layer)
    }

    func look(at layer: CALayer, above: LayerValues?, dark: UITraitCollection) {
        let values = layer.sampledValues
        before = shown
        shown = RecordedLayer(layer, values: values, above: above, dark: dark)
        zPosition = values.zPosition
        transformingValues = values.transformsSublayers ? values : nil
        isAnimated = !layer.animationList.isEmpty
        version = layer.version
        wasTransformedFromAbove = above != nil
        content = ViewContent(of: layer)
    }

    func writeChanges(to frame: inout LayerRecording.Frame) {
        if isNew {
            isNew = false
            frame.added.append(LayerRecording.Added(layer: number, look: shown))
        } else if let before, before != shown {
            for (property, value) in before.changes(to: shown) {
                frame.changes.append(LayerRecording.Change(layer: number, property: property, value: value))
            }
        }
    }
}

extension [LayerNode] {
    /// Layers with a higher `zPosition` are in front; others keep their order.
    @MainActor
    mutating func sortByDepth() {
        guard contains(where: { $0.zPosition != 0 }) else { return }
        self = enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}
