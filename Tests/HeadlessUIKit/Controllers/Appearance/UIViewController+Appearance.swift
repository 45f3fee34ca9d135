extension UIViewController {
    private var appearanceOrder: BehaviourProfile.Callbacks.AppearanceOrder {
        HeadlessRuntime.current.profile.callbacks.appearanceOrder
    }

    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard appearance.begin(appearing: isAppearing, animated: animated) else {
            HeadlessRuntime.current.faults.record(.unbalancedAppearance(screen: screenName))  // F7
            return
        }
        if isAppearing {
            loadViewIfNeeded()
            prepareToAppear()
        } else {
            prepareToDisappear()
            if animated { takeFirstResponderAway() }
        }
        if appearanceOrder == .childrenFirst { beginAppearanceOfChildren(isAppearing, animated: animated) }
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        // With children first, those that have come by then.
        beginAppearanceOfChildren(isAppearing, animated: animated)
        appearanceDidBegin(isAppearing)
    }

    private func beginAppearanceOfChildren(_ isAppearing: Bool, animated: Bool) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childrenSharingAppearance where child.appearance.canTurn(towards: isAppearing) {
            child.beginAppearance(isAppearing, animated: animated)
            child.appearance.isForwarded = true
        }
    }

    /// `viewIsAppearing(_:)`, once, when the view is in its window and its superview has placed it.
    func tellIsAppearing() {
        guard viewIfLoaded?.window != nil, appearance.shouldTellIsAppearing() else { return }
        viewIsAppearing(appearance.isAnimated)
        for child in children where child.appearance.isForwarded { child.tellIsAppearing() }
    }

    func endAppearance() {
        tellIsAppearing()
        let parentsFirst = appearanceOrder == .parentsFirst
        if !parentsFirst { endAppearanceOfChildren() }
        let animated = appearance.isAnimated
        switch appearance.end() {
        case .appeared:
            HeadlessRuntime.current.screens.didAppear(self)
            bringFirstResponderBack()
            viewDidAppear(animated)
            if parentsFirst { endAppearanceOfChildren() }
            appearanceDidEnd(true)
        case .disappeared:
            viewDidDisappear(animated)
            if parentsFirst { endAppearanceOfChildren() }
            appearanceDidEnd(false)
        default:
            HeadlessRuntime.current.faults.record(.unbalancedAppearance(screen: screenName))  // F7
        }
    }

    private func endAppearanceOfChildren() {
        for child in children where child.appearance.isForwarded { child.endAppearance() }
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

    /// Without a parent a view that is put into that of another controller brings its own along, as it was before there
    /// was containment.
    private func followWindow(_ window: UIWindow?) {
        guard !appearance.isChanging else { return }
        if window != nil, appearance.state == .disappeared, parent == nil, isInAnother {
            appearance.followsWindow = true
            changeAppearanceByWindow(true)
        } else if window == nil, appearance.followsWindow, appearance.state == .appeared {
            appearance.followsWindow = false
            changeAppearanceByWindow(false)
        }
    }

    private func changeAppearanceByWindow(_ isAppearing: Bool) {
        let runtime = HeadlessRuntime.current
        guard !runtime.profile.callbacks.addedViewsAppearAtOnce else { return changeAppearance(isAppearing) }
        beginAppearance(isAppearing, animated: false)
        runtime.performNextTurn {
            self.endAppearance()
            // Meanwhile it may have gone again, or come back.
            self.viewDidMove(to: self.viewIfLoaded?.window)
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
