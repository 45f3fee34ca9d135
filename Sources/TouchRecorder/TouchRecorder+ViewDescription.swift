import UIKit

extension TouchRecorder {
    /// What an app tells of a view that can't be seen from outside. What is nil or false is not told.
    public struct ViewDescription: Sendable {
        /// What a view of the app's own is.
        public enum Kind: Sendable {
            /// A control that follows a finger along its width; its value is from 0 to 1.
            case scrubber(value: Double)
            /// The same with two knobs.
            case rangeSlider(lower: Double, upper: Double)
            /// A web view with so many pages to go back to, which may be swiped back from its edge.
            case web(history: Int, hasEdgeSwipe: Bool)
        }

        /// Where a swipe back may start on a view.
        public enum BackSwipe: String, Sendable {
            case allowed, edgeOnly, blocked
        }

        /// What a scroll view does with a back swipe at its edge.
        public enum ScrollEdge: String, Sendable {
            case yields, simultaneous, keeps
        }

        /// What a scroll view does with touches on its controls.
        public enum ControlTouches: String, Sendable {
            case unchanged, touchImmediately, disablesScrolling
        }

        /// What the view is, if it is of the app's own; nil for UIKit's views, which the recorder knows.
        public var kind: Kind?
        /// What a touch on the view means for a swipe back; nil if the view has no say.
        public var backSwipe: BackSwipe?
        /// What a scroll view does with a back swipe at its edge; nil for the default.
        public var atScrollEdge: ScrollEdge?
        /// What a scroll view does with touches on its controls; nil for the default.
        public var controlTouches: ControlTouches?
        /// The name under which another screen shows the same view.
        public var sharedElement: String?
        /// How far beyond its bounds the view takes touches, in points.
        public var touchOutset: CGFloat = 0
        /// Whether touches that are not on a subview go to what lies behind the view.
        public var passesTouches = false

        /// Makes a description that tells nothing.
        public init() {}
    }
}
