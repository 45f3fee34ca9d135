/// A row of buttons. Flexible spaces share what is left.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    private var buttons: [BarButton] = []
    private let ground = BarGround(at: .bottom)
    /// From the bar to the edge of the screen that it lies at, in points.
    var reach: CGFloat = 0 {
        didSet { if reach != oldValue { setNeedsLayout() } }
    }
    private static let margin: CGFloat = 8

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        addSubview(ground)
        showGround()
    }

    private func showGround() {
        ground.show(barTintColor ?? .systemBackground, line: .separator)
    }

    open var items: [UIBarButtonItem]? {
        didSet { rebuild() }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    open var isTranslucent = true
    open var barTintColor: UIColor? {
        didSet { showGround() }
    }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).filter { !$0.isSpace }.map { BarButton(item: $0) }
        for button in buttons { addSubview(button) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.lie(under: bounds, reach: reach)
        for button in buttons { button.showItem(in: self) }
        let items = items ?? []
        let fixed = items.reduce(0) { $0 + width(of: $1) }
        let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
        let share = flexible > 0 ? max(0, bounds.width - 2 * Self.margin - fixed) / CGFloat(flexible) : 0
        let mirrors = isRightToLeft
        var x = Self.margin
        for item in items {
            let width = item.systemItem == .flexibleSpace ? share : width(of: item)
            if let button = button(of: item) {
                button.frame = CGRect(
                    x: mirrors ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            }
            x += width
        }
    }

    private func width(of item: UIBarButtonItem) -> CGFloat {
        item.isSpace ? item.width : button(of: item)?.fittingWidth ?? 0
    }

    private func button(of item: UIBarButtonItem) -> BarButton? {
        buttons.first { $0.item === item }
    }
}
