import Foundation

/// What was seen when a scenario was played: every observable that an expectation can speak of.
public struct Observation: Sendable, Encodable {
    public var top = ""
    /// The titles on the stack, root first.
    public var stack: [String] = []
    public var depth = 0
    public var popped = 0
    public var presented: [String] = []
    public var barHidden = false
    public var value: [String: Value] = [:]
    public var moved: [String] = []
    public var scrolled: [String] = []
    /// In points from the content's leading top corner.
    public var offset: [String: [Double]] = [:]
    /// At the times that were asked for.
    public var progress: [Progress] = []
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

    public init() {}

    private enum CodingKeys: String, CodingKey {
        case top, stack, depth, popped, presented, barHidden, value, moved, scrolled, offset, progress
        case appearance, delegate, events, faults
    }
}
