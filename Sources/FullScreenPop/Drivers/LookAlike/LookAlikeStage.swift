import UIKit

/// The two screens of a look-alike pop while it runs.
///
/// Whatever the stage changes on them it gives back in ``clear(popped:)``.
@MainActor
final class LookAlikeStage {
    private let container: UIView
    private let leaving: UIView?
    private let arriving: UIView?
    private let leavingTransform: CGAffineTransform
    private let arrivingTransform: CGAffineTransform
    private let direction: UIUserInterfaceLayoutDirection
    private let shade = LookAlikeShade()
    private let edgeShadow: LookAlikeEdgeShadow

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
        direction = container.effectiveUserInterfaceLayoutDirection
        edgeShadow = LookAlikeEdgeShadow(direction: direction)

        if let arriving, let controller = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: controller)
            arriving.bounds.size = frame.size
            arriving.center = CGPoint(x: frame.midX, y: frame.midY)
            container.insertSubview(arriving, at: 0)
        }
        for addition in [shade, edgeShadow] {
            if let leaving, leaving.superview === container {
                container.insertSubview(addition, belowSubview: leaving)
            } else {
                container.addSubview(addition)
            }
        }
        shade.frame = container.bounds
        container.layoutIfNeeded()
        shade.sizeDidChange = { [weak self] in self?.sizeDidChange() }
        sizeDidChange()
    }

    private func sizeDidChange() {
        let bounds = container.bounds
        let width = LookAlikeEdgeShadow.width
        let x = direction == .rightToLeft ? bounds.maxX : bounds.minX - width
        edgeShadow.bounds.size = CGSize(width: width, height: bounds.height)
        edgeShadow.center = CGPoint(x: x + width / 2, y: bounds.midY)
        pose()
    }

    private func pose() {
        let pose = LookAlikePose(
            progress: progress, width: container.bounds.width, direction: direction,
            parallax: !UIAccessibility.isReduceMotionEnabled)
        let leave = CGAffineTransform(translationX: pose.leavingOffset, y: 0)
        let arrive = CGAffineTransform(translationX: pose.arrivingOffset, y: 0)
        leaving?.transform = leavingTransform.concatenating(leave)
        arriving?.transform = arrivingTransform.concatenating(arrive)
        edgeShadow.transform = leave
        edgeShadow.alpha = 1 - progress
        shade.alpha = pose.dimming
    }

    /// Gives the screens back as they were. A screen that did not arrive leaves the container.
    func clear(popped: Bool) {
        shade.sizeDidChange = {}
        shade.removeFromSuperview()
        edgeShadow.removeFromSuperview()
        leaving?.transform = leavingTransform
        arriving?.transform = arrivingTransform
        if !popped {
            arriving?.removeFromSuperview()
        }
    }
}
