import GestureArbitration
import ScreenTransitions
import UIKit
import UIKitSeams

/// One gesture driving one transition, from the gesture's beginning on.
///
/// UIKit asks for the interaction some time after the transition has begun, and the gesture may have ended by then. Its
/// outcome is stored here until then. When a pan has let go, another finger that moves against the transition takes it
/// over, any number of times, until the transition ends.
@MainActor
final class TransitionGestureDriver {
    /// How near its end a transition looks finished, in progress: springs take long over the rest.
    private static let hardlyVisible: CGFloat = 0.05

    private let gesture: TransitionGesture
    private weak var container: UIView?
    /// That of the view whose gesture this is; the container may have another.
    private let layout: UIUserInterfaceLayoutDirection
    private var measure: GestureMeasure
    /// The recognizer of the fingers that drive the transition.
    private weak var recognizer: UIGestureRecognizer?
    private var settlingPan: SettlingTransitionPanGestureRecognizer?
    private var actions: [ActionTarget] = []
    private var interaction: AnimatorInteraction?
    private weak var animator: (any UIViewControllerAnimatedTransitioning)?
    private var progress: CGFloat = 0
    /// The outcome of the fingers' gesture, and their velocity, in progress per second; nil while they are down.
    private var outcome: (finishes: Bool, velocity: CGFloat)?

    /// Create it when `recognizer` begins. `container` is a view that the transition does not move.
    init(_ gesture: TransitionGesture, by recognizer: UIGestureRecognizer, in container: UIView) {
        self.gesture = gesture
        self.container = container
        self.recognizer = recognizer
        layout = (recognizer.view ?? container).effectiveUserInterfaceLayoutDirection
        measure = GestureMeasure(gesture, of: recognizer, in: container, layout: layout)
    }

    /// Whether UIKit has asked for the interaction, as it does when the transition begins.
    var hasBegun: Bool { interaction != nil }

    /// Whether a transition whose fingers let go may run to its end, wherever they are.
    var mayFinish: @MainActor () -> Bool = { true }

    /// Whether there is nothing left to take over.
    private(set) var isOver = false

    /// Whether the fingers are still down.
    var isInteractive: Bool { outcome == nil }

    /// Whether there is a transition that the fingers are driving.
    var isDriving: Bool { hasBegun && isInteractive }

    /// Moves the transition as the fingers have moved, and finishes or cancels it when they let go.
    func follow(_ recognizer: UIGestureRecognizer) {
        guard isInteractive, recognizer === self.recognizer else { return }
        switch recognizer.state {
        case .changed:
            show(recognizer)
        case .ended:
            show(recognizer)
            let velocity = measure.velocity(of: recognizer, across: interaction?.container)
            let finishes = gesture.completion.finishes(progress: progress, velocity: velocity)
            end(finishes: finishes && mayFinish(), velocity: velocity)
        case .cancelled, .failed:
            end(finishes: false)
        default:
            break
        }
    }

    /// Lets the transition run to its end, as after a flick.
    func finish() {
        guard isInteractive else { return }
        end(finishes: true)
    }

    /// Cancels the transition, whatever the fingers do.
    func cancel() {
        guard isInteractive else { return }
        end(finishes: false)
    }

    /// The interaction for UIKit, always the same one. Nil for a second animator: one gesture drives one transition.
    func interaction(for animator: any UIViewControllerAnimatedTransitioning) -> AnimatorInteraction? {
        if let interaction { return animator === self.animator ? interaction : nil }
        self.animator = animator
        let interaction = AnimatorInteraction(animator: animator)
        self.interaction = interaction
        // The interaction releases both when there is nothing left to drive.
        interaction.didLetGo = { self.waitForFinger(on: $0) }
        interaction.didEnd = { self.transitionDidEnd() }
        interaction.update(progress)
        handOnOutcome()
        return interaction
    }

    private func show(_ recognizer: UIGestureRecognizer) {
        progress = measure.progress(of: recognizer, across: interaction?.container)
        interaction?.update(progress)
    }

    private func end(finishes: Bool, velocity: CGFloat = 0) {
        outcome = (finishes, velocity)
        handOnOutcome()
    }

    private func handOnOutcome() {
        guard let outcome else { return }
        if outcome.finishes {
            interaction?.finish(velocity: outcome.velocity)
        } else {
            interaction?.cancel(velocity: outcome.velocity)
        }
    }

    // MARK: A second finger

    /// Called when the transition runs by itself. Fingers that pinch can't take it over.
    private func waitForFinger(on container: UIView) {
        if settlingPan == nil, let direction = gesture.direction {
            settlingPan = SettlingTransitionPanGestureRecognizer(on: container, against: direction, in: layout)
            settlingPan?.isSeen = { [weak self] in self?.isSeenWhenPaused() == true }
            settlingPan.map { actions.append($0.addAction { [weak self] in self?.followSecondFinger($0) }) }
        }
        settlingPan?.isFinishing = outcome?.finishes == true
    }

    private func followSecondFinger(_ pan: UIGestureRecognizer) {
        if pan.state == .began { takeUp(pan) }
        follow(pan)
    }

    /// Whether enough of the transition is left to be seen. Its progress is known only while it is paused, so this
    /// pauses it, and lets it go on.
    private func isSeenWhenPaused() -> Bool {
        guard let outcome, let progress = interaction?.pause() else { return false }
        end(finishes: outcome.finishes)
        return (outcome.finishes ? 1 - progress : progress) > Self.hardlyVisible
    }

    private func takeUp(_ pan: UIGestureRecognizer) {
        guard let container, let progress = interaction?.pause() else { return }
        outcome = nil
        recognizer = pan
        measure = GestureMeasure(gesture, of: pan, in: container, layout: layout, from: progress)
        show(pan)
    }

    private func transitionDidEnd() {
        if let settlingPan {
            // Other pans wait for it.
            if settlingPan.numberOfTouches > 0 { settlingPan.leaveTouches() }
            settlingPan.view?.removeGestureRecognizer(settlingPan)
        }
        settlingPan = nil
        actions = []
        isOver = true
    }
}
