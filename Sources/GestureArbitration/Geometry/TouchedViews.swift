import UIKit

/// The views that a finger landed on, from the deepest one up to the recognizer's own view, both included.
///
/// Empty if no landing is known, or if the touched view is no longer inside the recognizer's view.
@MainActor
struct TouchedViews: @MainActor Sequence, @MainActor IteratorProtocol {
    private var current: UIView?
    private let last: UIView?

    init(from touched: UIView?, upTo last: UIView?) {
        self.last = last
        guard let touched, let last, touched.isDescendant(of: last) else { return }
        current = touched
    }

    init(of recognizer: UIGestureRecognizer) {
        self.init(from: recognizer.touchdown?.view, upTo: recognizer.view)
    }

    mutating func next() -> UIView? {
        guard let view = current else { return nil }
        current = view === last ? nil : view.superview
        return view
    }
}
