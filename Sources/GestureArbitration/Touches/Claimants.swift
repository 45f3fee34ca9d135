import UIKit

/// A view under a finger that may claim the movement: a scroll view, a control, one that follows fingers, or one with
/// ``UIKit/UIView/arbitration`` options.
@MainActor
struct Claimant {
    let view: UIView
    /// The options of the view when the finger landed.
    let options: ViewArbitration
}

/// The views under a finger that may claim the movement, innermost first.
///
/// They are collected once, when the finger lands, so that the plain views between them cost nothing later.
@MainActor
struct Claimants: @MainActor Sequence {
    fileprivate struct Entry {
        weak var view: UIView?
        let options: ViewArbitration
    }

    /// Iterates over the views that still exist.
    @MainActor
    struct Iterator: @MainActor IteratorProtocol {
        fileprivate let entries: [Entry]
        private var position = 0

        fileprivate init(_ entries: [Entry]) {
            self.entries = entries
        }

        mutating func next() -> Claimant? {
            while position < entries.count {
                defer { position += 1 }
                if let view = entries[position].view { return Claimant(view: view, options: entries[position].options) }
            }
            return nil
        }
    }

    private var entries: [Entry] = []

    /// Collects views from `touched` up to `last`, both included.
    mutating func collect(from touched: UIView?, upTo last: UIView?) {
        entries.removeAll(keepingCapacity: true)
        for view in SuperviewChain(from: touched, upTo: last) {
            if let options = view.statedArbitration {
                entries.append(Entry(view: view, options: options))
            } else if view is UIScrollView || view is UIControl || view.followsTouches {
                entries.append(Entry(view: view, options: ViewArbitration()))
            }
        }
    }

    func makeIterator() -> Iterator {
        Iterator(entries)
    }
}

extension UIGestureRecognizer {
    /// The views under the finger that may claim the movement; none if no landing is known.
    var claimants: Claimants { touchdown?.claimants ?? Claimants() }
}
