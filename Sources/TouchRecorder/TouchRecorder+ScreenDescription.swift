import UIKit

extension TouchRecorder {
    /// What an app tells of a screen that can't be seen from outside. What is nil or false is not told.
    public struct ScreenDescription: Sendable {
        /// Where a swipe back may start.
        public enum Start: Sendable {
            case anywhere
            /// Only at the leading edge.
            case leadingEdge
            /// Within so many points from the leading edge.
            case within(CGFloat)
            /// Within a part of the width, from 0 to 1.
            case fraction(CGFloat)
            /// Nowhere: the screen is not popped by a swipe.
            case nowhere
        }

        /// What a screen says when it is asked whether it may be popped.
        public enum PopAnswer: String, Sendable {
            /// It says no.
            case refuses
            /// It asks the person, who says yes.
            case asksYes
            /// It asks the person, who says no.
            case asksNo
            /// As long as its web view has a page to go back to, that goes back instead.
            case goesBackFirst
        }

        /// A gesture that leads a transition, with the words of the scenario format: `pan`, `leadingEdgePan`,
        /// `distancePan`, `panDown`, `panUp`, `pinch`, `spread`.
        public struct Gesture: Sendable {
            /// One of the words above.
            public var name: String
            /// Over how many points the finger leads the whole transition; nil is the gesture's own distance.
            public var distance: CGFloat?
            /// Whether a pan goes forward, from trailing to leading.
            public var isForward = false
            /// `projection`, `distance` or `velocity`; nil is the gesture's own.
            public var completion: String?

            /// Makes a gesture with this name.
            public init(_ name: String) { self.name = name }
        }

        /// The transitions by which a screen is presented and dismissed, by their names.
        public struct Modal: Sendable {
            /// The name of the transition by which the screen is presented.
            public var present: String
            /// Nil is the way back of ``present``.
            public var dismiss: String?
            /// The gesture that dismisses the screen; nil if none does.
            public var gesture: Gesture?

            /// Makes the description of a presentation by the transition of this name.
            public init(present: String) { self.present = present }
        }

        /// Where a swipe back may start; nil for anywhere.
        public var start: Start?
        /// Whether the navigation bar is hidden while the screen is shown; nil if the screen leaves it as it is.
        public var hidesNavigationBar: Bool?
        /// What the screen says when it is asked whether it may be popped; nil if nobody asks.
        public var popAnswer: PopAnswer?
        /// The name of the transition by which the screen comes and goes.
        public var transition: String?
        /// The gesture that pops the screen.
        public var gesture: Gesture?
        /// How the screen, or the stack that it is the root of, is presented.
        public var modal: Modal?
        /// What else the scenario should have and can't: a sentence for the file's `about`.
        public var note: String?

        /// Makes a description that tells nothing.
        public init() {}
    }
}
