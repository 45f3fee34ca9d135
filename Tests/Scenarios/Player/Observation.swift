import Foundation

/// What was seen when a scenario was played: every observable that an expectation can speak of.
public struct Observation: Sendable, Encodable {
    public var top = ""
    /// The titles on the stack, root first.
    public var stack: [String] = []
    public var depth = 0
    /// The title of the screen on top in the selected tab; empty without tabs.
    public var tab = ""
    public var popped = 0
    /// The columns of the split view in sight, the primary one first; empty without one.
    public var columns: [String] = []
    /// False without a split view as well.
    public var collapsed = false
    public var presented: [String] = []
    /// What was presented and is not any more.
    var dismissed: [String] = []
    /// The titles on every stack, by the title of its root.
    public var stacks: [String: [String]] = [:]
    /// The titles of the screens on which a search is active, in order.
    public var searching: [String] = []
    public var barHidden = false
    /// True without a tab bar as well.
    public var tabBarHidden = true
    /// Empty while the bar is hidden.
    public var bar: [String] = []
    public var keyboard = Scenario.Expectation.Keyboard.hidden
    /// Empty if nothing of the scenario is.
    public var firstResponder = ""
    public var value: [String: Value] = [:]
    public var moved: [String] = []
    /// The other elements whose value is not as before: buttons that were tapped, rows, views with gestures, pages.
    var used: [String] = []
    public var scrolled: [String] = []
    /// In points from the content's leading top corner.
    public var offset: [String: [Double]] = [:]
    /// At the times that were asked for.
    public var progress: [Progress] = []
    /// Whether the navigation bar was in sight, at the times that were asked for.
    public var bars: [Bar] = []
    /// At the times and of the subjects that were asked for.
    public var poses: [Pose] = []
    /// How long those stood still that were asked for.
    public var still: [Still] = []
    /// For each finger the element that its touch has gone to, or the screen; empty if it is neither.
    public var touched: [String] = []
    /// Everything that was called, in order.
    public var callbacks: [Callback] = []
    public var appearance: [String] = []
    public var delegate: [String] = []
    public var events: [String] = []
    public var trace: [String] = []
    public var faults: [String] = []

    /// How far the transition was at a time; 0 while none runs.
    public struct Progress: Sendable, Encodable {
        /// In seconds.
        public var at: TimeInterval
        public var `is`: Double
    }

    public struct Bar: Sendable, Encodable {
        /// In seconds.
        public var at: TimeInterval
        public var shown: Bool
    }

    /// How a screen or an element stood at a time; nothing but those while it was not in the window.
    public struct Pose: Sendable, Encodable {
        /// In seconds.
        public var at: TimeInterval
        public var of: String
        /// Top leading, top trailing, bottom leading, bottom trailing; from the window's leading top corner.
        public var corners: [[Double]]?
        public var opacity: Double?
        public var dimming: Double?
        public var shown = false

        init(at time: TimeInterval, of subject: String) {
            at = time
            of = subject
        }
    }

    /// The longest time without a movement in a stretch of time.
    public struct Still: Sendable, Encodable {
        public var of: String
        /// In seconds.
        public var from: TimeInterval
        public var to: TimeInterval
        public var longest: TimeInterval
    }

    public struct Callback: Sendable, Encodable {
        /// In seconds.
        public var at: TimeInterval
        public var `is`: String
    }

    public init() {}

    private enum CodingKeys: String, CodingKey {
        case top, stack, depth, tab, popped, columns, collapsed, presented, stacks, searching, barHidden, tabBarHidden,
            value, moved
        case bar, keyboard, firstResponder, scrolled, offset
        case progress, bars, poses, still, touched, callbacks, appearance, delegate, events, faults
    }
}
