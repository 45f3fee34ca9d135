import UIKit

/// The views under a finger that a rule may have to ask, innermost first: scroll views, controls, and views that were
/// told something with ``UIKit/UIView/arbitration``.
///
/// They are collected once, when the finger lands, so that the many plain views around them cost nothing later on.
@MainActor
struct Claimants: @MainActor Sequence {
    fileprivate struct Claimant {
        weak var view: UIView?
    }

    /// Goes over the views that still exist.
    struct Iterator: IteratorProtocol {
        fileprivate var claimants: ArraySlice<Claimant>

        mutating func next() -> UIView? {
            while let claimant = claimants.popFirst() {
                if let view = claimant.view { return view }
            }
            return nil
        }
    }

    private var claimants: [Claimant] = []

    /// Looks at all views from `touched` to `last`, both included; nil stands for none.
    mutating func collect(from touched: UIView?, upTo last: UIView?) {
        claimants.removeAll(keepingCapacity: true)
        for view in SuperviewChain(from: touched, upTo: last) where view.mayClaimTouches {
            claimants.append(Claimant(view: view))
        }
    }

    func makeIterator() -> Iterator {
        Iterator(claimants: claimants[...])
    }
}

extension UIView {
    fileprivate var mayClaimTouches: Bool {
        self is UIScrollView || self is UIControl || hasStatedArbitration
    }
}

extension UIGestureRecognizer {
    /// The views under the finger that a rule may have to ask; none if no landing is known.
    var claimants: Claimants { touchdown?.claimants ?? Claimants() }
}
