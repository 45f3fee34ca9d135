import UIKit

/// Where a view was before it was lent to a transition.
@MainActor
struct ViewPlace {
    private weak var superview: UIView?
    private let superviewSize: CGSize
    private let index: Int
    private let bounds: CGRect
    private let center: CGPoint
    private let isPlacedByMask: Bool
    private let constraints: [NSLayoutConstraint]

    /// Remembers the present place of `view`; nil if it has none.
    init?(of view: UIView) {
        guard let superview = view.superview else { return nil }
        self.superview = superview
        superviewSize = superview.bounds.size
        index = superview.subviews.firstIndex(of: view) ?? 0
        bounds = view.bounds
        center = view.center
        isPlacedByMask = view.translatesAutoresizingMaskIntoConstraints
        // UIKit drops them when the view leaves its superview.
        constraints = superview.constraints.filter { $0.firstItem === view || $0.secondItem === view }
    }

    /// Puts `view` back between its former neighbours. Where their superview has another size by now, the view has
    /// grown with it, as screens do.
    func restore(_ view: UIView) {
        guard let superview else { return }
        superview.insertSubview(view, at: min(index, superview.subviews.count))
        view.translatesAutoresizingMaskIntoConstraints = isPlacedByMask
        NSLayoutConstraint.activate(constraints)
        view.bounds = bounds
        view.center = center
        view.grow(
            by: CGSize(
                width: superview.bounds.width - superviewSize.width,
                height: superview.bounds.height - superviewSize.height))
    }
}

extension UIView {
    /// Makes the view larger by so many points to the right and downwards, whatever its transform.
    func grow(by growth: CGSize) {
        bounds.size = CGSize(width: bounds.width + growth.width, height: bounds.height + growth.height)
        center = CGPoint(x: center.x + growth.width / 2, y: center.y + growth.height / 2)
    }
}
