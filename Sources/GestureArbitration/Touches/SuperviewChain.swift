import UIKit

/// The views from one view up to another, both included; up to the root if the other is not among them.
@MainActor
package struct SuperviewChain: @MainActor Sequence, @MainActor IteratorProtocol {
    private var current: UIView?
    private let last: UIView?

    package init(from first: UIView?, upTo last: UIView?) {
        current = first
        self.last = last
    }

    package mutating func next() -> UIView? {
        guard let view = current else { return nil }
        current = view === last ? nil : view.superview
        return view
    }
}

extension UIView {
    /// The innermost view that contains this one and `other`, or is one of them; nil if they don't share a window.
    package func commonAncestor(with other: UIView) -> UIView? {
        SuperviewChain(from: self, upTo: nil).first(where: other.isDescendant)
    }
}
