extension UIView {
    /// What content keeps free, with the safe area where the view insets its margins from that.
    public var layoutMargins: UIEdgeInsets {
        get { LayoutMargins.insets(of: self) }
        set {
            let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isLeftToRight ? newValue.left : newValue.right, bottom: newValue.bottom,
                trailing: isLeftToRight ? newValue.right : newValue.left)
        }
    }

    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isLeftToRight ? margins.left : margins.right, bottom: margins.bottom,
                trailing: isLeftToRight ? margins.right : margins.left)
        }
        set {
            layoutState.margins = newValue
            marginsDidChange()
        }
    }

    public var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.preservesSuperviewMargins }
        set {
            layoutState.preservesSuperviewMargins = newValue
            marginsDidChange()
        }
    }

    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.insetsMarginsFromSafeArea }
        set {
            layoutState.insetsMarginsFromSafeArea = newValue
            marginsDidChange()
        }
    }

    /// The margins, widened until what is between them is comfortable to read.
    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let width = bounds.width - insets.left - insets.right
        let surplus = max(0, width - HeadlessRuntime.current.profile.layout.readableWidth)
        insets.left += surplus / 2
        insets.right += surplus / 2
        return insets
    }

    private func marginsDidChange() {
        layoutMarginsDidChange()
        ConstraintLayout.invalidate(self)
        setNeedsLayout()
    }
}
