import UIKit

/// A shared view on its way: a picture of it as the one screen shows it, over which the other's fades in.
@MainActor
final class SharedElementActorView: TransitionActorView {
    private let source: SharedElementPicture
    private let destination: SharedElementPicture
    private let radii: (source: CGFloat, destination: CGFloat)
    private let opacities: (source: CGFloat, destination: CGFloat)

    /// Pictures both views of `pair`, which are to be seen.
    ///
    /// - Parameter afterScreenUpdates: Whether something in the view that leaves has been hidden just now.
    init(actor: TransitionActor, frame: CGRect, pair: SharedViews.Pair, afterScreenUpdates: Bool) {
        source = SharedElementPicture(of: pair.source, afterScreenUpdates: afterScreenUpdates)
        destination = SharedElementPicture(of: pair.destination, afterScreenUpdates: true)
        radii = (pair.source.seenCornerRadius, pair.destination.seenCornerRadius)
        opacities = (pair.source.seenOpacity, pair.destination.seenOpacity)
        super.init(actor: actor, frame: frame)
        insert(destination)
        insert(source)
    }

    override func rest(in frame: CGRect) {
        // The poses change the same properties, and what turns the device would animate them beside the poses.
        UIView.performWithoutAnimation { super.rest(in: frame) }
    }

    override func take(_ frame: CGRect) {
        super.take(frame)
        source.fill(bounds)
        destination.fill(bounds)
    }

    override func stand(as pose: Pose, at progress: CGFloat) {
        super.stand(as: pose, at: progress)
        let shown = min(1, max(0, progress))
        destination.alpha = shown
        // Half of both lets something shine through; but nothing of the one may be left when the other is there.
        source.alpha = source.isCovered(by: destination) ? 1 : 1 - shown
    }

    /// Moves and scales by taking another place and size, so that what is shown is laid out anew and not distorted.
    override func move(by transform: CATransform3D) {
        guard let place = transform.place(of: restingFrame) else { return super.move(by: transform) }
        take(place)
    }

    override func opacity(of pose: Pose, at progress: CGFloat) -> CGFloat {
        pose.opacity * min(1, max(0, progress)).between(opacities.source, opacities.destination)
    }

    override func cornerRadius(of pose: Pose, at progress: CGFloat) -> CGFloat {
        pose.cornerRadius > 0 ? pose.cornerRadius : max(0, progress.between(radii.source, radii.destination))
    }
}

extension UIView {
    /// An image has square corners unless it is clipped; of other views the background is rounded at least.
    fileprivate var seenCornerRadius: CGFloat { clipsToBounds || !(self is UIImageView) ? layer.cornerRadius : 0 }

    /// With everything that the view lies in.
    fileprivate var seenOpacity: CGFloat { alpha * (superview?.seenOpacity ?? 1) }
}

extension CATransform3D {
    /// Where the transform takes `frame` to, if it does nothing but move and scale it in its plane.
    fileprivate func place(of frame: CGRect) -> CGRect? {
        let onlyMovesAndScales = CATransform3DConcat(
            CATransform3DMakeScale(m11, m22, 1), CATransform3DMakeTranslation(m41, m42, 0))
        guard m11 >= 0, m22 >= 0, CATransform3DEqualToTransform(self, onlyMovesAndScales) else { return nil }
        let size = CGSize(width: frame.width * m11, height: frame.height * m22)
        return CGRect(
            x: frame.midX + m41 - size.width / 2, y: frame.midY + m42 - size.height / 2,
            width: size.width, height: size.height)
    }
}
