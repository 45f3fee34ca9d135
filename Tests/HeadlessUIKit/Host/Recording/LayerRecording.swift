/// What a screen showed over a while, frame by frame: a frame holds only what is different from the one before.
@_spi(Headless)
public struct LayerRecording: Sendable {
    public let framesPerSecond: Double
    /// Of the screen when the recording began, in points.
    public let size: CGSize
    /// Frame n shows the screen n / framesPerSecond seconds after the begin.
    public internal(set) var frameCount = 0
    /// The frames in which something changed, in order. The first one is frame 0 and brings every layer there is.
    public internal(set) var frames: [Frame] = []
    public internal(set) var touches: [Touch] = []

    /// Layers are known by numbers, in the order in which they first showed: the window's is 0.
    public struct Frame: Sendable {
        public let number: Int
        /// Layers that have not been shown before, each before those that are in it.
        public internal(set) var added: [Added] = []
        /// Layers that have other sublayers than before.
        public internal(set) var sublayers: [Sublayers] = []
        public internal(set) var changes: [Change] = []

        var isEmpty: Bool { added.isEmpty && sublayers.isEmpty && changes.isEmpty }
    }

    public struct Added: Sendable {
        public let layer: Int
        public let look: RecordedLayer
    }

    /// What is in a layer, from back to front. A layer that is in none any more is not shown; it may come back.
    public struct Sublayers: Sendable {
        public let layer: Int
        public let sublayers: [Int]
    }

    public struct Change: Sendable {
        public let layer: Int
        public let property: LayerProperty
        public let value: LayerProperty.Value
    }

    /// A finger on the glass, from when it comes down to when it is lifted or taken away.
    public struct Touch: Sendable {
        /// Seconds since the begin, and the window's coordinates; the last place is where it left the glass.
        public internal(set) var places: [(time: TimeInterval, position: CGPoint)]
        public internal(set) var isCancelled = false
    }
}

extension LayerRecording {
    /// What the screen showed in a frame.
    public func tree(at number: Int) -> RecordedTree? {
        var looks: [RecordedLayer] = []
        var sublayers: [Int: [Int]] = [:]
        for frame in frames.prefix(while: { $0.number <= number }) {
            looks += frame.added.map(\.look)
            for change in frame.sublayers { sublayers[change.layer] = change.sublayers }
            for change in frame.changes { looks[change.layer][change.property] = change.value }
        }
        func tree(_ layer: Int) -> RecordedTree {
            RecordedTree(layer: looks[layer], sublayers: (sublayers[layer] ?? []).map(tree))
        }
        return looks.isEmpty || number >= frameCount || number < 0 ? nil : tree(0)
    }
}
