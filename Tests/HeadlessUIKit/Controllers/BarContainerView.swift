/// The view of a controller that lays screens out between bars.
final class BarContainerView: UIView {
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
