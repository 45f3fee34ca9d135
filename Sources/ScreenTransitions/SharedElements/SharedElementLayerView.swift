import UIKit

/// The view of a shared element's layer: a snapshot of the view on the leaving screen, fading into one of the view on
/// the arriving screen.
@MainActor
final class SharedElementLayerView: TransitionLayerView {
    private let source: SharedElementSnapshot
    private let destination: SharedElementSnapshot
    private let radii: (source: CGFloat, destination: CGFloat)
    private let opacities: (source: CGFloat, destination: CGFloat)

    /// Makes snapshots of both views of `pair`, which are visible.
    ///
    /// - Parameter afterScreenUpdates: Whether a part of the leaving view has just been hidden.
    init(
        _ transitionLayer: TransitionLayer, frame: CGRect, poses: [Pose], pair: SharedViews.Pair,
        afterScreenUpdates: Bool
    ) {
        source = SharedElementSnapshot(of: pair.source, afterScreenUpdates: afterScreenUpdates)
        destination = SharedElementSnapshot(of: pair.destination, afterScreenUpdates: true)
        radii = (pair.source.visibleCornerRadius, pair.destination.visibleCornerRadius)
        opacities = (pair.source.visibleOpacity, pair.destination.visibleOpacity)
        super.init(transitionLayer, frame: frame, poses: poses)
        insert(destination)
        insert(source)
    }

    override func rest(in frame: CGRect) {
        // The poses change the same properties, and a rotation of the device would animate them as well.
        UIView.performWithoutAnimation { super.rest(in: frame) }
    }

    override func lay(in frame: CGRect) {
        super.lay(in: frame)
        source.fill(bounds)
        destination.fill(bounds)
    }

    override func apply(_ pose: Pose, at progress: CGFloat) {
        super.apply(pose, at: progress)
        let shown = min(1, max(0, progress))
        destination.alpha = shown
        // Two translucent snapshots let the background shine through. At the end, only the destination may be visible.
        source.alpha = source.isCovered(by: destination) ? 1 : 1 - shown
    }

    /// Moves and scales by changing the frame, so that the snapshots are laid out and not distorted.
    override func apply(_ transform: CATransform3D) {
        guard let frame = transform.frame(of: restingFrame) else { return super.apply(transform) }
        lay(in: frame)
    }

    override func opacity(of pose: Pose, at progress: CGFloat) -> CGFloat {
        pose.opacity * min(1, max(0, progress)).between(opacities.source, opacities.destination)
    }

    override var hasOwnCorners: Bool { true }

    override func cornerRadius(of pose: Pose, at progress: CGFloat) -> CGFloat {
        pose.cornerRadius > 0 ? pose.cornerRadius : max(0, progress.between(radii.source, radii.destination))
    }
}

extension UIView {
    /// Of an image view only if it clips its image; of other views the background at least is rounded.
    fileprivate var visibleCornerRadius: CGFloat { clipsToBounds || !(self is UIImageView) ? layer.cornerRadius : 0 }

    /// The product of the alphas of the view and its superviews.
    fileprivate var visibleOpacity: CGFloat { alpha * (superview?.visibleOpacity ?? 1) }
}

extension CATransform3D {
    /// The frame that the transform maps `frame` to; `nil` if it does anything but move and scale it in its plane.
    fileprivate func frame(of frame: CGRect) -> CGRect? {
        let onlyMovesAndScales = CATransform3DConcat(
            CATransform3DMakeScale(m11, m22, 1), CATransform3DMakeTranslation(m41, m42, 0))
        guard m11 >= 0, m22 >= 0, CATransform3DEqualToTransform(self, onlyMovesAndScales) else { return nil }
        let size = CGSize(width: frame.width * m11, height: frame.height * m22)
        return CGRect(
            x: frame.midX + m41 - size.width / 2, y: frame.midY + m42 - size.height / 2,
            width: size.width, height: size.height)
    }
}
