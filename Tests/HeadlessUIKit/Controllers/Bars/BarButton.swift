/// One button in a bar: of an item, or a bar's own.
@MainActor
final class BarButton: UIControl {
    let item: UIBarButtonItem?
    private let label = UILabel()
    private static let padding: CGFloat = 8

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        setUp { [weak item] in item?.fire() }
    }

    init(perform action: @escaping () -> Void) {
        item = nil
        super.init(frame: .zero)
        setUp(action)
    }

    required init?(coder: NSCoder) {
        item = nil
        super.init(coder: coder)
    }

    private func setUp(_ action: @escaping () -> Void) {
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        addSubview(label)
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    func show(title: String?) {
        label.text = title
        label.textColor = tintColor
        accessibilityLabel = title
    }

    func showItem(in bar: UIView?) {
        guard let item else { return }
        item.bar = bar
        isEnabled = item.isEnabled
        if let view = item.customView {
            label.isHidden = true
            if view.superview !== self { addSubview(view) }
        } else {
            show(title: item.title)
        }
    }

    /// Wide enough for what it shows, and for a finger.
    var fittingWidth: CGFloat {
        if let item, item.width > 0 { return item.width }
        if let view = item?.customView { return view.bounds.width + 2 * Self.padding }
        let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: bounds.height)).width
        return max(44, text + 2 * Self.padding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        item?.customView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
