// The order among parent and children is MODEL: parents will-appear and will-disappear before their children, and
// did-appear and did-disappear after them.
extension UIViewController {
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard appearance.begin(appearing: isAppearing, animated: animated) else {
            HeadlessRuntime.current.faults.record(.unbalancedAppearance(screen: screenName))  // F7
            return
        }
        if isAppearing {
            loadViewIfNeeded()
            prepareToAppear()
            viewWillAppear(animated)
        } else {
            prepareToDisappear()
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childrenSharingAppearance where child.appearance.canTurn(towards: isAppearing) {
            child.beginAppearance(isAppearing, animated: animated)
            child.appearance.isForwarded = true
        }
        appearanceDidBegin(isAppearing)
    }

    /// `viewIsAppearing(_:)`, once, when the view is in its window and its superview has placed it.
    func tellIsAppearing() {
        guard viewIfLoaded?.window != nil, appearance.shouldTellIsAppearing() else { return }
        viewIsAppearing(appearance.isAnimated)
        for child in children where child.appearance.isForwarded { child.tellIsAppearing() }
    }

    func endAppearance() {
        tellIsAppearing()
        for child in children where child.appearance.isForwarded { child.endAppearance() }
        let animated = appearance.isAnimated
        switch appearance.end() {
        case .appeared:
            HeadlessRuntime.current.screens.didAppear(self)
            viewDidAppear(animated)
            appearanceDidEnd(true)
        case .disappeared:
            viewDidDisappear(animated)
            appearanceDidEnd(false)
        default:
            HeadlessRuntime.current.faults.record(.unbalancedAppearance(screen: screenName))  // F7
        }
    }

    /// Appearance without an animation: both ends at once.
    func changeAppearance(_ isAppearing: Bool) {
        beginAppearance(isAppearing, animated: false)
        endAppearance()
    }

    /// Views that an app adds and removes by hand: the callbacks follow the window, unless a container drives them.
    func viewDidMove(to window: UIWindow?) {
        if parent == nil || appearance.followsWindow { return followWindow(window) }
        guard let parent, !appearance.isChanging, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        if window != nil, appearance.state == .disappeared {
            switch parent.appearance.state {
            case .appeared:
                changeAppearance(true)
            case .appearing:
                beginAppearance(true, animated: parent.appearance.isAnimated)
                appearance.isForwarded = true
            case .disappeared, .disappearing:
                break
            }
        } else if window == nil, appearance.state == .appeared, parent.appearance.state == .appeared {
            changeAppearance(false)
        }
    }

    /// Without a parent a view that is put into that of another controller brings its own along, as it was before there was
    /// containment. MODEL: both ends at once.
    private func followWindow(_ window: UIWindow?) {
        guard !appearance.isChanging else { return }
        if window != nil, appearance.state == .disappeared, parent == nil, isInAnother {
            changeAppearance(true)
            appearance.followsWindow = true
        } else if window == nil, appearance.followsWindow, appearance.state == .appeared {
            appearance.followsWindow = false
            changeAppearance(false)
        }
    }

    /// Whether the view lies in that of another controller.
    private var isInAnother: Bool {
        var view = viewIfLoaded?.superview
        while let present = view {
            if present.viewController != nil { return true }
            view = present.superview
        }
        return false
    }

    /// What faults and traces call the screen.
    var screenName: String {
        title ?? String(describing: type(of: self))
    }
}
