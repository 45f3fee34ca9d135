import UIKit

/// Extends a screen in its own ground colour beyond the edges that it comes from.
///
/// Without it, a screen that swings past its place would leave a gap there, through which the other one is seen.
@MainActor
final class TransitionApronView: UIView {
    /// The signs of the distances that the screen comes from.
    private let side: CGVector

    /// Creates a view that continues a screen towards `side`, in the colour `ground`.
    init(towards side: CGVector, in ground: UIColor) {
        self.side = side
        super.init(frame: .zero)
        backgroundColor = ground
        isUserInteractionEnabled = false
    }

    @available(*, unavailable, message: "The view is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    /// Covers a screen's `bounds` and an equal area beside them. Can be animated.
    func continueScreen(in bounds: CGRect) {
        frame = bounds.union(bounds.offsetBy(dx: side.dx * bounds.width, dy: side.dy * bounds.height))
    }
}

extension [TransitionPose] {
    /// The side where a screen with these poses leaves a gap because it swings past its place. The first pose is where
    /// it comes from. `nil` if the screen doesn't swing past its place, or if the first pose is anything but a
    /// translation.
    var sideOfGap: CGVector? {
        guard let start = first?.transform,
            CATransform3DEqualToTransform(start, CATransform3DMakeTranslation(start.m41, start.m42, 0))
        else { return nil }
        let side = CGVector(
            dx: contains { $0.transform.m41 * start.m41 < 0 } ? (start.m41 < 0 ? -1 : 1) : 0,
            dy: contains { $0.transform.m42 * start.m42 < 0 } ? (start.m42 < 0 ? -1 : 1) : 0)
        return side == .zero ? nil : side
    }
}
