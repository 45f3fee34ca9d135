extension BehaviourProfile {
    /// Distances in points, times in seconds. Every value is a MODEL choice unless its comment names a rule.
    @_spi(Headless)
    public struct Gestures: Sendable {
        /// B8, measured: a pan begins when it has moved this far along one axis.
        public var panHysteresis: CGFloat = 10
        /// How long after the last movement a finger that rests still counts as moving.
        public var velocityExpiry: TimeInterval = 0.1
        /// B9: how far from the edge a screen-edge pan may begin.
        public var edgeRegionWidth: CGFloat = 20
        /// B10: how far a finger may stray during a tap, how long it may rest, and the pause between two taps.
        public var tapSlop: CGFloat = 10
        public var tapMaximumPress: TimeInterval = 0.75
        public var tapMaximumInterval: TimeInterval = 0.35
        /// B10: a swipe goes at least this far along, at most this far across, within this time.
        public var swipeMinimumLength: CGFloat = 50
        public var swipeMaximumDeviation: CGFloat = 200
        public var swipeMaximumDuration: TimeInterval = 0.5
        /// Two fingers pinch when their distance has changed by this much.
        public var pinchHysteresis: CGFloat = 8
        /// Two fingers rotate when the line between them has turned by this much, in radians: about six degrees. No
        /// question asks for it yet, so it is not varied.
        public var rotationHysteresis: CGFloat = 0.1
    }
}

extension BehaviourProfile.Gestures {
    static let choices: [BehaviourProfile.Choice] = [
        .init("how long a resting finger counts as moving", \.gestures.velocityExpiry, [0.05, 0.2]),
        .init("width of the edge region", \.gestures.edgeRegionWidth, [13, 30]),
        .init("how far a finger strays in a tap", \.gestures.tapSlop, [5, 20]),
        .init("longest press of a tap", \.gestures.tapMaximumPress, [0.35, 1.5]),
        .init("shortest swipe", \.gestures.swipeMinimumLength, [30, 80]),
        .init("longest time of a swipe", \.gestures.swipeMaximumDuration, [0.3, 1]),
        .init("hysteresis of a pinch", \.gestures.pinchHysteresis, [2, 16]),
    ]
}
