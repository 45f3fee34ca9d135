import GestureArbitration
import UIKit

/// The gesture that leads a transition, how far it has to go, and when it is enough.
///
/// ```swift
/// detail.fullScreenPop.gesture = .verticalPan(.down, distance: 300)
/// profile.modalTransition = ModalTransition(.bounce, gesture: .pinch.completing(.velocity))
/// ```
///
/// An gesture is a value. What recognizes its gesture is made where it is used: by a
/// ``FullScreenPopNavigationController``, by a ``ModalTransition``, or by a ``TransitionTrigger`` of the app's own.
public struct TransitionGesture: Sendable {
    /// What the fingers do.
    public enum Movement: Equatable, Sendable {
        /// They move in one direction. The transition is over after `distance`, and the first finger lands in `region`.
        case pan(SwipeDirection, distance: Distance, region: StartRegion)
        /// Two fingers come closer to each other. At half their distance, half of the transition is done.
        case pinch
        /// Two fingers move apart. At twice their distance, half of the transition is done.
        case spread
    }

    /// How far a pan has to go for the whole transition.
    public enum Distance: Equatable, Sendable {
        /// The width of the container where the pan is horizontal, or else its height.
        case container
        /// So many points, more than 0.
        case points(CGFloat)
    }

    /// For lists and logs.
    public var name: String

    /// What the fingers do.
    public var movement: Movement

    /// Whether the transition goes on when they let go.
    public var completion: CompletionPolicy

    /// Makes an gesture.
    public init(_ name: String, movement: Movement, completion: CompletionPolicy = .projection) {
        if case .pan(_, .points(let distance), _) = movement {
            precondition(distance > 0, "A pan cannot lead a transition over \(distance) points.")
        }
        self.name = name
        self.movement = movement
        self.completion = completion
    }

    /// This gesture with another opinion on when it is enough.
    public func completing(_ policy: CompletionPolicy) -> TransitionGesture {
        var gesture = self
        gesture.completion = policy
        return gesture
    }
}

extension TransitionGesture {
    /// A pan from leading to trailing over the whole width, from anywhere.
    public static var pan: TransitionGesture { pan(.back) }

    /// A pan in one direction over the whole width or height of the container, from anywhere.
    public static func pan(_ direction: SwipeDirection) -> TransitionGesture {
        TransitionGesture("pan", movement: .pan(direction, distance: .container, region: .anywhere))
    }

    /// A pan from the leading edge over the whole width.
    ///
    /// It may begin as far from the edge as ``GestureArbitration/StartRegion/leadingEdge`` says.
    public static let leadingEdgePan = TransitionGesture(
        "leadingEdgePan",
        movement: .pan(.back, distance: .container, region: .leadingEdge))

    /// A horizontal pan over a set distance, in points, whatever the width of the container is.
    ///
    /// - Parameters:
    ///   - direction: `back` or `forward`.
    ///   - distance: More than 0.
    public static func pan(_ direction: SwipeDirection = .back, distance: CGFloat) -> TransitionGesture {
        precondition(direction.isHorizontal, "A horizontal pan goes back or forward. See verticalPan for the others.")
        return TransitionGesture(
            "distancePan", movement: .pan(direction, distance: .points(distance), region: .anywhere))
    }

    /// A vertical pan over a set distance, in points.
    ///
    /// - Parameters:
    ///   - direction: `down` or `up`.
    ///   - distance: More than 0.
    public static func verticalPan(_ direction: SwipeDirection, distance: CGFloat = 400) -> TransitionGesture {
        precondition(!direction.isHorizontal, "A vertical pan goes down or up. See pan for the others.")
        return TransitionGesture(
            direction == .down ? "panDown" : "panUp",
            movement: .pan(direction, distance: .points(distance), region: .anywhere))
    }

    /// Two fingers that come closer to each other.
    public static let pinch = TransitionGesture("pinch", movement: .pinch)

    /// Two fingers that move apart: a pinch the other way round, to open what a pinch closes.
    public static let spread = TransitionGesture("spread", movement: .spread)

    /// One of each kind, with the numbers that it has by itself. Their names are all different.
    public static var all: [TransitionGesture] {
        [.pan, .leadingEdgePan, .pan(distance: 300), .verticalPan(.down), .verticalPan(.up), .pinch, .spread]
    }
}

extension TransitionGesture {
    /// The direction of a pan; nil for the others.
    var direction: SwipeDirection? {
        if case .pan(let direction, _, _) = movement { direction } else { nil }
    }

    /// Where a pan may begin.
    var startRegion: StartRegion {
        if case .pan(_, _, let region) = movement { region } else { .anywhere }
    }

    /// What two fingers do to their distance; nil for a pan.
    var pinchDirection: PinchDirection? {
        switch movement {
        case .pan: nil
        case .pinch: .closing
        case .spread: .opening
        }
    }
}
