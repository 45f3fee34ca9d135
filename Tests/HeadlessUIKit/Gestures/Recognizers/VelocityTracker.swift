/// Smooths a finger's velocity (B8): each sample counts a fifth, what came before four fifths.
struct VelocityTracker {
    private(set) var velocity = CGPoint.zero
    private(set) var lastSampleTime: TimeInterval = -.infinity
    private var position: CGPoint?
    private var time: TimeInterval = 0

    /// A moved finger. Two positions at the same time make no sample.
    mutating func sample(_ position: CGPoint, at time: TimeInterval) {
        defer {
            self.position = position
            self.time = time
        }
        guard let last = self.position, time > self.time else { return }
        let elapsed = CGFloat(time - self.time)
        velocity.x = 0.2 * (position.x - last.x) / elapsed + 0.8 * velocity.x
        velocity.y = 0.2 * (position.y - last.y) / elapsed + 0.8 * velocity.y
        lastSampleTime = time
    }

    /// The set of fingers has changed: the position jumps without having moved.
    mutating func move(to position: CGPoint, at time: TimeInterval) {
        self.position = position
        self.time = time
    }
}
