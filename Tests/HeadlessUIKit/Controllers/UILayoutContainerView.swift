/// The view of a controller that lays screens out between bars. Apps know it by this name: recipes compare it with what
/// `NSStringFromClass` says of a recognizer's view.
final class UILayoutContainerView: UIView {
    private weak var owner: (any BarContainer)?

    init(owner: any BarContainer) {
        self.owner = owner
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        owner?.layoutContents()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// A controller that lays screens out between bars.
@MainActor
protocol BarContainer: UIViewController {
    func layoutContents()
}
