/// The buttons that a swipe uncovers beside a row.
@MainActor
final class RowActionsView: UIView {
    private let buttons: [UIButton]
    /// Whether the buttons come from the left.
    private let isAtLeft: Bool

    init(_ actions: [UIContextualAction], isAtLeft: Bool, perform: @escaping (UIContextualAction) -> Void) {
        self.isAtLeft = isAtLeft
        buttons = actions.map { action in
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image, for: .normal)
            button.backgroundColor = action.backgroundColor
            button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
            return button
        }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("Made by a swipe only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            let place = isAtLeft ? index : buttons.count - 1 - index
            button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
        }
    }
}
