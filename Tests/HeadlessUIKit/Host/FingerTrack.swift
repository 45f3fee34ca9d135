/// What one finger does, written down before it is played: several tracks can be played at once.
///
///     FingerTrack(down: CGPoint(x: 20, y: 400)).move(by: 200, over: 0.2).hold(for: 0.1).up()
@_spi(Headless)
public struct FingerTrack: Sendable {
    enum Step: Sendable {
        case move(to: CGPoint, duration: TimeInterval)
        case hold(TimeInterval)
        case up
        case cancel
    }

    let start: CGPoint
    let startTime: TimeInterval
    private(set) var steps: [Step] = []
    private var position: CGPoint

    /// - Parameters:
    ///   - position: where the finger comes down, in the window's coordinates.
    ///   - time: seconds from the start of the play.
    public init(down position: CGPoint, at time: TimeInterval = 0) {
        precondition(time >= 0, "A finger cannot come down at \(time) seconds.")
        start = position
        startTime = time
        self.position = position
    }

    public func move(to end: CGPoint, over duration: TimeInterval) -> FingerTrack {
        var track = adding(.move(to: end, duration: duration))
        track.position = end
        return track
    }

    public func move(by x: CGFloat, _ y: CGFloat = 0, over duration: TimeInterval) -> FingerTrack {
        move(to: CGPoint(x: position.x + x, y: position.y + y), over: duration)
    }

    public func hold(for duration: TimeInterval) -> FingerTrack {
        precondition(duration >= 0, "A finger cannot rest for \(duration) seconds.")
        return adding(.hold(duration))
    }

    public func up() -> FingerTrack { adding(.up) }

    public func cancel() -> FingerTrack { adding(.cancel) }

    private func adding(_ step: Step) -> FingerTrack {
        var track = self
        track.steps.append(step)
        return track
    }
}
