extension UIView: UITraitEnvironment {
    /// Those of the device, with the interface style of the nearest view or controller that overrides it.
    public var traitCollection: UITraitCollection {
        HeadlessRuntime.current.traits.collection(style: inheritedStyle)
    }

    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { layoutState.overrideUserInterfaceStyle }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            TraitChange.perform(on: self) { layoutState.overrideUserInterfaceStyle = newValue }
        }
    }

    private var inheritedStyle: UIUserInterfaceStyle {
        var view: UIView? = self
        while let present = view {
            let style = present.layoutState.overrideUserInterfaceStyle
            if style != .unspecified { return style }
            view = present.superview
        }
        return .unspecified
    }
}
