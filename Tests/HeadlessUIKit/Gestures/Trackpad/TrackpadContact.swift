/// What fingers on a trackpad do, for as long as they do it (J1 to J5, J8).
///
/// Recognizers follow it as they follow touches, but neither they nor views hear of it as a touch.
@MainActor
class TrackpadContact: UITouch {
    /// Where the pointer is all the while, in the window's coordinates.
    final var pointer: CGPoint { startPosition }

    /// What its events are.
    var eventType: UIEvent.EventType { preconditionFailure("Every kind of contact has events of its own.") }

    /// Whether `recognizer` follows such a contact.
    func isTaken(by recognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIGestureRecognizer {
    /// What fingers on a trackpad do in the present attempt; nil if touches lead it.
    var contact: TrackpadContact? { attempt.seenTouches.first as? TrackpadContact }
}
