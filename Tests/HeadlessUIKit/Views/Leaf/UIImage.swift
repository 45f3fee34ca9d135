/// A picture: the model keeps what it is called and how large it is, or what was drawn, not its pixels.
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// The name that the picture was asked for by; nil for an empty one.
    @_spi(Headless) public let name: String?
    /// The colour that `withTintColor` gave it.
    @_spi(Headless) public let tint: UIColor?
    open var size: CGSize { pointSize }
    /// Pixels per point.
    open var scale: CGFloat { pixelsPerPoint }
    /// What was drawn; nil for pictures that have a name instead.
    open var cgImage: CGImage? { drawn }
    open var isSymbolImage: Bool { isSymbol }
    open var renderingMode: RenderingMode { mode }
    open var flipsForRightToLeftLayoutDirection: Bool { flips }

    private let pointSize: CGSize
    private let pixelsPerPoint: CGFloat
    private let drawn: CGImage?
    private let isSymbol: Bool
    private let mode: RenderingMode
    private let flips: Bool

    public convenience override init() {
        self.init(name: nil, size: .zero, isSymbol: false)
    }

    /// A symbol at the size that symbols have beside body text. The model knows no catalogue: every name has one,
    /// except the empty one.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        let side = UIFont.labelFontSize * Self.symbolSide
        self.init(name: name, size: CGSize(width: side, height: side), isSymbol: true)
    }

    /// The model carries no asset catalogue, so no picture of an app has a name.
    public convenience init?(named name: String) {
        return nil
    }

    /// LOOKS: a symbol's box as a fraction of the point size; real ones differ from symbol to symbol.
    private static let symbolSide: CGFloat = 20.0 / 17

    init(name: String?, size: CGSize, isSymbol: Bool) {
        self.name = name
        pointSize = size
        pixelsPerPoint = 1
        drawn = nil
        self.isSymbol = isSymbol
        mode = .automatic
        tint = nil
        flips = false
    }

    init(_ drawn: CGImage, scale: CGFloat) {
        name = nil
        pointSize = drawn.size
        pixelsPerPoint = scale
        self.drawn = drawn
        isSymbol = false
        mode = .automatic
        tint = nil
        flips = false
    }

    private init(_ other: UIImage, mode: RenderingMode? = nil, tint: UIColor? = nil, flips: Bool? = nil) {
        name = other.name
        pointSize = other.pointSize
        pixelsPerPoint = other.pixelsPerPoint
        drawn = other.drawn
        isSymbol = other.isSymbol
        self.mode = mode ?? other.mode
        self.tint = tint ?? other.tint
        self.flips = flips ?? other.flips
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(self, mode: renderingMode)
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(self, tint: color)
    }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(self, mode: renderingMode, tint: color)
    }

    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        UIImage(self, flips: true)
    }
}
