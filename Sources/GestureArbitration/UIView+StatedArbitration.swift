import UIKit
import UIKitSeams

extension UIView {
    private static let arbitrationStatements = AssociatedProperty<ArbitrationStatement>()

    /// What is stated about touches on this view; nil if nothing ever was.
    var arbitrationStatement: ArbitrationStatement? { Self.arbitrationStatements[self] }

    /// The options of the view, if any were set.
    var statedArbitration: ViewArbitration? {
        get { arbitrationStatement?.options }
        set { makeArbitrationStatement().options = newValue }
    }

    private func makeArbitrationStatement() -> ArbitrationStatement {
        Self.arbitrationStatements.value(of: self, orNew: ArbitrationStatement())
    }

    /// Lets the options of `region`, a view inside this one, apply to the touches on this view that land where `region` is,
    /// whatever view they land on. For content that has no view of its own, and is drawn by one that it shares.
    ///
    /// A region that is hidden, or clipped where the touch lands, does not count, nor does one that is no longer inside. It is
    /// kept weakly. Adding it again changes nothing.
    package func addArbitrationRegion(_ region: UIView) { makeArbitrationStatement().add(region) }
}

/// What is stated about touches on a view. An object is found faster among associated ones than a value.
@MainActor
final class ArbitrationStatement {
    private struct Region {
        weak var view: UIView?
    }

    var options: ViewArbitration?
    private var regions: [Region] = []

    fileprivate func add(_ view: UIView) {
        regions.removeAll { $0.view == nil || $0.view === view }
        regions.append(Region(view: view))
    }

    /// Calls `body` with the regions of `owner` that a touch at `location`, in points of the window, lands in.
    func forEachRegion(of owner: UIView, at location: CGPoint, _ body: (UIView) -> Void) {
        for region in regions {
            if let view = region.view, view.isSeen(in: owner, at: location) { body(view) }
        }
    }
}

extension UIView {
    /// Whether the view is inside `owner`, and neither hidden nor clipped at `location`, in points of the window.
    fileprivate func isSeen(in owner: UIView, at location: CGPoint) -> Bool {
        guard isDescendant(of: owner), bounds.contains(convert(location, from: nil)) else { return false }
        return SuperviewChain(from: self, upTo: owner).allSatisfy { view in
            let isClipped = view.clipsToBounds && !view.bounds.contains(view.convert(location, from: nil))
            return !view.isHidden && view.alpha >= 0.01 && !isClipped
        }
    }
}
