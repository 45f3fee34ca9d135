/// One button in a bar: of an item, or a bar's own.
@MainActor
final class BarButton: UIControl {
    enum Arrangement {
        /// The image, then the title.
        case row
        /// The image above a small title, as in tab bars.
        case column
        /// A chevron at the very edge, then the title.
        case back
    }

    let item: UIBarButtonItem?
    private let arrangement: Arrangement
    private let label = UILabel()
    private let icon = UIImageView()
    private static let padding: CGFloat = 8

    init(item: UIBarButtonItem) {
        self.item = item
        arrangement = .row
        super.init(frame: .zero)
        setUp { [weak item] in item?.fire() }
    }

    init(_ arrangement: Arrangement, perform action: @escaping () -> Void) {
        item = nil
        self.arrangement = arrangement
        super.init(frame: .zero)
        setUp(action)
    }

    required init?(coder: NSCoder) {
        item = nil
        arrangement = .row
        super.init(coder: coder)
    }

    private func setUp(_ action: @escaping () -> Void) {
        label.font = arrangement == .column ? .systemFont(ofSize: 10, weight: .medium) : .systemFont(ofSize: 17)
        label.textAlignment = .center
        icon.contentMode = arrangement == .back ? .scaleAspectFit : .center
        icon.isUserInteractionEnabled = false
        addSubview(icon)
        addSubview(label)
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    func show(title: String?, image: UIImage? = nil, color: UIColor? = nil) {
        label.text = title
        icon.image = image
        let shown: UIColor = isEnabled ? color ?? tintColor : .tertiaryLabel
        label.textColor = shown
        icon.tintColor = shown
        accessibilityLabel = title
        setNeedsLayout()
    }

    func showItem(in bar: UIView?) {
        guard let item else { return }
        item.bar = bar
        isEnabled = item.isEnabled
        if let view = item.customView {
            label.isHidden = true
            icon.isHidden = true
            if view.superview !== self { addSubview(view) }
        } else {
            // Where an item has an image, its title is for those who cannot see it.
            show(title: item.image == nil ? item.title : nil, image: item.image, color: item.tintColor)
            accessibilityLabel = item.title
        }
    }

    // MARK: Layout

    /// Wide enough for what it shows, and for a finger.
    var fittingWidth: CGFloat {
        if let item, item.width > 0 { return item.width }
        if let view = item?.customView { return view.bounds.width + 2 * Self.padding }
        let padding = arrangement == .back ? 0 : 2 * Self.padding
        return max(44, iconAdvance + titleWidth + padding)
    }

    private var titleWidth: CGFloat {
        label.sizeThatFits(CGSize(width: CGFloat.infinity, height: bounds.height)).width
    }

    /// What the image takes of the width.
    private var iconAdvance: CGFloat {
        guard let image = icon.image else { return 0 }
        return arrangement == .back ? Self.chevronAdvance : image.size.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        item?.customView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
        switch arrangement {
        case .row: layOutRow()
        case .column: layOutColumn()
        case .back: layOutBack()
        }
    }

    private func layOutRow() {
        guard let image = icon.image else { return label.frame = bounds }
        let side = image.size.width
        let start = bounds.midX - (side + titleWidth) / 2
        icon.frame = mirrored(CGRect(x: start, y: 0, width: side, height: bounds.height))
        label.frame = mirrored(CGRect(x: start + side, y: 0, width: titleWidth, height: bounds.height))
    }

    // LOOKS: the distances in a tab bar 49 points high.
    private func layOutColumn() {
        let title = label.intrinsicContentSize.height
        label.frame = CGRect(x: 0, y: bounds.height - title - 2, width: bounds.width, height: title)
        icon.frame = CGRect(x: 0, y: 4, width: bounds.width, height: max(0, bounds.height - title - 6))
    }

    private func layOutBack() {
        let side = Self.chevronSide
        icon.frame = mirrored(
            CGRect(x: -Self.chevronMargin, y: bounds.midY - side / 2, width: side, height: side))
        label.frame = mirrored(
            CGRect(x: Self.chevronAdvance, y: 0, width: bounds.width - Self.chevronAdvance, height: bounds.height))
        label.textAlignment = .natural
    }

    // LOOKS: a chevron about as high as the title's line, at the margin of the bar.
    private static let chevronSide: CGFloat = 30
    /// A symbol's box is wider than the symbol.
    private static let chevronMargin: CGFloat = 8
    private static let chevronAdvance: CGFloat = 16

    private func mirrored(_ frame: CGRect) -> CGRect {
        isRightToLeft ? frame.mirrored(in: bounds.width) : frame
    }
}

extension UIBarButtonItem {
    /// What shows the item in its bar.
    var shownView: UIView? { bar.flatMap { Self.button(of: self, in: $0) } }

    private static func button(of item: UIBarButtonItem, in view: UIView) -> UIView? {
        if let button = view as? BarButton, button.item === item { return button }
        return view.subviews.lazy.compactMap { self.button(of: item, in: $0) }.first
    }
}
