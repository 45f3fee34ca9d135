import UIKit

/// Where a transition is played: the actors' views, on a view of our own that carries the perspective.
///
/// The screens are lent to actors, which are moved, faded and cut in their stead. Of the screens themselves nothing
/// changes but their place, and ``strike(completed:)`` gives that back.
@MainActor
final class TransitionStage {
    private let context: any UIViewControllerContextTransitioning
    private let leaving: UIView?
    private let arriving: UIView?
    private let leavingPlace: ViewPlace?
    private let stage: UIView
    private let cast: [(actor: TransitionActor, view: TransitionActorView)]

    /// Lays the arriving screen out and puts every actor in its first pose.
    init(
        transition: Transition, direction: TransitionDirection, context: any UIViewControllerContextTransitioning
    ) {
        self.context = context
        let container = context.containerView
        let scene = TransitionScene(size: container.bounds.size)
        leaving = context.view(forKey: .from)
        arriving = context.view(forKey: .to)
        leavingPlace = leaving.map { ViewPlace(of: $0) }
        stage = UIView(frame: container.bounds)
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.layer.sublayerTransform = transition.played(direction).stageTransform
        cast = transition.actors(in: scene, direction, layout: container.effectiveUserInterfaceLayoutDirection)
            .map { ($0, TransitionActorView(actor: $0, in: scene)) }

        container.addSubview(stage)
        layOutArrivingScreen()
        for (actor, view) in cast { fill(view, with: actor.subject) }
        for screen in TransitionActor.Screen.allCases { hold(screen) }
        for (_, view) in cast { stage.addSubview(view) }
        pose(at: 0)
    }

    private func view(of screen: TransitionActor.Screen) -> UIView? {
        screen == .from ? leaving : arriving
    }

    private func layOutArrivingScreen() {
        guard let arriving, let controller = context.viewController(forKey: .to) else { return }
        if arriving.superview == nil { stage.insertSubview(arriving, at: 0) }
        let frame = context.finalFrame(for: controller)
        arriving.bounds.size = frame.size
        arriving.center = CGPoint(x: frame.midX, y: frame.midY)
        arriving.layoutIfNeeded()
    }

    private func fill(_ view: TransitionActorView, with subject: TransitionActor.Subject) {
        // Pictures are taken while both screens are still to be seen; ``hold(_:)`` lends the screens afterwards.
        guard case .piece(let screen, let region) = subject, let source = self.view(of: screen) else { return }
        view.showPicture(of: source, region: region, afterScreenUpdates: screen == .to)
    }

    /// Finds the screen itself a place: with its actor, behind the scenes if it plays in pieces, or standing still.
    private func hold(_ screen: TransitionActor.Screen) {
        guard let view = view(of: screen) else { return }
        if let part = cast.first(where: { $0.actor.subject == .screen(screen) }) {
            part.view.show(view)
        } else {
            let place = UIView(frame: stage.bounds)
            place.isHidden = cast.contains {
                if case .piece(screen, _) = $0.actor.subject { true } else { false }
            }
            place.addSubview(view)
            stage.insertSubview(place, at: 0)
        }
    }

    /// To be called in an animation block: plays all the poses up to the last.
    func play(inSteps steps: Int) {
        guard steps > 1 else { return pose(at: 1) }
        UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) {
            for step in 1...steps {
                let start = Double(step - 1) / Double(steps)
                UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 1 / Double(steps)) {
                    self.pose(at: CGFloat(step) / CGFloat(steps))
                }
            }
        }
    }

    private func pose(at progress: CGFloat) {
        for (actor, view) in cast { view.stand(as: actor.pose(progress)) }
    }

    /// Gives the screens back. The one that does not stay is no longer shown.
    func strike(completed: Bool) {
        if completed {
            leaving?.removeFromSuperview()
            if let arriving, let controller = context.viewController(forKey: .to) {
                context.containerView.insertSubview(arriving, belowSubview: stage)
                let frame = context.finalFrame(for: controller)
                arriving.bounds.size = frame.size
                arriving.center = CGPoint(x: frame.midX, y: frame.midY)
            }
        } else {
            arriving?.removeFromSuperview()
            if let leaving { leavingPlace?.restore(leaving) }
        }
        stage.removeFromSuperview()
    }
}
