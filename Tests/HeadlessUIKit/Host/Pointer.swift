/// A pointer that scrolls what is under it, with two fingers on a trackpad or with a wheel, or pinches it; time passes
/// as it does.
///
///     device.pointer(at: CGPoint(x: 200, y: 400)).scroll(by: 200, over: 0.2).end()
@_spi(Headless)
@MainActor
public final class Pointer {
    private let device: HeadlessDevice
    private let position: CGPoint
    private let type: UIScrollType
    private var contact: TrackpadContact?

    init(device: HeadlessDevice, at position: CGPoint, type: UIScrollType) {
        self.device = device
        self.position = position
        self.type = type
    }

    /// The view that the scroll has gone to; nil before it has begun.
    public var view: UIView? { contact?.view }

    /// The fingers begin to scroll.
    @discardableResult
    public func begin() -> Self {
        precondition(contact == nil, "The pointer scrolls already.")
        start(ScrollContact(type, window: device.window, pointer: position, timestamp: device.now))
        return self
    }

    private func start(_ contact: TrackpadContact) {
        self.contact = contact
        device.send(contact)
    }

    /// Scrolls on evenly, as far as fingers on the screen would move, sampled at the device's rate; `duration` in
    /// seconds, zero for one event. Begins, if it has not.
    @discardableResult
    public func scroll(by x: CGFloat, _ y: CGFloat = 0, over duration: TimeInterval) -> Self {
        if contact == nil { begin() }
        let start = present.position
        let end = CGPoint(x: start.x + x, y: start.y + y)
        guard duration > 0 else {
            change(to: .moved, position: end)
            return self
        }
        sample(FingerPath(from: start, to: end, duration: duration)) { change(to: .moved, position: $0) }
        return self
    }

    /// Calls `change` with the places of a path, each at its time.
    private func sample(_ path: FingerPath, _ change: (CGPoint) -> Void) {
        let startTime = device.now
        for time in path.sampleTimes(rate: device.sampleRate) {
            device.advance(by: startTime + time - device.now)
            change(path.position(at: time))
        }
    }

    /// Two fingers on the trackpad pinch evenly until they are `scale` times as far apart as at the start, sampled at
    /// the device's rate; `duration` in seconds. Begins, if they do not yet.
    @discardableResult
    public func pinch(to scale: CGFloat, over duration: TimeInterval) -> Self {
        precondition(scale > 0, "Fingers can't be \(scale) times as far apart.")
        if contact == nil { start(PinchContact(window: device.window, position: position, timestamp: device.now)) }
        guard let pinch = present as? PinchContact else { preconditionFailure("The pointer scrolls already.") }
        // Sampled as a finger is whose place is the scale.
        let (start, end) = (CGPoint(x: pinch.scale, y: 0), CGPoint(x: scale, y: 0))
        sample(FingerPath(from: start, to: end, duration: duration)) {
            pinch.scale = $0.x
            change(to: .moved, position: position)
        }
        return self
    }

    /// Scrolls on in one event, to where a finger on the screen would be that had begun where the pointer is.
    public func scroll(to place: CGPoint) { change(to: .moved, position: place) }

    /// The fingers rest for `duration` seconds: no events are sent.
    @discardableResult
    public func hold(for duration: TimeInterval) -> Self {
        device.advance(by: duration)
        return self
    }

    /// The fingers are lifted.
    public func end() { change(to: .ended, position: present.position) }

    /// The system takes the scroll away.
    public func cancel() { change(to: .cancelled, position: present.position) }

    private func change(to phase: UITouch.Phase, position: CGPoint) {
        let contact = present
        contact.phase = phase
        contact.previousPosition = contact.position
        contact.position = position
        contact.timestamp = device.now
        device.send(contact)
    }

    private var present: TrackpadContact {
        guard let contact, contact.isDown else { preconditionFailure("The pointer does not scroll or pinch.") }
        return contact
    }
}
