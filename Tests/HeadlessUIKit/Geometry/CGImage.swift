/// A picture that was drawn. The model keeps the layers that were drawn, not pixels. Immutable, as Core Graphics' own.
public final class CGImage: Hashable, @unchecked Sendable {
    /// In pixels.
    public let width: Int
    public let height: Int

    /// In points: the rectangle of the layer that holds what was drawn begins at (0, 0).
    @_spi(Headless) public let size: CGSize
    /// Holds copies of the layers that were drawn, in the order in which that happened.
    @_spi(Headless) public let layer: CALayer
    /// What a recording keeps of it.
    @MainActor private(set) lazy var recorded = RecordedImage(of: layer)

    init(size: CGSize, scale: CGFloat, showing drawn: [CALayer]) {
        width = Int((size.width * scale).rounded(.up))
        height = Int((size.height * scale).rounded(.up))
        self.size = size
        layer = CALayer()
        layer.values.bounds.size = size
        layer.values.anchorPoint = .zero
        layer.isPicture = true
        for copy in drawn { layer.addSublayer(copy) }
    }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
