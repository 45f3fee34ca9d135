import UIKit

/// The view of a ``TransitionLayer``: its clipped content, with a shadow behind it and a shade in front if its poses
/// have them. There may be hundreds of layers.
///
/// A pose is applied to this view and its own subviews, never to the screen that it shows.
@MainActor
class TransitionLayerView: UIView {
    let clip = UIView()
    /// `nil` if no pose has a shadow.
    private(set) var shadow: TransitionShadowView?
    /// `nil` if no pose is dimmed.
    private(set) var shade: TransitionShadeView?
    /// Whether any pose has round corners.
    private var isRounded = false
    private var apron: TransitionApronView?
    private var screenContainer: ScreenContainerView?
    /// The frame without any pose, in points of the superview.
    private(set) var restingFrame = CGRect.zero
    /// The disc that masks the layer; `nil` if no pose has a mask.
    private var disc: UIView?

    /// Creates the view of a layer that rests in `frame`, in points of the superview. `poses` are all its poses.
    init(_ transitionLayer: TransitionLayer, frame: CGRect, poses: [TransitionPose]) {
        super.init(frame: frame)
        // A layer that has turned away from the viewer is not seen from behind.
        layer.isDoubleSided = false
        clip.clipsToBounds = true
        addSubview(clip)
        if transitionLayer.pose(0).maskCircle != nil || transitionLayer.pose(1).maskCircle != nil {
            let disc = UIView()
            disc.backgroundColor = .black
            clip.mask = disc
            self.disc = disc
        }
        prepare(for: poses)
        rest(in: frame)
    }

    /// Creates the views that the poses need. Call it outside animations, before ``rest(in:)``.
    func prepare(for poses: [TransitionPose]) {
        if shadow == nil, poses.contains(where: { $0.shadow > 0 }) {
            let shadow = TransitionShadowView()
            insertSubview(shadow, at: 0)
            self.shadow = shadow
        }
        if shade == nil, poses.contains(where: { $0.dimming > 0 }) {
            let shade = TransitionShadeView()
            clip.addSubview(shade)
            self.shade = shade
        }
        isRounded = isRounded || poses.contains { $0.cornerRadius > 0 }
    }

    @available(*, unavailable, message: "The view is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    /// The length of the diagonal, in points. A circle of this radius masks nothing, wherever its centre is.
    private var diagonal: CGFloat { (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() }

    /// Changes the frame of the layer at rest, in points of the superview.
    func rest(in frame: CGRect) {
        restingFrame = frame
        lay(in: frame)
        shadow?.fitShape()
        screenContainer?.fitContainer()
        disc?.bounds.size = CGSize(width: 2 * diagonal, height: 2 * diagonal)
        disc?.layer.cornerRadius = diagonal
    }

    /// Lays out the view and its subviews in `frame`, in points of the superview. Can be animated.
    func lay(in frame: CGRect) {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
        for part in [clip, shade] { part?.frame = bounds }
        shadow?.surround(bounds)
        apron?.continueScreen(in: bounds)
    }

    /// Shows `screen` itself, moved here from `container`.
    func embed(_ screen: UIView, from container: UIView) {
        let screenContainer = ScreenContainerView(standingInFor: container)
        insert(screenContainer)
        screenContainer.embed(screen)
        self.screenContainer = screenContainer
    }

    /// Shows a region of the screen of `picture`, in fractions of its size.
    func show(_ region: CGRect, of picture: ScreenPicture) {
        picture.show(region, in: clip.layer)
    }

    /// Shows `apron` behind the screen.
    func add(_ apron: TransitionApronView) {
        insertSubview(apron, belowSubview: clip)
        apron.continueScreen(in: bounds)
        self.apron = apron
    }

    /// Inserts `content` behind all other content.
    func insert(_ content: UIView) {
        clip.insertSubview(content, at: 0)
    }

    /// Applies `pose`, which is the pose at `progress`. Can be animated.
    func apply(_ pose: TransitionPose, at progress: CGFloat) {
        apply(pose.transform)
        alpha = opacity(of: pose, at: progress)
        shade?.alpha = pose.dimming
        // A pose without dimming has no edge.
        if let edge = pose.dimmingEdge { shade?.edge = edge }
        shadow?.alpha = pose.shadow
        if isRounded || hasOwnCorners {
            clip.layer.cornerRadius = cornerRadius(of: pose, at: progress)
            shadow?.round(clip.layer.cornerRadius)
        }
        guard let disc else { return }
        let circle =
            pose.maskCircle ?? TransitionPose.Circle(center: CGPoint(x: bounds.midX, y: bounds.midY), radius: diagonal)
        // A scale of 0 has no inverse, and is not animated well.
        let scale = max(circle.radius / max(diagonal, 1), 0.0001)
        disc.center = circle.center
        disc.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Applies the transform of a pose, relative to the resting frame.
    func apply(_ transform: CATransform3D) {
        transform3D = transform
    }

    /// The alpha of the view, from 0 to 1.
    func opacity(of pose: TransitionPose, at progress: CGFloat) -> CGFloat { pose.opacity }

    /// Whether the corners are round even if no pose rounds them.
    var hasOwnCorners: Bool { false }

    /// The radius of the corners, in points.
    func cornerRadius(of pose: TransitionPose, at progress: CGFloat) -> CGFloat { pose.cornerRadius }
}
