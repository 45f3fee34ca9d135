import UIKit

/// The superview of a layer whose perspective has a vanishing point of its own.
///
/// It is as large as the root view, and its centre is at that point. The poses move it, and move the layer in the
/// opposite direction.
@MainActor
final class TransitionEyeView: UIView {
    /// Creates a view whose only subview is `view`.
    init(of view: UIView, _ perspective: CATransform3D, in root: UIView) {
        super.init(frame: root.bounds)
        addSubview(view)
        fit(root, perspective)
    }

    @available(*, unavailable, message: "The view is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    /// Adopts the size of `root`. The next pose sets the centre.
    func fit(_ root: UIView, _ perspective: CATransform3D) {
        bounds.size = root.bounds.size
        layer.sublayerTransform = perspective
    }
}
