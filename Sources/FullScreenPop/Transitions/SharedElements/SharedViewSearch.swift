import UIKit

/// The views of one screen that have, or stand for, a shared name.
@MainActor
struct SharedViewSearch {
    /// In the order of the view tree.
    private(set) var names: [String] = []

    private let screen: UIView
    private let provider: (any SharedElementProvider)?
    private var named: [String: UIView] = [:]

    /// Walks through the views of `screen` once.
    init(of screen: UIView, controller: UIViewController) {
        self.screen = screen
        provider = controller.sharedElementProvider
        collect(from: screen)
    }

    /// The view that stands for `name`, if it can be seen.
    func view(named name: String) -> UIView? {
        guard let view = provider?.view(forSharedElement: name) else { return named[name] }
        // The provider may have scrolled to it.
        screen.layoutIfNeeded()
        return isSeen(view) ? view : nil
    }

    private mutating func collect(from view: UIView) {
        guard !view.isHidden, view.alpha > 0 else { return }
        if let name = view.sharedElementName, named[name] == nil, isSeen(view) {
            names.append(name)
            named[name] = view
        }
        for subview in view.subviews { collect(from: subview) }
    }

    /// Whether any of the view lies within everything that clips it.
    private func isSeen(_ view: UIView) -> Bool {
        guard view.isDescendant(of: screen) else { return false }
        var seen = view.bounds
        var current = view
        while current !== screen, let superview = current.superview {
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
