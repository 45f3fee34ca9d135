import UIKit
import UIKitSeams

extension UIView {
    private static let arbitrationStatements = AssociatedProperty<ArbitrationStatement>()

    /// The statement about touches on this view; nil if there never was one.
    var arbitrationStatement: ArbitrationStatement? { Self.arbitrationStatements[self] }

    /// The options of the view, if any were set.
    var statedArbitration: ViewArbitration? {
        get { arbitrationStatement?.options }
        set { makeArbitrationStatement().options = newValue }
    }

    private func makeArbitrationStatement() -> ArbitrationStatement {
        Self.arbitrationStatements.value(of: self, orNew: ArbitrationStatement())
    }

    /// Applies the options of `region`, a view inside this one, to the touches on this view that land where `region`
    /// is, whatever view they land on. Use it for content that has no view of its own, and is drawn by a shared one.
    ///
    /// A region that is hidden, or clipped where the touch lands, does not count, nor does one that is no longer inside
    /// this view. It is held weakly. Adding it again changes nothing.
    package func addArbitrationRegion(_ region: UIView) { makeArbitrationStatement().add(region) }
}

/// A statement about touches on a view. Among associated values, an object is found faster than a value type.
@MainActor
final class ArbitrationStatement {
    var options: ViewArbitration?
    private var regions: [Weak<UIView>] = []

    fileprivate func add(_ view: UIView) {
        regions.removeAll { $0.object == nil || $0.object === view }
        regions.append(Weak(view))
    }

    /// Calls `body` with the regions of `owner` in which a touch at `location`, in points of the window, lands.
    func forEachRegion(of owner: UIView, at location: CGPoint, _ body: (UIView) -> Void) {
        for region in regions {
            if let view = region.object, view.isSeen(in: owner, at: location) { body(view) }
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
