import UIKit

extension TouchRecorder {
    /// An app's description of what can't be seen of a view from outside. Properties that are nil or false state
    /// nothing.
    public struct ViewDescription: Sendable {
        /// The kind of a custom view.
        public enum Kind: Sendable {
            /// A control that follows a finger along its width; its value is from 0 to 1.
            case scrubber(value: Double)
            /// The same with two knobs.
            case rangeSlider(lower: Double, upper: Double)
            /// A web view with this many pages to go back to, which may support swiping back from its edge.
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

        /// The kind of the view, if it is a custom view; nil for UIKit's views, which the recorder knows.
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
        /// Whether touches that are not on a subview go to the views behind this one.
        public var passesTouches = false

        /// Creates a description that states nothing.
        public init() {}
    }
}
