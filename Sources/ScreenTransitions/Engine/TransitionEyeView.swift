import UIKit

/// The superview of a layer whose perspective has a vanishing point of its own.
///
/// It is as large as the root view, and its centre is that point: moved by the poses, while the layer is moved in the
/// opposite direction.
@MainActor
final class TransitionEyeView: UIView {
    /// Takes `view` for its only subview.
    init(of view: UIView, _ perspective: CATransform3D, in root: UIView) {
        super.init(frame: root.bounds)
        addSubview(view)
        fit(root, perspective)
    }

    @available(*, unavailable, message: "The view is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    /// Takes the size of `root`. The centre is that of the next pose.
    func fit(_ root: UIView, _ perspective: CATransform3D) {
        bounds.size = root.bounds.size
        layer.sublayerTransform = perspective
    }
}
