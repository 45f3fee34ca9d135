/// What a navigation bar shows of one item: the back button, the other buttons, and the title between them.
@MainActor
final class NavigationBarContent: UIView {
    private let item: UINavigationItem
    private let title = UILabel()
    private let backButton: BarButton
    private var buttons: [BarButton] = []
    private var builtFor: [UIBarButtonItem] = []
    private static let margin: CGFloat = 8
    private static let chevron = UIImage(systemName: "chevron.backward")?.imageFlippedForRightToLeftLayoutDirection()

    init(item: UINavigationItem, goBack: @escaping (NavigationBarContent) -> Void) {
        self.item = item
        weak var content: NavigationBarContent?
        backButton = BarButton(.back) { content.map(goBack) }
        super.init(frame: .zero)
        content = self
        backButton.accessibilityIdentifier = "BackButton"
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        addSubview(title)
        addSubview(backButton)
    }

    required init?(coder: NSCoder) {
        item = UINavigationItem(title: "")
        backButton = BarButton(.back, perform: {})
        super.init(coder: coder)
    }

    func shiftTitle(by offset: CGFloat) {
        title.transform = CGAffineTransform(translationX: offset, y: 0)
    }

    /// Shows the item as it is now. `back` is the item below it, nil on the root.
    func update(back: UINavigationItem?) {
        let leading = item.leftBarButtonItems ?? []
        let trailing = item.rightBarButtonItems ?? []
        let showsBack = back != nil && !item.hidesBackButton && (leading.isEmpty || item.leftItemsSupplementBackButton)
        backButton.isHidden = !showsBack
        backButton.show(title: back?.titleForBackButton ?? "", image: Self.chevron)
        rebuildButtons(for: (leading + trailing).filter { !$0.isSpace && !$0.isHidden })

        var start = Self.margin
        if showsBack { start = place(backButton, from: start) }
        for button in buttons where leading.contains(where: { $0 === button.item }) {
            start = place(button, from: start)
        }
        var end = bounds.width - Self.margin
        for button in buttons where trailing.contains(where: { $0 === button.item }) {
            end -= button.fittingWidth
            _ = place(button, from: end)
        }
        placeTitle(leading: start, trailing: bounds.width - end)
    }

    private func rebuildButtons(for items: [UIBarButtonItem]) {
        if !builtFor.elementsEqual(items, by: ===) {
            for button in buttons { button.removeFromSuperview() }
            builtFor = items
            buttons = items.map { BarButton(item: $0) }
            for button in buttons { addSubview(button) }
        }
        for button in buttons { button.showItem(in: superview) }
    }

    private func place(_ button: BarButton, from start: CGFloat) -> CGFloat {
        let width = button.fittingWidth
        let frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
        button.frame = mirrored(frame)
        return start + width
    }

    private func placeTitle(leading: CGFloat, trailing: CGFloat) {
        let side = max(leading, trailing)
        let area = CGRect(x: side, y: 0, width: max(0, bounds.width - 2 * side), height: bounds.height)
        title.text = item.title
        title.isHidden = item.titleView != nil
        title.bounds.size = area.size
        title.center = CGPoint(x: area.midX, y: area.midY)
        guard let view = item.titleView else { return }
        if view.superview !== self { addSubview(view) }
        view.center = CGPoint(x: area.midX, y: area.midY)
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        superview?.isRightToLeft == true ? frame.mirrored(in: bounds.width) : frame
    }
}
