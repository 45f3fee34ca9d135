extension UIViewController {
    func adopt(_ child: UIViewController) {
        precondition(child !== self, "A controller cannot contain itself.")
        guard child.parent !== self else { return }
        child.parent?.removeChild(child)
        child.willMove(toParent: self)
        child.parent = self
        children.append(child)
    }

    func leaveParent() {
        guard let parent else { return }
        parent.removeChild(self)
        didMove(toParent: nil)
    }

    private func removeChild(_ child: UIViewController) {
        children.removeAll { $0 === child }
        child.parent = nil
        HeadlessRuntime.current.screens.didLeave(child)
    }

    /// The nearest container of that kind around this controller.
    func enclosing<Container: UIViewController>() -> Container? {
        var ancestor = parent
        while let present = ancestor {
            if let container = present as? Container { return container }
            ancestor = present.parent
        }
        return nil
    }

    /// This controller or the outermost one that contains it.
    var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// `traits` with what the containers around have set. A limit of the model: only controllers know of it, not views.
    func overridden(_ traits: UITraitCollection) -> UITraitCollection {
        let overrides = sequence(first: self, next: \.parent).compactMap(\.overriddenTraits).reversed()
        return overrides.isEmpty ? traits : UITraitCollection(traitsFrom: [traits] + overrides)
    }

    func overrideTraits(with collection: UITraitCollection?) {
        let previous = traitCollection
        overriddenTraits = collection
        if traitCollection != previous { tellOfTraits(previous: previous) }
    }

    var effectiveSafeAreaAdditions: UIEdgeInsets {
        UIEdgeInsets(
            top: additionalSafeAreaInsets.top + containerSafeAreaInsets.top,
            left: additionalSafeAreaInsets.left + containerSafeAreaInsets.left,
            bottom: additionalSafeAreaInsets.bottom + containerSafeAreaInsets.bottom,
            right: additionalSafeAreaInsets.right + containerSafeAreaInsets.right
        )
    }

    func safeAreaAdditionsDidChange() {
        guard let view = viewIfLoaded else { return }
        SafeAreaLayout.update(view)
    }

    /// Both views stay in this controller's view; the appearance calls go round the animation.
    func exchange(
        _ leaving: UIViewController, for arriving: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        precondition(
            leaving.parent === self && arriving.parent === self,
            "Both controllers must be children of the one that exchanges them.")
        let animated = duration > 0
        leaving.beginAppearance(false, animated: animated)
        arriving.beginAppearance(true, animated: animated)
        leaving.view.superview?.addSubview(arriving.view)
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            leaving.view.removeFromSuperview()
            leaving.endAppearance()
            arriving.endAppearance()
            completion?(finished)
        }
    }
}
