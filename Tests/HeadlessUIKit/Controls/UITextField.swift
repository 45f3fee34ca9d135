/// A line of text that takes touches and becomes first responder. It has no keyboard.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    public enum BorderStyle: Int, @unchecked Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    open weak var delegate: (any UITextFieldDelegate)?
    open var text: String? = "" { didSet { contentDidChange() } }
    open var placeholder: String? { didSet { contentDidChange() } }
    open var textColor: UIColor? { didSet { contentDidChange() } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
    open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
    open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }

    private let label = UILabel(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        addSubview(label)
        if let press = TextFieldPressGestureRecognizer.ofProfile() { addGestureRecognizer(press) }
    }

    private func contentDidChange() {
        selection = nil
        let isEmpty = text?.isEmpty ?? true
        label.text = isEmpty ? placeholder : text
        label.textColor = isEmpty ? .tertiaryLabel : textColor ?? .label
        label.font = font
        label.textAlignment = textAlignment
        setNeedsLayout()
    }

    // MARK: Editing

    open var isEditing: Bool { isFirstResponder }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    open override var canResignFirstResponder: Bool {
        OptionalRequirement.ask(delegate) { $0.textFieldShouldEndEditing(self) } ?? true
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard OptionalRequirement.ask(delegate, { $0.textFieldShouldBeginEditing(self) }) ?? true,
            super.becomeFirstResponder()
        else { return false }
        OptionalRequirement.ask(delegate) { $0.textFieldDidBeginEditing(self) }
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let wasEditing = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if wasEditing {
            OptionalRequirement.ask(delegate) { $0.textFieldDidEndEditing(self) }
            sendActions(for: .editingDidEnd)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { becomeFirstResponder() }
    }

    // MARK: Selection. The insertion point is behind the text, until it is set.

    private var selection: NSRange?

    open var selectedTextRange: UITextRange? {
        get { isFirstResponder ? TextSpan(selection ?? NSRange(location: length, length: 0)) : nil }
        set { selection = (newValue as? TextSpan)?.range }
    }

    open var textInputView: UIView { self }

    open func caretRect(for position: UITextPosition) -> CGRect {
        let frame = textRect(forBounds: bounds)
        let index = (position as? TextPlace)?.index ?? length
        let width = length == 0 ? 0 : min(frame.width, label.intrinsicContentSize.width)
        let before = width * CGFloat(min(index, length)) / CGFloat(max(1, length))
        return CGRect(
            x: isRightToLeft ? frame.maxX - before : frame.minX + before, y: frame.minY, width: 2, height: frame.height)
    }

    private var length: Int { text?.utf16.count ?? 0 }

    // MARK: Layout

    open func textRect(forBounds bounds: CGRect) -> CGRect {
        borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: label.intrinsicContentSize.width + (borderStyle == .none ? 0 : 14),
            height: HeadlessRuntime.current.profile.controls.textFieldHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = textRect(forBounds: bounds)
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        layer.borderWidth = borderStyle == .none ? 0 : 1
        layer.borderColor = UIColor.systemGray4.cgColor
    }
}
