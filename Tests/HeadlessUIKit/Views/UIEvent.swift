@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    open internal(set) var type: EventType
    open internal(set) var timestamp: TimeInterval
    /// J2: a scroll event has no touches.
    open var allTouches: Set<UITouch>? { type == .touches ? Set(touches) : [] }

    /// In the order in which the fingers came down; of a scroll event what scrolls.
    let touches: [UITouch]

    init(touches: [UITouch], timestamp: TimeInterval, type: EventType = .touches) {
        self.touches = touches
        self.type = type
        self.timestamp = timestamp
        super.init()
    }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        select { $0.window === window }
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        select { $0.view === view }
    }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        select { touch in gesture.trackedTouches.contains { $0 === touch } }
    }

    /// A10: every sample comes in an event of its own, so there are no others.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains { $0 === touch } ? [touch] : nil
    }

    /// A10: nothing is predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains { $0 === touch } ? [] : nil
    }

    func concerns(_ window: UIWindow) -> Bool {
        touches.contains { $0.window === window }
    }

    /// The one of some touches of the event that came down first: sets have no order that stays the same.
    func first(of touches: Set<UITouch>) -> UITouch? {
        self.touches.first(where: touches.contains)
    }

    private func select(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let wanted = type == .touches ? touches.filter(isWanted) : []
        return wanted.isEmpty ? nil : Set(wanted)
    }
}
