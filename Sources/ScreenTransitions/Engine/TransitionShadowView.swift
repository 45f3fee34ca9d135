import UIKit

/// The shadow of a layer, and a line around it, one pixel wide, which is visible where a shadow isn't: on black. The
/// alpha of this view is the ``TransitionPose/shadow``.
@MainActor
final class TransitionShadowView: UIView {
    /// Lies behind the whole layer, and is larger by a pixel on every side.
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 10
        layer.shadowOffset = .zero
        line.backgroundColor = .separator
        addSubview(line)
    }

    @available(*, unavailable, message: "The view is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    /// The shape of the shadow, a box as large as the view. Not animated.
    func fitShape() {
        layer.shadowPath = CGPath(rect: bounds, transform: nil)
    }

    /// Lies behind a layer in `bounds`. Can be animated.
    func surround(_ bounds: CGRect) {
        frame = bounds
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(origin: .zero, size: bounds.size).insetBy(dx: -pixel, dy: -pixel)
    }

    /// Rounds the line like the layer. The radius is in points.
    func round(_ radius: CGFloat) {
        line.layer.cornerRadius = radius
    }
}
