import UIKit

/// The view of a shared element's layer: a snapshot of the view on the leaving screen, fading into one of the view on
/// the arriving screen, with the borders in front and the shadows behind.
@MainActor
final class SharedElementLayerView: TransitionLayerView {
    private let source: SharedElementSnapshot
    private let destination: SharedElementSnapshot
    private let radii: (source: CGFloat, destination: CGFloat)
    private let opacities: (source: CGFloat, destination: CGFloat)
    private let borders: SharedElementEdges
    private let shadows: SharedElementEdges
    /// From 0 to 1.
    private var progress: CGFloat = 0

    /// Creates snapshots of both views of `pair`, which are visible.
    ///
    /// - Parameter afterScreenUpdates: Whether a part of the leaving view has just been hidden.
    init(
        _ transitionLayer: TransitionLayer, frame: CGRect, poses: [TransitionPose], pair: SharedViews.Pair,
        afterScreenUpdates: Bool
    ) {
        let textScales = TextScale.ofSeveralLines(from: pair.source, to: pair.destination)
        source = SharedElementSnapshot(
            of: pair.source, textScale: textScales?.source, afterScreenUpdates: afterScreenUpdates)
        destination = SharedElementSnapshot(
            of: pair.destination, textScale: textScales?.destination, afterScreenUpdates: true)
        radii = (pair.source.visibleCornerRadius, pair.destination.visibleCornerRadius)
        opacities = (pair.source.visibleOpacity, pair.destination.visibleOpacity)
        borders = SharedElementEdges(bordersOf: pair.source, pair.destination)
        shadows = SharedElementEdges(shadowsOf: pair.source, pair.destination)
        super.init(transitionLayer, frame: frame, poses: poses)
        let corners = CACornerMask.rounded(from: pair.source, to: pair.destination)
        clip.layer.maskedCorners = corners
        // If one side has longer lines, the other must not cut them off.
        if textScales != nil, radii == (0, 0) { clip.clipsToBounds = false }
        insert(destination)
        insert(source)
        for edges in [borders, shadows] { edges.round(corners) }
        for border in borders.views.reversed() { clip.insertSubview(border, aboveSubview: destination) }
        for shadow in shadows.views.reversed() { insertSubview(shadow, at: 0) }
    }

    override func rest(in frame: CGRect) {
        // The poses change the same properties, and a rotation of the device would animate them as well.
        UIView.performWithoutAnimation { super.rest(in: frame) }
    }

    override func lay(in frame: CGRect) {
        super.lay(in: frame)
        source.fill(bounds, at: progress)
        destination.fill(bounds, at: progress)
        borders.fill(bounds)
        shadows.fill(bounds)
    }

    override func apply(_ pose: TransitionPose, at progress: CGFloat) {
        let shown = min(1, max(0, progress))
        self.progress = shown
        super.apply(pose, at: progress)
        for edges in [borders, shadows] { edges.show(at: shown, cornerRadius: cornerRadius(of: pose, at: progress)) }
        destination.alpha = shown
        // Two translucent snapshots let the background shine through. At the end, only the destination may be visible.
        source.alpha = source.isCovered(by: destination) ? 1 : 1 - shown
    }

    /// Moves and scales by changing the frame, so that the snapshots are laid out, not distorted.
    override func apply(_ transform: CATransform3D) {
        guard let frame = transform.frame(of: restingFrame) else { return super.apply(transform) }
        lay(in: frame)
    }

    override func opacity(of pose: TransitionPose, at progress: CGFloat) -> CGFloat {
        pose.opacity * min(1, max(0, progress)).between(opacities.source, opacities.destination)
    }

    override var hasOwnCorners: Bool { true }

    override func cornerRadius(of pose: TransitionPose, at progress: CGFloat) -> CGFloat {
        pose.cornerRadius > 0 ? pose.cornerRadius : max(0, progress.between(radii.source, radii.destination))
    }
}

extension CACornerMask {
    /// The corners that are round on either side. The corner mask of a view with square corners does not matter.
    @MainActor
    fileprivate static func rounded(from source: UIView, to destination: UIView) -> CACornerMask {
        if source.visibleCornerRadius == 0 { return destination.layer.maskedCorners }
        if destination.visibleCornerRadius == 0 { return source.layer.maskedCorners }
        return source.layer.maskedCorners.union(destination.layer.maskedCorners)
    }
}

extension UIView {
    /// An image view's corners count only if it clips its image; of other views, at least the background is rounded.
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
