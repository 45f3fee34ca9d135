/// What a view draws into its layer: the model keeps what is drawn, not pixels.
@_spi(Headless)
public enum LayerPicture: Hashable, Sendable {
    case text(TextPicture)
    case image(ImagePicture)
    case drawn(DrawnPicture)

    /// Lines of text in one font.
    public struct TextPicture: Hashable, Sendable {
        public var lines: [String]
        /// In points.
        public var pointSize: CGFloat
        public var lineHeight: CGFloat
        /// −1 (thinnest) to 1 (heaviest).
        public var weight: CGFloat
        public var isItalic: Bool
        public var color: CGColor
        /// Left, centre or right: what natural alignment means has been settled.
        public var alignment: NSTextAlignment
        /// Where the lines are, in the layer's coordinates.
        public var area: CGRect
    }

    /// A picture by its name.
    public struct ImagePicture: Hashable, Sendable {
        public var name: String
        public var isSymbol: Bool
        /// Nil: in its own colours.
        public var tint: CGColor?
        /// Whether it is drawn as in a mirror, for right-to-left interfaces.
        public var isMirrored: Bool
        /// Where it is, in the layer's coordinates.
        public var area: CGRect
    }

    /// A part of a picture that was drawn, stretched to fill an area.
    public struct DrawnPicture: Hashable, Sendable {
        public var image: CGImage
        /// In fractions of the picture's size.
        public var part: CGRect
        /// Where the part is, in the layer's coordinates.
        public var area: CGRect
    }
}

extension LayerValues {
    /// The layer's contents, if somebody has set them to a picture. A limit of the model: they are stretched, whatever
    /// `contentsGravity` says.
    var drawnContents: LayerPicture? {
        guard let contents, let image = contents as? CGImage else { return nil }
        return .drawn(LayerPicture.DrawnPicture(image: image, part: contentsRect, area: bounds))
    }
}

extension CALayer {
    /// What the layer shows beside its own background, border and shadow; nil for most layers.
    @_spi(Headless)
    @MainActor
    public var picture: LayerPicture? {
        if let contents = values.contents {
            if let kept = contents as? LayerPicture { return kept }
            if let drawn = values.drawnContents { return drawn }
        }
        return (modelLayer ?? self).view?.drawnPicture
    }
}
