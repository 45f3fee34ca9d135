/// What an alert shows: its text, its fields, and a button for each action. LOOKS: the sizes.
final class AlertView: UIView {
    /// Called with the action whose button is tapped.
    var choose: @MainActor (UIAlertAction) -> Void = { _ in }

    private static let margin: CGFloat = 16
    private static let fieldHeight: CGFloat = 30
    /// Between the cancel button of an action sheet and the others.
    private static let gap: CGFloat = 8

    private let plate = UIView()
    private let title = UILabel(frame: .zero)
    private let message = UILabel(frame: .zero)
    private var fields: [UITextField] = []
    private var buttons: [UIButton] = []
    private var cancelIsApart = false

    init() {
        super.init(frame: .zero)
        plate.backgroundColor = .secondarySystemBackground
        plate.layer.cornerRadius = 14
        addSubview(plate)
        title.font = .boldSystemFont(ofSize: 17)
        message.font = .systemFont(ofSize: 13)
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows the content of `alert` as it is now.
    func show(_ alert: UIAlertController) {
        title.text = alert.title
        message.text = alert.message
        for view in fields + buttons { view.removeFromSuperview() }
        fields = alert.textFields ?? []
        cancelIsApart = alert.preferredStyle == .actionSheet
        buttons = Self.ordered(alert.actions, cancelIsFirst: alert.preferredStyle == .alert).map(button)
        for field in fields { field.backgroundColor = .systemBackground }
        for view in fields + buttons { addSubview(view) }
        setNeedsLayout()
    }

    /// Beside one another the cancel action comes first, and below one another last.
    private static func ordered(_ actions: [UIAlertAction], cancelIsFirst: Bool) -> [UIAlertAction] {
        let cancel = actions.filter { $0.style == .cancel }
        let others = actions.filter { $0.style != .cancel }
        return cancelIsFirst && actions.count == 2 ? cancel + others : others + cancel
    }

    private func button(for action: UIAlertAction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.isEnabled = action.isEnabled
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        button.titleLabel?.font = action.style == .cancel ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
        button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
        if cancelIsApart, action.style == .cancel {
            button.backgroundColor = .secondarySystemBackground
            button.layer.cornerRadius = 14
        }
        return button
    }

    // MARK: Layout

    private var buttonHeight: CGFloat { HeadlessRuntime.current.profile.transitions.alertButtonHeight }
    private var areBesideOneAnother: Bool { buttons.count == 2 && !cancelIsApart }
    private var apart: UIButton? { cancelIsApart ? buttons.last { $0.backgroundColor != nil } : nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let rows = areBesideOneAnother ? 1 : buttons.count
        let gap = apart == nil ? 0 : Self.gap
        return CGSize(width: size.width, height: textHeight(in: size.width) + CGFloat(rows) * buttonHeight + gap)
    }

    private func textHeight(in width: CGFloat) -> CGFloat {
        let width = width - 2 * Self.margin
        let labels = [title, message].map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
        let height = labels.reduce(0, +) + CGFloat(fields.count) * Self.fieldHeight
        return height > 0 ? height + 2 * Self.margin : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 2 * Self.margin
        var top = Self.margin
        for label in [title, message] {
            let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
            label.frame = CGRect(x: Self.margin, y: top, width: width, height: height)
            top += height
        }
        for field in fields {
            field.frame = CGRect(x: Self.margin, y: top, width: width, height: Self.fieldHeight)
            top += Self.fieldHeight
        }
        placeButtons(below: textHeight(in: bounds.width))
    }

    private func placeButtons(below top: CGFloat) {
        var top = top
        let width = areBesideOneAnother ? bounds.width / 2 : bounds.width
        for (index, button) in buttons.enumerated() {
            let isSecond = areBesideOneAnother && (index == 1) != isRightToLeft
            if button === apart { top += Self.gap }
            button.frame = CGRect(x: isSecond ? width : 0, y: top, width: width, height: buttonHeight)
            if !areBesideOneAnother { top += buttonHeight }
        }
        let bottom = apart.map { $0.frame.minY - Self.gap } ?? bounds.height
        plate.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bottom)
    }
}
