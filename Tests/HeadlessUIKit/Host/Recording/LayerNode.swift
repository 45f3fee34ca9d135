/// What a recorder remembers of one layer between frames: how it looked, and by what it can be told that it still does.
@MainActor
final class LayerNode {
    /// Whose frames these are; another recorder begins anew.
    let recorder: Int
    let number: Int
    /// In the order of the layer's own sublayers.
    private(set) var inside: [LayerNode] = []
    /// From back to front.
    private(set) var sublayers: [Int] = []
    private(set) var shown = RecordedLayer()
    private(set) var transformsSublayers = false
    /// The layer's values, if it transforms its sublayers.
    private var transformingValues: LayerValues?

    private var zPosition: CGFloat = 0
    private var hasDepth = false
    private var isNew = true
    private var before = RecordedLayer()
    private var version = -1
    private var isAnimated = false
    private var wasTransformedFromAbove = false
    private let drawsByItself: Bool
    private var content: ViewContent?

    init(_ layer: CALayer, number: Int, recorder: Int) {
        self.recorder = recorder
        self.number = number
        drawsByItself = ViewContent(of: layer) != nil
    }

    // MARK: The layer itself

    /// Whether the layer may look different from what was last seen. Layers that nobody has written to are as they
    /// were, unless they are animated, masked, or in perspective.
    ///
    /// - Parameter above: the superlayer, if it transforms its sublayers.
    func needsLook(at layer: CALayer, above: LayerNode?) -> Bool {
        version != layer.version || isAnimated || !layer.animationList.isEmpty || above != nil
            || wasTransformedFromAbove || layer.tree.mask != nil || shown.mask.width >= 0
            || drawsByItself && content != ViewContent(of: layer)
    }

    func look(at layer: CALayer, above: LayerNode?, dark: UITraitCollection) {
        let values = layer.sampledValues
        let content = drawsByItself ? ViewContent(of: layer) : nil
        // What a view draws does not follow animations, and costs most.
        let isDrawn = version == layer.version && content == self.content && content != nil
        swap(&before, &shown)
        shown = RecordedLayer.look(
            of: layer, values: values, above: above?.transformingValues, drawing: isDrawn ? before.drawing : nil,
            dark: dark)
        self.content = content
        zPosition = values.zPosition
        // Most layers do not, and the values are large.
        if values.transformsSublayers || transformsSublayers {
            transformsSublayers = values.transformsSublayers
            transformingValues = transformsSublayers ? values : nil
        }
        isAnimated = !layer.animationList.isEmpty
        version = layer.version
        wasTransformedFromAbove = above != nil
    }

    func writeChanges(to frame: inout LayerRecording.Frame) {
        if isNew {
            isNew = false
            frame.added.append(LayerRecording.Added(layer: number, look: shown))
        } else {
            before.forEachChange(to: shown) { property, value in
                frame.changes.append(LayerRecording.Change(layer: number, property: property, value: value))
            }
        }
    }

    // MARK: Its sublayers

    /// Whether everything in the layer has been seen and will never change.
    func isFinished(_ layer: CALayer) -> Bool {
        layer.isPicture && !shown.isHidden && inside.count == layer.tree.sublayers.count
    }

    /// Whether the nodes of the sublayers are the same as before, so far as the first ones are told.
    func holds(_ node: LayerNode, at index: Int) -> Bool {
        index < inside.count && inside[index] === node
    }

    /// Takes over which layers are in this one now.
    ///
    /// - Parameter isSame: whether they are those that were in it before, in the same order.
    func hold(_ nodes: () -> [LayerNode], isSame: Bool, writingTo frame: inout LayerRecording.Frame) {
        let hadDepth = hasDepth
        if !isSame { inside = nodes() }
        hasDepth = inside.contains { $0.zPosition != 0 }
        guard !isSame || hasDepth || hadDepth else { return }
        // Layers with a higher z position are in front; others keep their order.
        let order = inside.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
        let numbers = order.map(\.element.number)
        guard numbers != sublayers else { return }
        sublayers = numbers
        frame.sublayers.append(LayerRecording.Sublayers(layer: number, sublayers: numbers))
    }
}
