import UIKit

/// How one screen replaces another, as a value.
///
/// A transition is a list of layers, from back to front, each with a pose for every progress:
///
/// ```swift
/// let slide = ScreenTransition("slide", timing: .easeInOut(0.35)) { scene in
///     [.from { .identity.translated(x: -scene.width * $0) }, .to { .identity.translated(x: scene.width * (1 - $0)) }]
/// }
/// ```
///
/// You write it once, for a push in a left-to-right interface. A pop plays it backward with the two screens exchanged,
/// and right-to-left interfaces show its mirror image. A screen without a layer stands still behind all layers. Behind
/// everything is a ground in the background colour of the screen that is farthest back.
///
/// A ``TransitionAnimator`` plays it. ``sample(at:in:_:layout:)`` computes any of its moments without playing it. To
/// use an existing animator, see ``animator(otherwise:_:)``.
public struct ScreenTransition: Sendable {
    /// How a transition is treated when Reduce Motion is on.
    public enum Motion: Sendable {
        /// Nothing moves in depth or at different speeds, as in fades and plain slides. The transition is kept.
        case plain
        /// Something turns, zooms, or moves at a different speed. ``ScreenTransition/crossfade`` replaces the
        /// transition.
        case intense
    }

    /// A name for lists and logs.
    public var name: String

    /// How long the transition takes, and how its progress follows time.
    public var timing: TransitionTiming

    /// The entry m34 of the perspective transform: −1 divided by the distance of the eye from the container, in
    /// points.
    ///
    /// The default is 0, which is no perspective; with a positive number, what is nearer looks smaller. If a layer would
    /// look more than 1.5 times as large as at rest, because it comes close to the eye in a large container, the eye is
    /// moved away.
    public var perspective: CGFloat

    /// How the transition is treated when Reduce Motion is on. The default is ``Motion/plain``.
    public var motion: Motion

    /// The number of keyframes that the transition is animated with, at least 1, otherwise the app stops. The default
    /// is 1.
    ///
    /// Poses are exact at the keyframes, and every property changes linearly between them. Poses that only move, scale,
    /// or fade need one keyframe. A layer that turns needs more: it may turn by at most 90° from one keyframe to the
    /// next.
    public var steps: Int {
        didSet { checkSteps() }
    }

    /// Whether views that both screens show get layers of their own. The default is `false`.
    ///
    /// Shared views are searched for only if this is `true`; see ``TransitionScene/elements``.
    public var sharesElements: Bool

    /// Where the keyframes lie between the beginning and the end.
    var spacing = Spacing.even

    /// How far the ground behind both screens is set apart from the background colour of the screen farthest back: the
    /// opacity of black over that colour, or of white over a dark colour. With `nil` the ground has that colour or,
    /// where screens turn in perspective, a somewhat darker or lighter one.
    var groundContrast: CGFloat?

    /// What the transition plays for a pop or a dismissal.
    var backward = Backward.mirror

    /// The animators that are asked for before the layers are used.
    var animators: [TransitionDirection: AnimatorSource] = [:]

    var makeLayers: @Sendable (TransitionScene) -> [TransitionLayer]

    /// Creates a transition.
    ///
    /// - Parameters:
    ///   - name: A name for lists and logs.
    ///   - timing: How long the transition takes, and how its progress follows time when it isn't interactive.
    ///   - perspective: The entry m34 of the perspective transform, or 0 for no perspective.
    ///   - motion: Whether a crossfade replaces the transition when Reduce Motion is on.
    ///   - steps: The number of keyframes, at least 1.
    ///   - sharesElements: Whether `layers` returns layers for the elements of the scene. To add such layers to any
    ///     transition, use ``withSharedElements``.
    ///   - layers: Returns the layers, from back to front.
    public init(
        _ name: String,
        timing: TransitionTiming,
        perspective: CGFloat = 0,
        motion: Motion = .plain,
        steps: Int = 1,
        sharesElements: Bool = false,
        layers: @escaping @Sendable (TransitionScene) -> [TransitionLayer]
    ) {
        self.name = name
        self.timing = timing
        self.perspective = perspective
        self.motion = motion
        self.steps = steps
        self.sharesElements = sharesElements
        makeLayers = layers
        checkSteps()
    }

    private func checkSteps() {
        precondition(steps >= 1, "A transition has at least one keyframe, not \(steps).")
    }

    /// How the keyframes of a transition are spread over its progress.
    enum Spacing: Sendable {
        case even
        /// Closer together near the beginning and the end, for angles that change quickly there, as the square root of
        /// the progress does.
        case denseAtBothEnds
    }

    indirect enum Backward: Sendable {
        /// The same transition backward, with the two screens exchanged.
        case mirror
        /// Another transition, played forward.
        case other(ScreenTransition)
    }

    /// The app's own animators for one direction.
    struct AnimatorSource: Sendable {
        /// Makes an animator; `nil` uses the fallback.
        let make: @MainActor @Sendable (TransitionDirection) -> (any UIViewControllerAnimatedTransitioning)?
        /// Whether the fallback is the layers of the transition. Otherwise it is UIKit's own animation.
        let hasFallback: Bool
    }
}
