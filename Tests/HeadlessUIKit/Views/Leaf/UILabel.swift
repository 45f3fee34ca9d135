open class UILabel: UIView {
    open var text: String? {
        didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            if font != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0: as many as the text needs.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    open var isEnabled = true
    open var isHighlighted = false
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var adjustsFontSizeToFitWidth = false
    /// A limit of the model: nobody chooses another text size.
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        setContentHuggingPriority(.defaultLow, for: .horizontal)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize {
        let width = layoutState.widthForIntrinsicHeight ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
        return fittingSize(width: numberOfLines == 1 ? .infinity : width ?? .infinity, lines: numberOfLines)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // UIKit takes a width of zero for "any".
        let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
        return fittingSize(width: width, lines: numberOfLines)
    }

    /// Where the text is in `bounds`: centred between top and bottom.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = fittingSize(width: bounds.width, lines: numberOfLines)
        let height = min(size.height, bounds.height)
        return CGRect(
            x: bounds.minX, y: bounds.minY + (bounds.height - height) / 2, width: min(size.width, bounds.width),
            height: height)
    }

    /// Asked for, not kept: Swift calls no observers of properties that an initializer in an extension sets.
    override var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    /// Rounded up to whole pixels.
    private func fittingSize(width: CGFloat, lines: Int) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let layout = TextLayout(
            text, font: font, width: width, limit: lines, metrics: HeadlessRuntime.current.profile.text)
        let scale = HeadlessRuntime.current.screen.scale
        return CGSize(
            width: (layout.size.width * scale).rounded(.up) / scale,
            height: (layout.size.height * scale).rounded(.up) / scale)
    }

    /// The lines that show at the label's present size; what does not fit is cut off as the line break mode says.
    @_spi(Headless)
    public var visibleLines: [String] {
        guard let text, !text.isEmpty else { return [] }
        return TextLayout(
            text, font: font, fitting: bounds.width, lines: numberOfLines, breaking: lineBreakMode,
            metrics: HeadlessRuntime.current.profile.text
        ).lines
    }

    // MARK: Accessibility

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
}
