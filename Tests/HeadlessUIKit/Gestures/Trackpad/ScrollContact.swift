/// What scrolls, for as long as it does (J1 to J5). Its position is where a finger would be that had moved as far.
@MainActor
final class ScrollContact: TrackpadContact {
    let scrollType: UIScrollType

    init(_ scrollType: UIScrollType, window: UIWindow, pointer: CGPoint, timestamp: TimeInterval) {
        self.scrollType = scrollType
        super.init(window: window, position: pointer, timestamp: timestamp)
    }

    override var eventType: UIEvent.EventType { .scroll }

    /// J1
    override func isTaken(by recognizer: UIGestureRecognizer) -> Bool {
        (recognizer as? UIPanGestureRecognizer)?.allowedScrollTypesMask.contains(scrollType.mask) == true
    }
}

extension UIGestureRecognizer {
    /// What scrolls in the present attempt; nil if something else leads it.
    var scroll: ScrollContact? { contact as? ScrollContact }
}
