import UIKit

/// Where a view was before it was lent to a transition.
@MainActor
struct ViewPlace {
    private weak var superview: UIView?
    private let superviewSize: CGSize
    private let index: Int
    private let bounds: CGRect
    private let center: CGPoint

    /// Remembers the present place of `view`.
    init(of view: UIView) {
        superview = view.superview
        superviewSize = view.superview?.bounds.size ?? view.bounds.size
        index = view.superview?.subviews.firstIndex(of: view) ?? 0
        bounds = view.bounds
        center = view.center
    }

    /// Puts `view` back between its former neighbours. Where their superview has another size by now, the view has
    /// grown with it, as screens do.
    func restore(_ view: UIView) {
        guard let superview else { return }
        superview.insertSubview(view, at: min(index, superview.subviews.count))
        let growth = CGSize(
            width: superview.bounds.width - superviewSize.width,
            height: superview.bounds.height - superviewSize.height)
        view.bounds = CGRect(
            x: bounds.minX, y: bounds.minY,
            width: bounds.width + growth.width, height: bounds.height + growth.height)
        view.center = CGPoint(x: center.x + growth.width / 2, y: center.y + growth.height / 2)
    }
}
