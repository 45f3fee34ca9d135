import UIKit

/// An actor on the stage: what it shows, clipped, with its shade over it and its shadow under it.
///
/// Everything a ``Pose`` says is done to the actor's own views, nothing to the screen they show.
@MainActor
class TransitionActorView: UIView {
    private let shadow = UIView()
    private let clip = UIView()
    private let shade = TransitionShadeView()
    private var holder: TransitionScreenHolder?
    /// Where the actor is without any pose, in points of the stage.
    private(set) var restingFrame = CGRect.zero
    /// A picture of a part of a screen, as large as the actor.
    private var picture: UIView?
    /// The disc that masks the actor; nil where no pose has one.
    private var disc: UIView?

    /// Makes the view of `actor`, whose resting place is `frame`, in points of the stage.
    init(actor: TransitionActor, frame: CGRect) {
        super.init(frame: frame)
        // An actor that has turned away from the viewer is not seen from behind.
        layer.isDoubleSided = false
        shadow.layer.shadowOpacity = 0.3
        shadow.layer.shadowRadius = 10
        shadow.layer.shadowOffset = .zero
        clip.clipsToBounds = true
        addSubview(shadow)
        addSubview(clip)
        clip.addSubview(shade)
        if actor.pose(0).maskCircle != nil || actor.pose(1).maskCircle != nil {
            let disc = UIView()
            disc.backgroundColor = .black
            clip.mask = disc
            self.disc = disc
        }
        rest(in: frame)
    }

    @available(*, unavailable, message: "The view is made in code only.")
    required init?(coder: NSCoder) {
        nil
    }

    /// From one corner of the actor to the opposite one, in points: no circle needs to be larger to show all of it.
    private var diagonal: CGFloat { (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() }

    /// Takes `frame` for the resting place, in points of the stage, and everything that the actor shows with it.
    func rest(in frame: CGRect) {
        restingFrame = frame
        take(frame)
        shadow.layer.shadowPath = CGPath(rect: bounds, transform: nil)
        holder?.fitContainer()
        disc?.bounds.size = CGSize(width: 2 * diagonal, height: 2 * diagonal)
        disc?.layer.cornerRadius = diagonal
    }

    /// Goes to `frame`, in points of the stage, with everything that the actor shows; animated in an animation block.
    func take(_ frame: CGRect) {
        bounds.size = frame.size
        center = CGPoint(x: frame.midX, y: frame.midY)
        for part in [shadow, clip, shade, picture].compactMap(\.self) { part.frame = bounds }
    }

    /// Borrows `screen` itself from `container`.
    func show(_ screen: UIView, from container: UIView) {
        let holder = TransitionScreenHolder(standingFor: container)
        clip.insertSubview(holder, at: 0)
        holder.hold(screen)
        self.holder = holder
    }

    /// Shows a picture of a region of `screen`, in fractions of its size.
    func showPicture(of screen: UIView, region: CGRect, afterScreenUpdates: Bool) {
        let size = screen.bounds.size
        let area = CGRect(
            x: screen.bounds.minX + region.minX * size.width, y: screen.bounds.minY + region.minY * size.height,
            width: region.width * size.width, height: region.height * size.height)
        guard
            let picture = screen.resizableSnapshotView(
                from: area, afterScreenUpdates: afterScreenUpdates, withCapInsets: .zero)
        else { return }
        picture.frame = bounds
        insert(picture)
        self.picture = picture
    }

    /// Puts `content` behind everything that the actor shows already.
    func insert(_ content: UIView) {
        clip.insertSubview(content, at: 0)
    }

    /// Stands as `pose` says, which is that of `progress`; animated in an animation block.
    func stand(as pose: Pose, at progress: CGFloat) {
        move(by: pose.transform)
        alpha = opacity(of: pose, at: progress)
        shade.alpha = pose.dimming
        // While there is no shade it has no side.
        if let edge = pose.dimmingEdge { shade.edge = edge }
        shadow.alpha = pose.shadow
        clip.layer.cornerRadius = cornerRadius(of: pose, at: progress)
        guard let disc else { return }
        let circle = pose.maskCircle ?? Pose.Circle(center: CGPoint(x: bounds.midX, y: bounds.midY), radius: diagonal)
        // A transform without any size cannot be taken back, and is not animated well.
        let scale = max(circle.radius / max(diagonal, 1), 0.0001)
        disc.center = circle.center
        disc.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Moves, turns and scales the actor from its resting place.
    func move(by transform: CATransform3D) {
        transform3D = transform
    }

    /// From 0 to 1.
    func opacity(of pose: Pose, at progress: CGFloat) -> CGFloat { pose.opacity }

    /// How far the corners are rounded, in points.
    func cornerRadius(of pose: Pose, at progress: CGFloat) -> CGFloat { pose.cornerRadius }
}
