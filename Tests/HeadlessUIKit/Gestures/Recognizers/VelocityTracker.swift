/// A finger's velocity (B8): a fifth of the newest sample and four fifths of the one before it.
struct VelocityTracker {
    private var newest = CGPoint.zero
    private var previous = CGPoint.zero
    private var sampleTime: TimeInterval = -.infinity
    private var position: CGPoint?
    private var time: TimeInterval = 0
    /// How long after a sample the finger still counts as moving.
    private let expiry: TimeInterval

    init(expiry: TimeInterval) {
        self.expiry = expiry
    }

    /// In points per second; zero for a finger that rests.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard time - sampleTime <= expiry else { return .zero }
        return CGPoint(x: 0.2 * newest.x + 0.8 * previous.x, y: 0.2 * newest.y + 0.8 * previous.y)
    }

    /// A moved finger. Two positions at the same time make no sample.
    mutating func sample(_ position: CGPoint, at time: TimeInterval) {
        defer {
            self.position = position
            self.time = time
        }
        guard let last = self.position, time > self.time else { return }
        let elapsed = CGFloat(time - self.time)
        previous = time - sampleTime <= expiry ? newest : .zero
        newest = CGPoint(x: (position.x - last.x) / elapsed, y: (position.y - last.y) / elapsed)
        sampleTime = time
    }

    /// The set of fingers has changed: the position jumps without having moved.
    mutating func move(to position: CGPoint, at time: TimeInterval) {
        self.position = position
        self.time = time
    }
}
