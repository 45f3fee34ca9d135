/// What one finger does in one instant.
@MainActor
struct TouchChange {
    enum Kind {
        case down
        case move(UITouch)
        case up(UITouch)
        case cancel(UITouch)
    }

    let kind: Kind
    /// In the window's coordinates; where the finger already is, for up and cancel.
    let position: CGPoint
    /// What touches, for a `down`.
    var type = UITouch.TouchType.direct
    /// How wide it is, for a `down`; nil is the usual width.
    var radius: CGFloat?
    /// Hears of the touch that a `down` makes.
    var madeTouch: (UITouch) -> Void = { _ in }

    func apply(at time: TimeInterval, window: UIWindow, fingersDown: inout [UITouch]) {
        switch kind {
        case .down:
            let touch = UITouch(window: window, position: position, timestamp: time)
            touch.type = type
            if let radius { touch.majorRadius = radius }
            touch.tapCount = HeadlessRuntime.current.tapCounter.next(at: position, time: time)
            fingersDown.append(touch)
            madeTouch(touch)
        case .move(let touch):
            HeadlessRuntime.current.tapCounter.noteMove(to: position)
            touch.change(to: .moved, position: position, time: time)
        case .up(let touch):
            HeadlessRuntime.current.tapCounter.noteLift(at: time)
            touch.change(to: .ended, position: position, time: time)
        case .cancel(let touch): touch.change(to: .cancelled, position: position, time: time)
        }
    }
}

extension UITouch {
    /// Nothing changes about the touch in this event, unless something is said of it.
    func rest() {
        phase = .stationary
        previousPosition = position
    }

    fileprivate func change(to phase: Phase, position: CGPoint, time: TimeInterval) {
        self.phase = phase
        previousPosition = self.position
        self.position = position
        timestamp = time
    }
}
