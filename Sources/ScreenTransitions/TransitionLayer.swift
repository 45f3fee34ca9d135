import UIKit

/// A layer of a transition: a screen, a piece of a screen, or a shared view, with its pose at every progress.
public struct TransitionLayer: Sendable {
    /// One of the two screens of a transition.
    public enum Screen: Sendable, CaseIterable {
        /// The screen that is shown before the transition.
        case from
        /// The screen that is shown after the transition.
        case to

        var opposite: Screen { self == .from ? .to : .from }
    }

    /// What a layer shows.
    public enum Subject: Equatable, Sendable {
        /// The whole screen.
        case screen(Screen)
        /// A region of a picture of the screen, in fractions of the screen's size from 0 to 1. All pieces of a screen
        /// share one picture, which is drawn when the transition begins. The screen itself is hidden during the
        /// transition.
        case piece(Screen, region: CGRect)
        /// Snapshots of the two views with this ``UIKit/UIView/sharedElementName``, one fading into the other. The
        /// views themselves are hidden during the transition.
        case element(String)

        /// The screen that the layer shows, or shows a piece of; `nil` for a shared view.
        package var screen: Screen? {
            switch self {
            case .screen(let screen), .piece(let screen, _): screen
            case .element: nil
            }
        }
    }

    /// What the layer shows.
    public let subject: Subject

    /// Returns the pose of the layer at a progress from 0, the beginning, to 1, the end.
    ///
    /// With a spring, the progress exceeds 1 by a little. A transition played backward gets 1 minus that, which is less
    /// than 0.
    public let pose: @Sendable (_ progress: CGFloat) -> TransitionPose

    /// Creates a layer that shows `subject`.
    public init(_ subject: Subject, pose: @escaping @Sendable (_ progress: CGFloat) -> TransitionPose) {
        self.subject = subject
        self.pose = pose
    }

    /// The leaving screen.
    public static func from(_ pose: @escaping @Sendable (_ progress: CGFloat) -> TransitionPose) -> TransitionLayer {
        TransitionLayer(.screen(.from), pose: pose)
    }

    /// The arriving screen.
    public static func to(_ pose: @escaping @Sendable (_ progress: CGFloat) -> TransitionPose) -> TransitionLayer {
        TransitionLayer(.screen(.to), pose: pose)
    }

    /// The piece `region` of a screen, in fractions of the screen's size from 0 to 1.
    public static func piece(
        of screen: Screen, _ region: CGRect, _ pose: @escaping @Sendable (_ progress: CGFloat) -> TransitionPose
    ) -> TransitionLayer {
        TransitionLayer(.piece(screen, region: region), pose: pose)
    }

    /// The shared view `name`, see ``SharedElement/name``.
    public static func element(
        _ name: String, _ pose: @escaping @Sendable (_ progress: CGFloat) -> TransitionPose
    ) -> TransitionLayer {
        TransitionLayer(.element(name), pose: pose)
    }
}
