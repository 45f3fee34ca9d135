/// Keeps the safe area of every view: what no bar and no rounded corner covers.
@MainActor
enum SafeAreaLayout {
    /// Recomputes the insets of the view, and of those inside it as far as that can change them, and tells the views
    /// that have got others. To be called when the view's place, its size, its window or what its controller adds has
    /// changed.
    ///
    /// - Parameter isResized: whether the size has: then others are under the insets, even if those are as they were.
    static func update(_ view: UIView, isResized: Bool = false) {
        let insets = insets(of: view)
        let hasChanged = insets != view.layoutState.safeAreaInsets
        if hasChanged {
            view.layoutState.safeAreaInsets = insets
            ConstraintLayout.invalidate(view)
            view.setNeedsLayout()
        }
        if hasChanged || isResized && insets != .zero {
            for subview in view.subviews { update(subview) }
        }
        if hasChanged { view.safeAreaInsetsDidChange() }
        ConstraintLayout.frameDidChange(view)
    }

    private static func insets(of view: UIView) -> UIEdgeInsets {
        if let window = view as? UIWindow { return window.deviceSafeAreaInsets }
        guard let superview = view.superview else { return .zero }
        let outer = superview.safeAreaInsets
        var insets = outer == .zero ? .zero : InsetOverlap.of(view, under: outer, in: superview)
        if let additions = view.viewController?.effectiveSafeAreaAdditions {
            insets.top += additions.top
            insets.left += additions.left
            insets.bottom += additions.bottom
            insets.right += additions.right
        }
        return insets
    }
}
