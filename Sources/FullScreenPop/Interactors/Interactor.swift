import GestureArbitration
import UIKit

/// The gesture that leads a transition, how far it has to go, and when it is enough.
///
/// ```swift
/// detail.fullScreenPop.interactor = .verticalPan(.down, distance: 300)
/// profile.modalTransition = ModalTransition(.bounce, interactor: .pinch.completing(.velocity))
/// ```
///
/// An interactor is a value. What recognizes its gesture is made where it is used: by a
/// ``FullScreenPopNavigationController``, by a ``ModalTransition``, or by a ``TransitionGesture`` of the app's own.
public struct Interactor: Sendable {
    /// What the fingers do.
    public enum Gesture: Equatable, Sendable {
        /// They move in one direction. The transition is over after `way`, and the first finger lands in `region`.
        case pan(SwipeDirection, way: Way, region: StartRegion)
        /// Two fingers come closer to each other. At half their distance, half of the transition is done.
        case pinch
        /// Two fingers move apart. At twice their distance, half of the transition is done.
        case spread
    }

    /// How far a pan has to go for the whole transition.
    public enum Way: Equatable, Sendable {
        /// The width of the container where the pan is horizontal, or else its height.
        case wholeContainer
        /// So many points, more than 0.
        case points(CGFloat)
    }

    /// For lists and logs.
    public var name: String

    /// What the fingers do.
    public var gesture: Gesture

    /// Whether the transition goes on when they let go.
    public var completion: CompletionPolicy

    /// Makes an interactor.
    public init(_ name: String, gesture: Gesture, completion: CompletionPolicy = .projection) {
        if case .pan(_, .points(let distance), _) = gesture {
            precondition(distance > 0, "A pan cannot lead a transition over \(distance) points.")
        }
        self.name = name
        self.gesture = gesture
        self.completion = completion
    }

    /// This interactor with another opinion on when it is enough.
    public func completing(_ policy: CompletionPolicy) -> Interactor {
        var interactor = self
        interactor.completion = policy
        return interactor
    }
}

extension Interactor {
    /// A pan from leading to trailing over the whole width, from anywhere.
    public static var pan: Interactor { pan(.back) }

    /// A pan in one direction over the whole width or height of the container, from anywhere.
    public static func pan(_ direction: SwipeDirection) -> Interactor {
        Interactor("pan", gesture: .pan(direction, way: .wholeContainer, region: .anywhere))
    }

    /// A pan from the leading edge over the whole width.
    ///
    /// It may begin as far from the edge as ``PopMode/leadingEdgeWidth`` says.
    public static let leadingEdgePan = Interactor(
        "leadingEdgePan",
        gesture: .pan(.back, way: .wholeContainer, region: .within(PopMode.leadingEdgeWidth)))

    /// A horizontal pan over a set distance, in points, whatever the width of the container is.
    ///
    /// - Parameters:
    ///   - direction: `back` or `forward`.
    ///   - distance: More than 0.
    public static func pan(_ direction: SwipeDirection = .back, distance: CGFloat) -> Interactor {
        precondition(direction.isHorizontal, "A horizontal pan goes back or forward. See verticalPan for the others.")
        return Interactor("distancePan", gesture: .pan(direction, way: .points(distance), region: .anywhere))
    }

    /// A vertical pan over a set distance, in points.
    ///
    /// - Parameters:
    ///   - direction: `down` or `up`.
    ///   - distance: More than 0.
    public static func verticalPan(_ direction: SwipeDirection, distance: CGFloat = 400) -> Interactor {
        precondition(!direction.isHorizontal, "A vertical pan goes down or up. See pan for the others.")
        return Interactor(
            direction == .down ? "panDown" : "panUp",
            gesture: .pan(direction, way: .points(distance), region: .anywhere))
    }

    /// Two fingers that come closer to each other.
    public static let pinch = Interactor("pinch", gesture: .pinch)

    /// Two fingers that move apart: a pinch the other way round, to open what a pinch closes.
    public static let spread = Interactor("spread", gesture: .spread)

    /// One of each kind, with the numbers that it has by itself. Their names are all different.
    public static var all: [Interactor] {
        [.pan, .leadingEdgePan, .pan(distance: 300), .verticalPan(.down), .verticalPan(.up), .pinch, .spread]
    }
}

extension Interactor {
    /// The direction of a pan; nil for the others.
    var direction: SwipeDirection? {
        if case .pan(let direction, _, _) = gesture { direction } else { nil }
    }

    /// Where a pan may begin.
    var startRegion: StartRegion {
        if case .pan(_, _, let region) = gesture { region } else { .anywhere }
    }

    /// What two fingers do to their distance; nil for a pan.
    var pinchDirection: PinchDirection? {
        switch gesture {
        case .pan: nil
        case .pinch: .closing
        case .spread: .opening
        }
    }
}
