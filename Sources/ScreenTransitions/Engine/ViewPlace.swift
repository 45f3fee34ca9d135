import UIKit

/// The place of a view among its superview's subviews, to be restored after a transition.
@MainActor
struct ViewPlace {
    private weak var superview: UIView?
    private let superviewSize: CGSize
    private let index: Int
    private let bounds: CGRect
    private let center: CGPoint
    private let translatesAutoresizingMask: Bool
    private let constraints: [NSLayoutConstraint]

    /// Stores the current place of `view`; `nil` if it has no superview.
    init?(of view: UIView) {
        guard let superview = view.superview else { return nil }
        self.superview = superview
        superviewSize = superview.bounds.size
        index = superview.subviews.firstIndex(of: view) ?? 0
        bounds = view.bounds
        center = view.center
        translatesAutoresizingMask = view.translatesAutoresizingMaskIntoConstraints
        // UIKit removes them when the view leaves its superview.
        constraints = superview.constraints.filter { $0.firstItem === view || $0.secondItem === view }
    }

    /// Moves `view` back to its place. If the superview's size has changed, the view grows by the same amount.
    func restore(_ view: UIView) {
        guard let superview else { return }
        superview.insertSubview(view, at: min(index, superview.subviews.count))
        view.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMask
        NSLayoutConstraint.activate(constraints.filter { $0.connects(in: superview) })
        view.bounds = bounds
        view.center = center
        view.grow(
            by: CGSize(
                width: superview.bounds.width - superviewSize.width,
                height: superview.bounds.height - superviewSize.height))
    }
}

extension NSLayoutConstraint {
    /// Whether both of its views are still in `superview`: one may have been removed in the meantime.
    fileprivate func connects(in superview: UIView) -> Bool {
        [firstItem, secondItem].allSatisfy { item in
            (item as? UIView)?.isDescendant(of: superview) != false
        }
    }
}

extension UIView {
    /// Makes the view larger to the right and downward, in points, whatever its transform.
    func grow(by growth: CGSize) {
        bounds.size = CGSize(width: bounds.width + growth.width, height: bounds.height + growth.height)
        center = CGPoint(x: center.x + growth.width / 2, y: center.y + growth.height / 2)
    }
}
