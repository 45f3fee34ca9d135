open class UIFont: NSObject, @unchecked Sendable {
    /// The proportions of the system font, as its metrics tables give them: fractions of the point size.
    private enum Proportion {
        static let ascender: CGFloat = 1950.0 / 2048
        static let descender: CGFloat = -494.0 / 2048
        static let capHeight: CGFloat = 1443.0 / 2048
        static let xHeight: CGFloat = 1078.0 / 2048
    }

    let weight: Weight
    let isItalic: Bool

    open var pointSize: CGFloat { size }
    private let size: CGFloat

    init(size: CGFloat, weight: Weight, isItalic: Bool = false) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }

    open var ascender: CGFloat { Proportion.ascender * size }
    open var descender: CGFloat { Proportion.descender * size }
    open var capHeight: CGFloat { Proportion.capHeight * size }
    open var xHeight: CGFloat { Proportion.xHeight * size }
    open var leading: CGFloat { 0 }
    open var lineHeight: CGFloat { ascender - descender + leading }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .semibold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular, isItalic: true)
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        // Digits share one advance in the model's metrics anyway.
        UIFont(size: fontSize, weight: weight)
    }

    /// The sizes and weights of Apple's typography table at the content size "Large", the default.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        switch style {
        case .largeTitle: UIFont(size: 34, weight: .regular)
        case .title1: UIFont(size: 28, weight: .regular)
        case .title2: UIFont(size: 22, weight: .regular)
        case .title3: UIFont(size: 20, weight: .regular)
        case .headline: UIFont(size: 17, weight: .semibold)
        case .callout: UIFont(size: 16, weight: .regular)
        case .subheadline: UIFont(size: 15, weight: .regular)
        case .footnote: UIFont(size: 13, weight: .regular)
        case .caption1: UIFont(size: 12, weight: .regular)
        case .caption2: UIFont(size: 11, weight: .regular)
        default: UIFont(size: 17, weight: .regular)
        }
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: weight, isItalic: isItalic)
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    @_spi(Headless)
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return size == other.size && weight == other.weight && isItalic == other.isItalic
    }

    @_spi(Headless)
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size)
        hasher.combine(weight)
        hasher.combine(isItalic)
        return hasher.finalize()
    }
}
