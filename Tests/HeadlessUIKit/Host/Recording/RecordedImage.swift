/// A picture that was drawn, as a recording keeps it: the layers that were drawn, once for all who show it.
@_spi(Headless)
public final class RecordedImage: Hashable, Sendable {
    /// Its bounds are those of the picture.
    public let tree: RecordedTree

    @MainActor
    init(of layer: CALayer) {
        tree = RecordedTree(of: layer)
    }

    public static func == (a: RecordedImage, b: RecordedImage) -> Bool {
        a === b || a.tree == b.tree
    }

    // What makes two pictures different is rarely their size, but there are few of them.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(tree.layer.bounds.width)
        hasher.combine(tree.layer.bounds.height)
    }
}
