/// How a view comes by its margins.
@MainActor
enum LayoutMargins {
    static func insets(of view: UIView) -> UIEdgeInsets {
        let profile = HeadlessRuntime.current.profile.layout
        let state = view.layoutState
        let isScreen = view.viewController != nil
        let ends = isScreen ? 0 : profile.margin
        var own =
            state.margins
            ?? NSDirectionalEdgeInsets(
                top: ends, leading: profile.margin, bottom: ends, trailing: profile.margin)
        if isScreen {
            // The system minimum of a screen's own view.
            let least = view.bounds.width >= profile.wideScreenWidth ? profile.wideScreenMargin : profile.screenMargin
            own.leading = max(own.leading, least)
            own.trailing = max(own.trailing, least)
        }
        let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
        var insets = UIEdgeInsets(
            top: own.top, left: isLeftToRight ? own.leading : own.trailing, bottom: own.bottom,
            right: isLeftToRight ? own.trailing : own.leading)
        if state.insetsMarginsFromSafeArea {
            let safe = view.safeAreaInsets
            insets.top += safe.top
            insets.left += safe.left
            insets.bottom += safe.bottom
            insets.right += safe.right
        }
        if state.preservesSuperviewMargins, let superview = view.superview {
            let overlap = InsetOverlap.of(view, under: superview.layoutMargins, in: superview)
            insets.top = max(insets.top, overlap.top)
            insets.left = max(insets.left, overlap.left)
            insets.bottom = max(insets.bottom, overlap.bottom)
            insets.right = max(insets.right, overlap.right)
        }
        return insets
    }
}
