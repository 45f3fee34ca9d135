/// One finger, driven step by step; time passes as it moves.
///
///     device.finger().down(at: CGPoint(x: 20, y: 400)).move(by: 200, over: 0.2).up()
@_spi(Headless)
@MainActor
public final class Finger {
    private let device: HeadlessDevice
    private let type: UITouch.TouchType
    private let radius: CGFloat?
    private var touch: UITouch?

    init(device: HeadlessDevice, type: UITouch.TouchType, radius: CGFloat? = nil) {
        self.device = device
        self.type = type
        self.radius = radius
    }

    /// Where the finger is, in the window's coordinates.
    public var position: CGPoint { touch?.position ?? .zero }

    /// The view that its touch has gone to; nil without a touch or a view.
    public var view: UIView? { touch?.view }

    @discardableResult
    public func down(at position: CGPoint) -> Self {
        precondition(touch == nil, "The finger is down already.")
        device.send([TouchChange(kind: .down, position: position, type: type, radius: radius) { self.touch = $0 }])
        return self
    }

    /// Moves in a straight line, sampled at the device's rate; `duration` in seconds, zero for a jump in one event.
    @discardableResult
    public func move(to end: CGPoint, over duration: TimeInterval) -> Self {
        let touch = touchThatIsDown
        guard duration > 0 else {
            device.send([TouchChange(kind: .move(touch), position: end)])
            return self
        }
        let path = FingerPath(from: touch.position, to: end, duration: duration)
        let start = device.now
        for time in path.sampleTimes(rate: device.sampleRate) {
            if time > 0 { device.advance(by: start + time - device.now) }
            device.send([TouchChange(kind: .move(touch), position: path.position(at: time))])
        }
        return self
    }

    @discardableResult
    public func move(by x: CGFloat, _ y: CGFloat = 0, over duration: TimeInterval) -> Self {
        move(to: CGPoint(x: position.x + x, y: position.y + y), over: duration)
    }

    /// Rests for `duration` seconds: no events are sent.
    @discardableResult
    public func hold(for duration: TimeInterval) -> Self {
        device.advance(by: duration)
        return self
    }

    public func up() {
        end { .up($0) }
    }

    /// What an incoming call does to a touch.
    public func cancel() {
        end { .cancel($0) }
    }

    private func end(_ kind: (UITouch) -> TouchChange.Kind) {
        let touch = touchThatIsDown
        device.send([TouchChange(kind: kind(touch), position: touch.position)])
        self.touch = nil
    }

    private var touchThatIsDown: UITouch {
        guard let touch else { preconditionFailure("The finger is not down.") }
        return touch
    }
}
