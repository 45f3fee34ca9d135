/// What a layer draws itself, as a recording keeps it. Places are in the layer's box, whose corner is (0, 0).
@_spi(Headless)
public enum LayerDrawing: Hashable, Sendable {
    case text(Text)
    case image(Image)
    case gradient(Gradient)
    case shape(Shape)
    case drawn(Drawn)
    /// What lies behind shows through, blurred.
    case backdrop(UIBlurEffect.Style)

    /// Lines of text in one font.
    public struct Text: Hashable, Sendable {
        public var lines: [String]
        /// In points.
        public var pointSize: CGFloat
        public var lineHeight: CGFloat
        /// −1 (thinnest) to 1 (heaviest), as `UIFont.Weight`.
        public var weight: CGFloat
        public var isItalic: Bool
        public var color: RecordedColor
        public var alignment: NSTextAlignment
        public var area: CGRect
    }

    /// A picture by its name.
    public struct Image: Hashable, Sendable {
        public var name: String
        public var isSymbol: Bool
        /// Nil: in its own colours.
        public var tint: RecordedColor?
        public var isMirrored: Bool
        public var area: CGRect
    }

    /// A part of a picture that was drawn, stretched to fill an area.
    public struct Drawn: Hashable, Sendable {
        public var image: RecordedImage
        /// In fractions of the picture's size.
        public var part: CGRect
        public var area: CGRect
    }

    /// Colours that run into each other, placed in the unit square of the layer.
    public struct Gradient: Hashable, Sendable {
        public var kind: CAGradientLayerType
        public var colors: [RecordedColor]
        /// 0 to 1, one for each colour.
        public var locations: [Double]
        public var start: CGPoint
        public var end: CGPoint
    }

    /// A path, filled and stroked.
    public struct Shape: Hashable, Sendable {
        /// In the notation of SVG.
        public var path: String
        public var fill: RecordedColor?
        public var fillsEvenOdd: Bool
        public var stroke: RecordedColor?
        /// Fractions of the path's length between which it is stroked.
        public var strokeStart: Double
        public var strokeEnd: Double
        public var lineWidth: CGFloat
        public var cap: CAShapeLayerLineCap
        public var join: CAShapeLayerLineJoin
    }
}
