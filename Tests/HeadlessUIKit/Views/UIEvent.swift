@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    open var type: EventType { .touches }
    open internal(set) var timestamp: TimeInterval
    open var allTouches: Set<UITouch>? { Set(touches) }

    /// In the order in which the fingers came down.
    let touches: [UITouch]

    init(touches: [UITouch], timestamp: TimeInterval) {
        self.touches = touches
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

    func concerns(_ window: UIWindow) -> Bool {
        touches.contains { $0.window === window }
    }

    private func select(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let wanted = touches.filter(isWanted)
        return wanted.isEmpty ? nil : Set(wanted)
    }
}
