import UIKit

/// The shared views of one screen.
@MainActor
struct SharedViewSearch {
    /// The names of the visible views, in the order of the view hierarchy.
    let names: [String]

    private let screen: UIView
    private let provider: (any SharedElementProvider)?
    private let named: [String: UIView]

    /// Searches the view hierarchy of `screen` once.
    init(of screen: UIView, controller: UIViewController) {
        self.screen = screen
        provider = controller.sharedElementProvider
        (names, named) = screen.viewsWithSharedNames()
    }

    /// Returns the visible views by name, including those that the provider returns for the other screen's names.
    func views(sharedWith otherNames: [String]) -> [String: UIView] {
        guard let provider else { return named }
        var provided: [String: UIView] = [:]
        for name in otherNames { provided[name] = provider.view(forSharedElement: name) }
        // The provider may have scrolled: views have moved, appeared, disappeared, or changed their names.
        screen.layoutIfNeeded()
        var views = screen.viewsWithSharedNames().named
        for (name, view) in provided {
            views[name] = view.isVisible(in: screen) && view.sharedElementName ?? name == name ? view : nil
        }
        return views
    }
}

extension UIView {
    /// The visible views that have a name, this one and its descendants, the first one for each name, and the names in
    /// order.
    fileprivate func viewsWithSharedNames() -> (names: [String], named: [String: UIView]) {
        var (names, named): ([String], [String: UIView]) = ([], [:])
        func collect(from view: UIView) {
            guard view.isVisible else { return }
            if let name = view.sharedElementName, named[name] == nil, view.isVisible(in: self) {
                names.append(name)
                named[name] = view
            }
            for subview in view.subviews { collect(from: subview) }
        }
        collect(from: self)
        return (names, named)
    }

    private var isVisible: Bool { !isHidden && alpha > 0 }

    /// Whether a part of the view is visible in `screen`: not clipped, and in no superview that is hidden.
    fileprivate func isVisible(in screen: UIView) -> Bool {
        guard isDescendant(of: screen), screen.isVisible else { return false }
        var visible = bounds
        var current = self
        while current !== screen, let superview = current.superview {
            guard current.isVisible else { return false }
            visible = superview.convert(visible, from: current)
            if superview.clipsToBounds || superview === screen { visible = visible.intersection(superview.bounds) }
            current = superview
        }
        return !visible.isEmpty
    }
}

extension UIViewController {
    /// This screen, or the first of its children on screen, that provides shared views.
    fileprivate var sharedElementProvider: (any SharedElementProvider)? {
        if let provider = self as? any SharedElementProvider { return provider }
        guard let view = viewIfLoaded else { return nil }
        for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
            if let provider = child.sharedElementProvider { return provider }
        }
        return nil
    }
}
