import UIKit

/// How two screens change places: a value that can be looked at without anything running.
///
/// A transition names its actors, back to front, and says for each how it stands at every progress:
///
/// ```swift
/// let slide = ScreenTransition("slide", timing: .easeInOut(0.35)) { scene in
///     [.from { .identity.translated(x: -scene.width * $0) }, .to { .identity.translated(x: scene.width * (1 - $0)) }]
/// }
/// ```
///
/// It is written once, for a push in a left-to-right interface. A pop plays it backwards, with the roles exchanged, and
/// right-to-left interfaces see its mirror image. A screen that is no actor stands still behind all the others.
public struct ScreenTransition: Sendable {
    /// What people who are sensitive to motion would be spared.
    public enum Motion: Sendable {
        /// Nothing moves in depth or at different speeds: fades and plain slides.
        case plain
        /// Things turn, zoom or move at different speeds. Replaced by ``crossfade`` where the person prefers less motion.
        case intense
    }

    /// For lists and logs.
    public var name: String

    /// How long it takes and how progress follows time.
    public var timing: TransitionTiming

    /// How strong the perspective is: the entry m34 of the stage's transform, −1 divided by the distance of the eye in
    /// points. 0, no perspective, unless something turns.
    public var perspective: CGFloat

    /// Whether it is replaced where the person prefers less motion.
    public var motion: Motion

    /// In how many straight steps the engine plays it. Poses that only move, scale or fade need one; a turn is exact at
    /// the steps and within them as straight as its step is short, so no step may turn by more than 90°.
    public var steps: Int

    /// Whether views that both screens show travel by themselves. Only then are they looked for.
    public var sharesElements: Bool

    /// Where the backward direction is to be something else.
    var backward: Backward

    var maker: (@MainActor @Sendable (TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)?)?
    let cast: @Sendable (TransitionScene) -> [TransitionActor]

    /// Makes a transition.
    ///
    /// - Parameters:
    ///   - name: For lists and logs.
    ///   - timing: How long it takes and how it goes along when no finger leads.
    ///   - perspective: m34 of the stage; 0 for none.
    ///   - motion: Whether people who prefer less motion see a crossfade instead.
    ///   - steps: In how many straight steps to play it, at least 1.
    ///   - sharesElements: Whether the cast has actors for the scene's shared elements, see ``withSharedElements``.
    ///   - cast: The actors, from back to front.
    public init(
        _ name: String,
        timing: TransitionTiming,
        perspective: CGFloat = 0,
        motion: Motion = .plain,
        steps: Int = 1,
        sharesElements: Bool = false,
        cast: @escaping @Sendable (TransitionScene) -> [TransitionActor]
    ) {
        precondition(steps >= 1, "A transition is played in at least one step, not \(steps).")
        self.name = name
        self.timing = timing
        self.perspective = perspective
        self.motion = motion
        self.steps = steps
        self.sharesElements = sharesElements
        backward = .mirror
        self.cast = cast
    }

    indirect enum Backward: Sendable {
        /// The same backwards, with the roles exchanged.
        case mirror
        /// Another transition, played forwards.
        case other(ScreenTransition)
    }
}
