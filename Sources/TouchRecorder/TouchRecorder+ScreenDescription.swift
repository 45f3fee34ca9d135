import UIKit

extension TouchRecorder {
    /// An app's description of what can't be seen of a screen from outside. Properties that are nil or false state
    /// nothing.
    public struct ScreenDescription: Sendable {
        /// Where a swipe back may start.
        public enum Start: Sendable {
            case anywhere
            /// Only at the leading edge.
            case leadingEdge
            /// Within this many points of the leading edge.
            case within(CGFloat)
            /// Within a fraction of the width, from 0 to 1.
            case fraction(CGFloat)
            /// Nowhere: the screen is not popped by a swipe.
            case nowhere
        }

        /// How a screen answers when asked whether it may be popped.
        public enum PopAnswer: String, Sendable {
            /// It says no.
            case refuses
            /// It asks the person, who says yes.
            case asksYes
            /// It asks the person, who says no.
            case asksNo
            /// As long as its web view has a page to go back to, the web view goes back instead.
            case goesBackFirst
        }

        /// A gesture that drives a transition, named as in the scenario format: `pan`, `leadingEdgePan`, `distancePan`,
        /// `panDown`, `panUp`, `pinch`, `spread`.
        public struct Gesture: Sendable {
            /// One of the names above.
            public var name: String
            /// The distance over which the finger drives the whole transition, in points; nil for the gesture's own
            /// distance.
            public var distance: CGFloat?
            /// Whether a pan goes forward, from trailing to leading.
            public var isForward = false
            /// `projection`, `distance` or `velocity`; nil for the gesture's own.
            public var completion: String?

            /// Creates a gesture with this name.
            public init(_ name: String) { self.name = name }
        }

        /// The transitions that present and dismiss a screen, by name.
        public struct Modal: Sendable {
            /// The name of the transition that presents the screen.
            public var present: String
            /// The name of the transition that dismisses the screen; nil for the way back of ``present``.
            public var dismiss: String?
            /// The gesture that dismisses the screen; nil if none does.
            public var gesture: Gesture?

            /// Creates the description of a presentation with the transition of this name.
            public init(present: String) { self.present = present }
        }

        /// Where a swipe back may start; nil for anywhere.
        public var start: Start?
        /// Whether the navigation bar is hidden while the screen is shown; nil if the screen leaves it unchanged.
        public var hidesNavigationBar: Bool?
        /// How the screen answers when asked whether it may be popped; nil if it isn't asked.
        public var popAnswer: PopAnswer?
        /// The name of the transition with which the screen appears and disappears.
        public var transition: String?
        /// The gesture that pops the screen.
        public var gesture: Gesture?
        /// How the screen, or the stack whose root it is, is presented.
        public var modal: Modal?
        /// Anything else that the scenario should contain but can't: a sentence for the file's `about`.
        public var note: String?

        /// Creates a description that states nothing.
        public init() {}
    }
}
