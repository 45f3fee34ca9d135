/// The screen at the bottom of a window.
@MainActor
enum RootScreen {
    static func replace(_ old: UIViewController?, with new: UIViewController?, in window: UIWindow) {
        guard old !== new else { return }
        if let old { remove(old) }
        guard let new else { return }
        if !window.isHidden { new.beginAppearance(true, animated: false) }
        let view: UIView = new.view
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.insertSubview(view, at: 0)
        if !window.isHidden { show(new) }
    }

    static func windowDidBecomeVisible(_ window: UIWindow) {
        guard let root = window.rootViewController else { return }
        root.beginAppearance(true, animated: false)
        show(root)
    }

    /// The first layout happens before the screen is told that it has appeared, as on a device.
    private static func show(_ root: UIViewController) {
        root.tellIsAppearing()
        root.view.layoutIfNeeded()
        root.endAppearance()
    }

    private static func remove(_ old: UIViewController) {
        if let presented = old.presented { ModalPresentation.drop(presented) }
        let isShown = old.appearance.state == .appeared
        if isShown { old.beginAppearance(false, animated: false) }
        old.viewIfLoaded?.removeFromSuperview()
        if isShown { old.endAppearance() }
    }
}
