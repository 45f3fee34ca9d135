/// What scrolls, for as long as it does (J1 to J5).
///
/// Recognizers follow it as they follow touches, but neither they nor views hear of it as a touch. Its position is where a
/// finger would be that had moved as far.
@MainActor
final class ScrollContact: UITouch {
    let scrollType: UIScrollType

    /// Where the pointer is all the while, in the window's coordinates.
    var pointer: CGPoint { startPosition }

    init(_ scrollType: UIScrollType, window: UIWindow, pointer: CGPoint, timestamp: TimeInterval) {
        self.scrollType = scrollType
        super.init(window: window, position: pointer, timestamp: timestamp)
    }
}

extension UIGestureRecognizer {
    /// What scrolls in the present attempt; nil if touches do.
    var scroll: ScrollContact? { attempt.seenTouches.first as? ScrollContact }

    /// J1
    func takes(_ contact: ScrollContact) -> Bool {
        (self as? UIPanGestureRecognizer)?.allowedScrollTypesMask.contains(contact.scrollType.mask) == true
    }
}
