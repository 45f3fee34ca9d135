/// The view of a navigation controller: the container of the screens, with the bars above it.
final class NavigationContainerView: UIView {
    private weak var owner: UINavigationController?

    init(owner: UINavigationController) {
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

/// Holds the screen that is shown, and while they change both: the `containerView` of the navigation controller's
/// transitions.
final class NavigationTransitionView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
