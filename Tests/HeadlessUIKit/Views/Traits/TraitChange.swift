/// Tells a branch of views, and the controllers of these, that its traits have changed.
@MainActor
enum TraitChange {
    static func perform(on view: UIView, _ change: () -> Void) {
        let previous = view.traitCollection
        change()
        tell(view, previous: previous)
    }

    static func tell(_ view: UIView, previous: UITraitCollection) {
        guard view.traitCollection != previous else { return }
        // A dynamic colour is resolved again; the layer keeps a fixed one.
        let ground = view.backgroundColor
        view.backgroundColor = ground
        view.setNeedsLayout()
        let controllersFirst = HeadlessRuntime.current.profile.callbacks.controllersHearOfTraitsFirst
        if controllersFirst { view.viewController?.tellOfTraits(previous: previous) }
        view.tellOfTraits(previous: previous)
        if !controllersFirst { view.viewController?.tellOfTraits(previous: previous) }
        for subview in view.subviews { tell(subview, previous: previous) }
    }
}
