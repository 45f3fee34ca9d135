/// Text that scrolls, takes touches, becomes first responder and can be selected. It has no keyboard.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    open var text: String! = "" {
        didSet {
            selectedRange = NSRange(location: (text as NSString).length, length: 0)
            textDidChange()
        }
    }
    open var font: UIFont? = .systemFont(ofSize: 12) { didSet { textDidChange() } }
    /// A limit of the model: nobody chooses another text size.
    open var adjustsFontForContentSizeCategory = false
    open var textColor: UIColor? = .label { didSet { textDidChange() } }
    open var textAlignment = NSTextAlignment.natural { didSet { textDidChange() } }
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textDidChange() } }
    open var isEditable = true
    open var isSelectable = true { didSet { selectionPress.isEnabled = isSelectable } }
    open var selectedRange = NSRange(location: 0, length: 0) {
        didSet {
            guard oldValue != selectedRange else { return }
            OptionalRequirement.ask(delegate) { $0.textViewDidChangeSelection(self) }
        }
    }

    /// Beside the text, inside the insets, on either side.
    private static let linePadding: CGFloat = 5

    private let label = UILabel(frame: .zero)
    private lazy var selectionPress = TextSelectionGestureRecognizer(of: self)
    private lazy var editingTap = TextEditingTapGestureRecognizer(of: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        label.numberOfLines = 0
        addSubview(label)
        addGestureRecognizer(selectionPress)
        addGestureRecognizer(editingTap)
    }

    private func textDidChange() {
        label.text = text
        label.font = font
        label.textColor = textColor
        label.textAlignment = textAlignment
        setNeedsLayout()
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    open override var canResignFirstResponder: Bool {
        OptionalRequirement.ask(delegate) { $0.textViewShouldEndEditing(self) } ?? true
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard OptionalRequirement.ask(delegate, { $0.textViewShouldBeginEditing(self) }) ?? true,
            super.becomeFirstResponder()
        else { return false }
        if isEditable { OptionalRequirement.ask(delegate) { $0.textViewDidBeginEditing(self) } }
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let wasEditing = isFirstResponder && isEditable
        guard super.resignFirstResponder() else { return false }
        if wasEditing { OptionalRequirement.ask(delegate) { $0.textViewDidEndEditing(self) } }
        return true
    }

    // MARK: Layout

    private func textSize(forWidth width: CGFloat) -> CGSize {
        let room = width - textContainerInset.left - textContainerInset.right - 2 * Self.linePadding
        return label.sizeThatFits(CGSize(width: max(0, room), height: .greatestFiniteMagnitude))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: textSize(forWidth: size.width).height + textContainerInset.top + textContainerInset.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let origin = CGPoint(x: textContainerInset.left + Self.linePadding, y: textContainerInset.top)
        let width = bounds.width - origin.x - textContainerInset.right - Self.linePadding
        label.frame = CGRect(
            origin: origin, size: CGSize(width: max(0, width), height: textSize(forWidth: bounds.width).height))
        contentSize = CGSize(
            width: bounds.width, height: label.frame.maxY + textContainerInset.bottom)
    }

    // MARK: Selection

    /// That of ``selectedRange``, while the text is edited or selected.
    open var selectedTextRange: UITextRange? {
        get { isFirstResponder ? TextSpan(selectedRange) : nil }
        set { if let span = newValue as? TextSpan { selectedRange = span.range } }
    }

    open var textInputView: UIView { self }

    open func caretRect(for position: UITextPosition) -> CGRect {
        layoutIfNeeded()
        let (frame, length) = (label.frame, (text as NSString).length)
        guard let place = position as? TextPlace, let font, length > 0 else {
            return CGRect(x: frame.minX, y: frame.minY, width: 2, height: self.font?.lineHeight ?? 0)
        }
        let (lines, textWidth) = (lineCount(of: frame, font), lineWidth(of: frame, font))
        let through = CGFloat(place.index) / CGFloat(length) * lines
        let line = min(through.rounded(.down), lines - 1)
        return CGRect(
            x: frame.minX + (through - line) * textWidth, y: frame.minY + line * font.lineHeight,
            width: 2, height: font.lineHeight)
    }

    private func lineCount(of frame: CGRect, _ font: UIFont) -> CGFloat {
        max(1, (frame.height / font.lineHeight).rounded())
    }

    private func lineWidth(of frame: CGRect, _ font: UIFont) -> CGFloat {
        lineCount(of: frame, font) > 1 ? frame.width : min(frame.width, label.intrinsicContentSize.width)
    }

    /// The place in the text of the character at `point`, by how far down and along the text it lies. A limit of the
    /// model: it has no glyphs, so every line is taken to hold as many characters as the text has on average.
    func characterIndex(at point: CGPoint) -> Int {
        let length = (text as NSString).length
        let frame = label.frame
        guard length > 0, frame.width > 0, frame.height > 0, let font else { return 0 }
        let lines = lineCount(of: frame, font)
        let line = min(max(((point.y - frame.minY) / font.lineHeight).rounded(.down), 0), lines - 1)
        let along = min(max((point.x - frame.minX) / max(1, lineWidth(of: frame, font)), 0), 1)
        return min(length - 1, Int((line + along) / lines * CGFloat(length)))
    }

    /// The word around a place in the text.
    func wordRange(at index: Int) -> NSRange {
        let characters = text as NSString
        let separators = CharacterSet.alphanumerics.inverted
        let before = characters.rangeOfCharacter(
            from: separators, options: .backwards, range: NSRange(location: 0, length: index))
        let start = before.location == NSNotFound ? 0 : before.location + before.length
        let rest = NSRange(location: index, length: characters.length - index)
        let after = characters.rangeOfCharacter(from: separators, range: rest)
        let end = after.location == NSNotFound ? characters.length : after.location
        return NSRange(location: start, length: max(0, end - start))
    }
}
