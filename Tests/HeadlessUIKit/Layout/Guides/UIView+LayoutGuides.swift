extension UIView {
    /// The guides that the app added, after those of UIKit that somebody asked for.
    public var layoutGuides: [UILayoutGuide] {
        let state = layoutState
        return [state.safeAreaGuide, state.marginsGuide, state.readableGuide, state.keyboardGuide].compactMap { $0 }
            + state.guides
    }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        for constraint in layoutState.involving
        where [constraint.firstItem, constraint.secondItem].contains(where: { $0 === layoutGuide }) {
            constraint.isActive = false
        }
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    public var safeAreaLayoutGuide: UILayoutGuide {
        guide(\.safeAreaGuide, kind: .safeArea, identifier: "UIViewSafeAreaLayoutGuide")
    }

    public var layoutMarginsGuide: UILayoutGuide {
        guide(\.marginsGuide, kind: .margins, identifier: "UIViewLayoutMarginsGuide")
    }

    public var readableContentGuide: UILayoutGuide {
        guide(\.readableGuide, kind: .readable, identifier: "UIViewReadableContentGuide")
    }

    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let present = layoutState.keyboardGuide { return present }
        let guide = UIKeyboardLayoutGuide(kind: .keyboard, owner: self, identifier: "UIViewKeyboardLayoutGuide")
        layoutState.keyboardGuide = guide
        return guide
    }

    /// The view's one guide of this kind, made when it is first asked for.
    func guide(
        _ place: ReferenceWritableKeyPath<ViewLayoutState, UILayoutGuide?>, kind: UILayoutGuide.Kind, identifier: String
    ) -> UILayoutGuide {
        if let present = layoutState[keyPath: place] { return present }
        let guide = UILayoutGuide(kind: kind, owner: self, identifier: identifier)
        layoutState[keyPath: place] = guide
        return guide
    }
}
