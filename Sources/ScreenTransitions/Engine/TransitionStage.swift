import UIKit

/// Where a transition is played: the actors' views, on a view of our own that carries the perspective.
///
/// The screens are lent to actors, which are moved, faded and cut in their stead. Of the screens themselves nothing
/// changes but their place, and ``strike(completed:)`` gives that back.
@MainActor
final class TransitionStage {
    private let transition: ScreenTransition
    private let direction: TransitionDirection
    private let context: any UIViewControllerContextTransitioning
    private let container: UIView
    private let leaving: UIView?
    private let arriving: UIView?
    private let leavingPlace: ViewPlace?
    private let arrivingPlace: ViewPlace?
    private let initialSize: CGSize
    private let stage: TransitionStageView
    private var sharedViews: SharedViews?
    private var cast: [(actor: TransitionActor, view: TransitionActorView)]
    private var bystanders: [TransitionScreenHolder] = []

    /// Lays the arriving screen out and puts every actor in its first pose.
    init(
        transition: ScreenTransition, direction: TransitionDirection, context: any UIViewControllerContextTransitioning
    ) {
        self.transition = transition
        self.direction = direction
        self.context = context
        container = context.containerView
        initialSize = container.bounds.size
        leaving = context.view(forKey: .from)
        arriving = context.view(forKey: .to)
        leavingPlace = leaving.flatMap { ViewPlace(of: $0) }
        arrivingPlace = arriving.flatMap { ViewPlace(of: $0) }
        stage = TransitionStageView(frame: container.bounds)
        cast = []

        container.addSubview(stage)
        layOutArrivingScreen()
        sharedViews = transition.played(direction).sharesElements ? SharedViews(of: context) : nil
        let scene = TransitionScene(size: container.bounds.size, elements: sharedViews?.elements ?? [])
        stage.layer.sublayerTransform = transition.stageTransform(in: scene, direction)
        // From front to back: a shared view that lies in another one is gone before the other is pictured.
        cast = actors(in: scene).reversed().map { ($0, view(of: $0, in: scene)) }.reversed()
        // Before they borrow anything: a screen that leaves the window, if only on its way, loses its touches.
        for (_, view) in cast { stage.addSubview(view) }
        // Pictures are taken while both screens are still to be seen; afterwards the screens are lent.
        for (actor, view) in cast { fill(view, with: actor.subject) }
        for screen in TransitionActor.Screen.allCases { hold(screen) }
        pose(at: 0)
    }

    /// Called when the container has another size, before ``fitContainer()``.
    var sizeDidChange: @MainActor () -> Void {
        get { stage.sizeDidChange }
        set { stage.sizeDidChange = newValue }
    }

    private func actors(in scene: TransitionScene) -> [TransitionActor] {
        transition.actors(in: scene, direction, layout: container.effectiveUserInterfaceLayoutDirection)
    }

    private func view(of screen: TransitionActor.Screen) -> UIView? {
        screen == .from ? leaving : arriving
    }

    // MARK: Lending

    private func layOutArrivingScreen() {
        guard let arriving else { return }
        if arriving.superview == nil { stage.insertSubview(arriving, at: 0) }
        putArrivingScreenInPlace()
        arriving.layoutIfNeeded()
    }

    /// Where UIKit wants it in the end; if the container has changed its size since, the screen has grown with it.
    private func putArrivingScreenInPlace() {
        guard let arriving, let controller = context.viewController(forKey: .to) else { return }
        let frame = context.finalFrame(for: controller)
        arriving.bounds.size = frame.size
        arriving.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    private func view(of actor: TransitionActor, in scene: TransitionScene) -> TransitionActorView {
        let frame = actor.subject.frame(in: scene)
        if case .element(let name) = actor.subject, let pair = sharedViews?.pair(named: name) {
            // In a transition that has no actor for it, it stays on its screens.
            defer { sharedViews?.hide(pair) }
            let hasChanged = sharedViews?.hidesPart(of: pair.source) == true
            return SharedElementActorView(actor: actor, frame: frame, pair: pair, afterScreenUpdates: hasChanged)
        }
        return TransitionActorView(actor: actor, frame: frame)
    }

    private func fill(_ view: TransitionActorView, with subject: TransitionActor.Subject) {
        guard case .piece(let screen, let region) = subject, let source = self.view(of: screen) else { return }
        let hasChanged = screen == .to || sharedViews?.hidesPart(of: source) == true
        view.showPicture(of: source, region: region, afterScreenUpdates: hasChanged)
    }

    /// Finds the screen itself a place: with its actor, behind the scenes if it plays in pieces, or standing still.
    private func hold(_ screen: TransitionActor.Screen) {
        guard let view = view(of: screen) else { return }
        if let part = cast.first(where: { $0.actor.subject == .screen(screen) }) {
            part.view.show(view, from: container)
        } else {
            let holder = TransitionScreenHolder(standingFor: container)
            holder.isHidden = cast.contains {
                if case .piece(screen, _) = $0.actor.subject { true } else { false }
            }
            stage.insertSubview(holder, at: 0)
            holder.hold(view)
            bystanders.append(holder)
        }
    }

    // MARK: Playing

    /// To be called in an animation block: plays all the poses up to the last.
    func play(_ course: TransitionCourse) {
        guard course.moments.count > 1 else { return pose(at: 1) }
        UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) {
            var start: Double = 0
            for moment in course.moments {
                UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: moment.time - start) {
                    self.pose(at: moment.progress)
                }
                start = moment.time
            }
        }
    }

    private func pose(at progress: CGFloat) {
        for (actor, view) in cast { view.stand(as: actor.pose(progress), at: progress) }
    }

    /// Takes the size that the container has by now, with every actor in its first pose again. Pictures are stretched.
    ///
    /// A transition may have other actors in a container of another size. Those that are on the stage stay; one that has
    /// no place in the new cast keeps its poses.
    func fitContainer() {
        let size = container.bounds.size
        for (actor, view) in cast where actor.subject.screen != nil {
            view.rest(in: actor.subject.frame(in: TransitionScene(size: size)))
        }
        for holder in bystanders { holder.fitContainer() }
        for screen in [leaving, arriving] { screen?.layoutIfNeeded() }
        // Only now are the shared views where they belong.
        let scene = TransitionScene(size: size, elements: sharedViews?.elements ?? [])
        stage.layer.sublayerTransform = transition.stageTransform(in: scene, direction)
        let actors = actors(in: scene)
        for index in cast.indices where actors.indices.contains(index) {
            guard actors[index].subject == cast[index].actor.subject else { continue }
            cast[index].actor = actors[index]
            cast[index].view.rest(in: actors[index].subject.frame(in: scene))
        }
        // What turns the device animates what it changes. The poses are not part of that.
        UIView.performWithoutAnimation { pose(at: 0) }
    }

    // MARK: Giving back

    /// Gives the screens back. The one that does not stay is no longer shown.
    func strike(completed: Bool) {
        sharedViews?.show()
        if completed {
            leaving?.removeFromSuperview()
            giveBackArrivingScreen()
        } else {
            if let arriving, arrivingPlace?.restore(arriving) == nil { arriving.removeFromSuperview() }
            if let leaving { leavingPlace?.restore(leaving) }
        }
        stage.removeFromSuperview()
    }

    private func giveBackArrivingScreen() {
        guard let arriving else { return }
        if let arrivingPlace {
            arrivingPlace.restore(arriving)
        } else {
            container.insertSubview(arriving, belowSubview: stage)
        }
        // On the stage the screen has grown with the container already.
        if container.bounds.size == initialSize { putArrivingScreenInPlace() }
    }
}
