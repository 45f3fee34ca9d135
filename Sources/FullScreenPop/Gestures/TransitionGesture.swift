import GestureArbitration
import UIKit

/// A gesture that drives a transition, how far it has to go, and when the transition finishes.
///
/// ```swift
/// detail.fullScreenPop.gesture = .verticalPan(.down, distance: 300)
/// profile.modalTransition = ModalTransition(.bounce, gesture: .pinch.completing(.velocity))
/// ```
///
/// It is a value. The recognizer is made where the value is used: by a ``BackSwipe``, by a screen's
/// ``ModalTransition``, or by a ``TransitionTrigger``.
public struct TransitionGesture: Sendable {
    /// What the fingers do.
    public enum Movement: Equatable, Sendable {
        /// They move in one direction. The transition ends after `distance`, and the first finger lands in `region`.
        case pan(SwipeDirection, distance: Distance, region: StartRegion)
        /// Two fingers come closer to each other. At half their distance, half of the transition is done.
        case pinch
        /// Two fingers move apart. At twice their distance, half of the transition is done.
        case spread
    }

    /// How far a pan has to go for the whole transition.
    public enum Distance: Equatable, Sendable {
        /// The width of the container for a horizontal pan, its height for a vertical one.
        case container
        /// This many points, more than 0.
        case points(CGFloat)
    }

    /// A name for lists and logs.
    public var name: String

    /// What the fingers do.
    public var movement: Movement {
        didSet { checkDistance() }
    }

    /// Whether the transition finishes when the fingers let go. The default is ``CompletionPolicy/projection``.
    public var completion: CompletionPolicy

    /// Creates a gesture. A distance in points must be more than 0, and finite; otherwise the app stops.
    public init(_ name: String, movement: Movement, completion: CompletionPolicy = .projection) {
        self.name = name
        self.movement = movement
        self.completion = completion
        checkDistance()
    }

    private func checkDistance() {
        guard case .pan(_, .points(let distance), _) = movement else { return }
        precondition(distance > 0 && distance.isFinite, "A pan cannot lead a transition over \(distance) points.")
    }

    /// Returns this gesture with another policy.
    public func completing(_ policy: CompletionPolicy) -> TransitionGesture {
        var gesture = self
        gesture.completion = policy
        return gesture
    }
}

extension TransitionGesture {
    /// A pan from leading to trailing over the whole width, from anywhere.
    public static let pan = pan(.back)

    /// A pan in one direction.
    ///
    /// - Parameters:
    ///   - direction: Where the fingers go. The default is `back`.
    ///   - distance: How far they have to go for the whole transition, in points: more than 0, and finite;
    ///     otherwise the app stops. The default is nil: the width of the container, or its height for `down` and `up`.
    ///   - region: Where the first finger has to land. The default is anywhere.
    public static func pan(
        _ direction: SwipeDirection = .back, distance: CGFloat? = nil, from region: StartRegion = .anywhere
    ) -> TransitionGesture {
        TransitionGesture(
            distance == nil ? "pan" : "distancePan",
            movement: .pan(direction, distance: distance.map(Distance.points) ?? .container, region: region))
    }

    /// A pan over the whole width that starts in ``/GestureArbitration/StartRegion/leadingEdge``.
    public static let leadingEdgePan = TransitionGesture(
        "leadingEdgePan",
        movement: .pan(.back, distance: .container, region: .leadingEdge))

    /// A vertical pan over a set distance, in points, from anywhere.
    ///
    /// - Parameters:
    ///   - direction: `down` or `up`; otherwise the app stops.
    ///   - distance: More than 0, and finite; otherwise the app stops. The default is 400.
    public static func verticalPan(_ direction: SwipeDirection, distance: CGFloat = 400) -> TransitionGesture {
        precondition(!direction.isHorizontal, "A vertical pan goes down or up. See pan(_:distance:) for the others.")
        return TransitionGesture(
            direction == .down ? "panDown" : "panUp",
            movement: .pan(direction, distance: .points(distance), region: .anywhere))
    }

    /// Two fingers that come closer to each other.
    public static let pinch = TransitionGesture("pinch", movement: .pinch)

    /// Two fingers that move apart, to open what a pinch closes.
    public static let spread = TransitionGesture("spread", movement: .spread)

    /// One of each kind, with its default values. Their names are all different.
    public static var all: [TransitionGesture] {
        [.pan, .leadingEdgePan, .pan(distance: 300), .verticalPan(.down), .verticalPan(.up), .pinch, .spread]
    }
}

extension TransitionGesture {
    /// Whether this is what pops a screen that has no gesture of its own.
    var isSwipeBack: Bool {
        movement == .pan(.back, distance: .container, region: .anywhere) && completion.isDefault
    }

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
