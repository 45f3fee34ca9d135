import UIKit

/// The views of one screen that have, or stand for, a shared name.
@MainActor
struct SharedViewSearch {
    /// Of the views that have one, in the order of the view tree.
    let names: [String]

    private let screen: UIView
    private let provider: (any SharedElementProvider)?
    private let named: [String: UIView]

    /// Walks through the views of `screen` once.
    init(of screen: UIView, controller: UIViewController) {
        self.screen = screen
        provider = controller.sharedElementProvider
        (names, named) = screen.viewsWithSharedNames()
    }

    /// The views that can be seen by their names, those among them that stand for one of the other screen's names.
    func views(sharedWith otherNames: [String]) -> [String: UIView] {
        guard let provider else { return named }
        var provided: [String: UIView] = [:]
        for name in otherNames { provided[name] = provider.view(forSharedElement: name) }
        // The provider may have scrolled: views have moved, have come, have gone, and stand for other names.
        screen.layoutIfNeeded()
        var views = screen.viewsWithSharedNames().named
        for (name, view) in provided {
            views[name] = view.isSeen(in: screen) && view.sharedElementName ?? name == name ? view : nil
        }
        return views
    }
}

extension UIView {
    /// The views in this one that have a name and can be seen, of several the first; and the names in order.
    fileprivate func viewsWithSharedNames() -> (names: [String], named: [String: UIView]) {
        var (names, named): ([String], [String: UIView]) = ([], [:])
        func collect(from view: UIView) {
            guard view.isVisible else { return }
            if let name = view.sharedElementName, named[name] == nil, view.isSeen(in: self) {
                names.append(name)
                named[name] = view
            }
            for subview in view.subviews { collect(from: subview) }
        }
        collect(from: self)
        return (names, named)
    }

    private var isVisible: Bool { !isHidden && alpha > 0 }

    /// Whether any of the view lies within everything in `screen` that clips it, and nothing that it lies in is hidden.
    fileprivate func isSeen(in screen: UIView) -> Bool {
        guard isDescendant(of: screen), screen.isVisible else { return false }
        var seen = bounds
        var current = self
        while current !== screen, let superview = current.superview {
            guard current.isVisible else { return false }
            seen = superview.convert(seen, from: current)
            if superview.clipsToBounds || superview === screen { seen = seen.intersection(superview.bounds) }
            current = superview
        }
        return !seen.isEmpty
    }
}

extension UIViewController {
    /// This screen or the first of the screens shown in it that says which of its views are shared.
    fileprivate var sharedElementProvider: (any SharedElementProvider)? {
        if let provider = self as? any SharedElementProvider { return provider }
        guard let view = viewIfLoaded else { return nil }
        for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
            if let provider = child.sharedElementProvider { return provider }
        }
        return nil
    }
}
