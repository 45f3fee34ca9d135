/// What Auto Layout, the margins and the safe area keep for one view.
@MainActor
final class ViewLayoutState {
    // MARK: Constraints

    /// Those that the view holds: UIKit's `constraints`.
    var constraints: [NSLayoutConstraint] = []
    /// Those that name the view or one of its guides, whoever holds them.
    var involving: [NSLayoutConstraint] = []
    var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    /// The width that the view will get, while its intrinsic height is asked for.
    var widthForIntrinsicHeight: CGFloat?
    /// The last solution of the region that this view is the host of.
    var solved: [LayoutSolution] = []

    /// Those that it had to break.
    var broken: [NSLayoutConstraint] = []

    /// The layout pass in which that was; nil once something it rests on has changed.
    var solvedInPass: Int?

    // MARK: The constraint pass

    /// Whether `updateConstraints()` is to be called.
    var needsUpdateConstraints = true
    /// Whether somebody has asked for that call. A view that nobody has asked for gets it when it takes part in Auto
    /// Layout.
    var isAskedToUpdateConstraints = false
    /// Whether this view or any inside it is to be looked at. Where it is true, it is true of all superviews.
    var branchNeedsUpdateConstraints = true

    // MARK: Guides and insets

    var guides: [UILayoutGuide] = []
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    var safeAreaInsets = UIEdgeInsets.zero
    /// Nil until the app sets margins of its own.
    var margins: NSDirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true

    // MARK: Traits

    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

}

/// A priority for each axis.
struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}
