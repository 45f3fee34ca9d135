import UIKit

/// How two screens change places: a value that can be looked at without anything running.
///
/// A transition names its actors, back to front, and says for each how it stands at every progress:
///
/// ```swift
/// let slide = Transition("slide", timing: .easeInOut(0.35)) { scene in
///     [.from { .rest.moved(x: -scene.width * $0) }, .to { .rest.moved(x: scene.width * (1 - $0)) }]
/// }
/// ```
///
/// It is written once, for a push in a left-to-right interface. A pop plays it backwards, with the roles exchanged, and
/// right-to-left interfaces see its mirror image. A screen that is no actor stands still behind all the others.
public struct Transition: Sendable {
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

    /// Where the backward direction is to be something else.
    var backward: Backward

    private let cast: @Sendable (TransitionScene) -> [TransitionActor]

    /// Makes a transition.
    ///
    /// - Parameters:
    ///   - perspective: m34 of the stage; 0 for none.
    ///   - steps: In how many straight steps to play it, at least 1.
    ///   - cast: The actors, from back to front.
    public init(
        _ name: String,
        timing: TransitionTiming,
        perspective: CGFloat = 0,
        motion: Motion = .plain,
        steps: Int = 1,
        cast: @escaping @Sendable (TransitionScene) -> [TransitionActor]
    ) {
        precondition(steps >= 1, "A transition is played in at least one step, not \(steps).")
        self.name = name
        self.timing = timing
        self.perspective = perspective
        self.motion = motion
        self.steps = steps
        backward = .mirror
        self.cast = cast
    }

    indirect enum Backward: Sendable {
        /// The same backwards, with the roles exchanged.
        case mirror
        /// Another transition, played forwards.
        case other(Transition)
    }
}

/// Which way a transition is played.
public enum TransitionDirection: Sendable, CaseIterable {
    /// For a push or a presentation.
    case forward
    /// For a pop or a dismissal.
    case backward
}

extension Transition {
    /// The transition that a pop or a dismissal plays.
    func played(_ direction: TransitionDirection) -> Transition {
        guard direction == .backward, case .other(let other) = backward else { return self }
        return other
    }

    /// The actors as they play in `direction`, from back to front, and in right-to-left interfaces mirrored.
    public func actors(
        in scene: TransitionScene,
        _ direction: TransitionDirection = .forward,
        layout: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> [TransitionActor] {
        let played = played(direction)
        let isReversed: Bool
        if direction == .backward, case .mirror = backward { isReversed = true } else { isReversed = false }
        let staged = layout == .rightToLeft ? scene.mirrored : scene
        var actors = played.cast(isReversed ? staged.reversed : staged)
        if isReversed { actors = actors.map(\.reversed) }
        if layout == .rightToLeft { actors = actors.map { $0.mirrored(in: scene) } }
        return actors
    }
}

extension TransitionScene {
    /// The scene as the way back sees it.
    var reversed: TransitionScene {
        var scene = self
        scene.elements = elements.map {
            SharedElement(name: $0.name, source: $0.destination, destination: $0.source)
        }
        return scene
    }

    var mirrored: TransitionScene {
        var scene = self
        scene.elements = elements.map {
            SharedElement(name: $0.name, source: mirrored($0.source), destination: mirrored($0.destination))
        }
        return scene
    }

    func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension TransitionActor {
    /// The actor on the way back: what came goes, the end first.
    var reversed: TransitionActor {
        let pose = pose
        return TransitionActor(subject.reversed) { pose(1 - $0) }
    }

    /// The actor in a mirror.
    func mirrored(in scene: TransitionScene) -> TransitionActor {
        let pose = pose
        let width = subject.mirrored.frame(in: scene).width
        return TransitionActor(subject.mirrored) { pose($0).mirrored(width: width) }
    }
}

extension TransitionActor.Subject {
    var reversed: Self {
        switch self {
        case .screen(let screen): .screen(screen.opposite)
        case .piece(let screen, let region): .piece(screen.opposite, region: region)
        case .element: self
        }
    }

    var mirrored: Self {
        guard case .piece(let screen, let region) = self else { return self }
        return .piece(
            screen,
            region: CGRect(x: 1 - region.maxX, y: region.minY, width: region.width, height: region.height))
    }

    /// Where the subject is at rest, in points of the container. A shared view rests where it goes to.
    func frame(in scene: TransitionScene) -> CGRect {
        switch self {
        case .screen:
            CGRect(origin: .zero, size: scene.size)
        case .piece(_, let region):
            CGRect(
                x: region.minX * scene.width, y: region.minY * scene.height,
                width: region.width * scene.width, height: region.height * scene.height)
        case .element(let name):
            scene.elements.first { $0.name == name }?.destination ?? .zero
        }
    }
}
