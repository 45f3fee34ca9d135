import UIKit

/// The two screens of a look-alike pop while it runs.
///
/// Whatever the stage changes on them it gives back in ``clear()``.
@MainActor
final class LookAlikeStage {
    private let container: UIView
    private let leaving: UIView?
    private let arriving: UIView?
    private let leavingTransform: CGAffineTransform
    private let arrivingTransform: CGAffineTransform
    private let shade = LookAlikeShade()

    /// How far the pop is, from 0 to 1. The screens are posed anew whenever it, or the size of the stage, changes.
    var progress: CGFloat = 0 {
        didSet { pose() }
    }

    /// Puts the arriving screen below the leaving one, with the shade between them.
    init(context: any UIViewControllerContextTransitioning) {
        container = context.containerView
        leaving = context.view(forKey: .from)
        arriving = context.view(forKey: .to)
        leavingTransform = leaving?.transform ?? .identity
        arrivingTransform = arriving?.transform ?? .identity

        if let arriving, let controller = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: controller)
            arriving.bounds.size = frame.size
            arriving.center = CGPoint(x: frame.midX, y: frame.midY)
            container.insertSubview(arriving, at: 0)
        }
        shade.frame = container.bounds
        if let leaving, leaving.superview === container {
            container.insertSubview(shade, belowSubview: leaving)
        } else {
            container.addSubview(shade)
        }
        container.layoutIfNeeded()
        shade.sizeDidChange = { [weak self] in self?.pose() }
        pose()
    }

    private func pose() {
        let pose = LookAlikePose(
            progress: progress,
            width: container.bounds.width,
            direction: container.effectiveUserInterfaceLayoutDirection,
            parallax: !UIAccessibility.isReduceMotionEnabled)
        leaving?.transform = leavingTransform.concatenating(
            CGAffineTransform(translationX: pose.leavingOffset, y: 0))
        arriving?.transform = arrivingTransform.concatenating(
            CGAffineTransform(translationX: pose.arrivingOffset, y: 0))
        shade.alpha = pose.dimming
    }

    /// Gives the screens back as they were. A screen that did not arrive leaves the container.
    func clear(popped: Bool) {
        shade.sizeDidChange = {}
        shade.removeFromSuperview()
        leaving?.transform = leavingTransform
        arriving?.transform = arrivingTransform
        if !popped {
            arriving?.removeFromSuperview()
        }
    }
}
