/// Lays its arranged subviews out in a row or a column, by constraints that it makes itself.
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// UIKit's name for "the spacing of the stack view".
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { ConstraintLayout.invalidate(self) }
    }
    open var distribution = Distribution.fill {
        didSet { ConstraintLayout.invalidate(self) }
    }
    open var alignment = Alignment.fill {
        didSet { ConstraintLayout.invalidate(self) }
    }
    open var spacing: CGFloat = 0 {
        didSet { ConstraintLayout.invalidate(self) }
    }
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { ConstraintLayout.invalidate(self) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        // UIKit's own initializer cannot fail here, although that of UIView can.
        super.init(frame: .zero)
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.removeAll { $0 === view }
        precondition(
            (0...arrangedSubviews.count).contains(stackIndex),
            "The stack view has \(arrangedSubviews.count) arranged subviews: none can be inserted at \(stackIndex).")
        arrangedSubviews.insert(view, at: stackIndex)
        view.translatesAutoresizingMaskIntoConstraints = false
        ConstraintLayout.invalidate(self)
    }

    /// The view stays a subview; it is only no longer arranged.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        ConstraintLayout.invalidate(self)
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let isDefault = spacing == Self.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        ConstraintLayout.invalidate(self)
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    func spacing(after view: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(view)] ?? spacing
    }

    /// Hidden views take no room.
    var visibleArrangedSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
}
