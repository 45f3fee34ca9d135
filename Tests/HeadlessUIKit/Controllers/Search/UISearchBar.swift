/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// A bar with a field for what is searched. The model's navigation bar does not show it; it can be put anywhere else.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    open private(set) lazy var searchTextField = makeField()

    /// The search controller's.
    var editingDidBegin: () -> Void = {}
    var textDidChange: () -> Void = {}

    /// What is searched for. Setting it finds results, as typing does.
    open var text: String? {
        get { searchTextField.text }
        set {
            guard newValue ?? "" != searchTextField.text ?? "" else { return }
            searchTextField.text = newValue
            textDidChange()
        }
    }

    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    private func makeField() -> UISearchTextField {
        let field = UISearchTextField(frame: bounds)
        field.borderStyle = .roundedRect
        field.addAction(UIAction { [weak self] _ in self?.editingDidBegin() }, for: .editingDidBegin)
        addSubview(field)
        return field
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: searchTextField.intrinsicContentSize.height + 20)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        searchTextField.frame = bounds.insetBy(dx: 8, dy: 10)
    }
}
