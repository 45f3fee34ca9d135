import UIKit

/// Somebody who moves in a transition: a screen, or a piece of one.
public struct TransitionActor: Sendable {
    /// Which of the two screens an actor is, or is cut from.
    public enum Screen: Sendable, CaseIterable {
        /// The screen that is there before.
        case from
        /// The screen that is there afterwards.
        case to

        var opposite: Screen { self == .from ? .to : .from }
    }

    /// What an actor shows.
    public enum Subject: Equatable, Sendable {
        /// The whole screen.
        case screen(Screen)
        /// A picture of a part of the screen, which is itself hidden meanwhile; the region in fractions of its size.
        case piece(Screen, region: CGRect)
        /// A picture of a view that both screens show, named so; the screens' own are hidden meanwhile.
        case element(String)

        /// The screen that the actor is, or is cut from; nil for a view of both.
        public var screen: Screen? {
            switch self {
            case .screen(let screen), .piece(let screen, _): screen
            case .element: nil
            }
        }
    }

    /// What the actor shows.
    public let subject: Subject

    /// How the actor stands at a progress from 0, the beginning, to 1, the end.
    ///
    /// With a spring the progress overshoots 1 a little, and on the way back, which is played backwards, falls below 0.
    public let pose: @Sendable (_ progress: CGFloat) -> Pose

    /// Makes an actor.
    public init(_ subject: Subject, pose: @escaping @Sendable (_ progress: CGFloat) -> Pose) {
        self.subject = subject
        self.pose = pose
    }

    /// The screen that leaves.
    public static func from(_ pose: @escaping @Sendable (_ progress: CGFloat) -> Pose) -> TransitionActor {
        TransitionActor(.screen(.from), pose: pose)
    }

    /// The screen that arrives.
    public static func to(_ pose: @escaping @Sendable (_ progress: CGFloat) -> Pose) -> TransitionActor {
        TransitionActor(.screen(.to), pose: pose)
    }

    /// A picture of a part of a screen; the region in fractions of the screen's size.
    public static func piece(
        of screen: Screen, _ region: CGRect, _ pose: @escaping @Sendable (_ progress: CGFloat) -> Pose
    ) -> TransitionActor {
        TransitionActor(.piece(screen, region: region), pose: pose)
    }

    /// A picture of a shared view.
    public static func element(
        _ name: String, _ pose: @escaping @Sendable (_ progress: CGFloat) -> Pose
    ) -> TransitionActor {
        TransitionActor(.element(name), pose: pose)
    }
}
