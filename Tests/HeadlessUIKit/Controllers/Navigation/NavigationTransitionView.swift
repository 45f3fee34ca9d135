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
