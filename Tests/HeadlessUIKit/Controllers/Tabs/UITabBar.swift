/// A row of equally wide buttons of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    /// The tab bar controller whose bar this is: told of taps before the delegate.
    var itemWasTapped: (UITabBarItem) -> Void = { _ in }
    private var buttons: [BarButton] = []
    private let ground = BarGround(at: .bottom)
    /// How much of its height lies in the safe area below its items, in points. Measured: the bar of a tab bar
    /// controller is 83 points high on a phone without a home button, 49 of them for the items.
    var bottomMargin: CGFloat = 0 {
        didSet { if bottomMargin != oldValue { setNeedsLayout() } }
    }

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

    open var items: [UITabBarItem]? {
        didSet { rebuild() }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }

    open weak var selectedItem: UITabBarItem? {
        didSet { setNeedsLayout() }
    }

    open var isTranslucent = true
    open var barTintColor: UIColor? {
        didSet { showGround() }
    }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            item.bar = self
            return BarButton(.column) { [weak self, weak item] in
                if let item { self?.tapped(item) }
            }
        }
        for button in buttons { addSubview(button) }
        setNeedsLayout()
    }

    private func tapped(_ item: UITabBarItem) {
        itemWasTapped(item)
        OptionalRequirement.ask(delegate) { $0.tabBar(self, didSelect: item) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.lie(under: bounds, reach: 0)
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        let mirrors = isRightToLeft
        for (index, (button, item)) in zip(buttons, items ?? []).enumerated() {
            let place = mirrors ? buttons.count - 1 - index : index
            button.frame = CGRect(
                x: CGFloat(place) * width, y: 0, width: width, height: bounds.height - bottomMargin)
            button.isEnabled = item.isEnabled
            button.isSelected = item === selectedItem
            let image = button.isSelected ? item.selectedImage ?? item.image : item.image
            button.show(title: item.title, image: image, color: button.isSelected ? tintColor : .systemGray)
        }
    }
}

/// Optional for Apple's compilers.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        OptionalRequirement.notImplemented(by: self)
    }
}
