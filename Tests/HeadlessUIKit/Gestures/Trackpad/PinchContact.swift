/// Two fingers that pinch on a trackpad, for as long as they do (J8).
@MainActor
final class PinchContact: TrackpadContact {
    /// J8: how far the fingers are taken to be apart at the start, in points.
    private static let startDistance: CGFloat = 100

    /// In proportion to that at the start.
    var scale: CGFloat = 1

    /// How far the fingers are taken to be apart, in points.
    var distance: CGFloat { scale * Self.startDistance }

    override var eventType: UIEvent.EventType { .transform }

    override func isTaken(by recognizer: UIGestureRecognizer) -> Bool { recognizer is UIPinchGestureRecognizer }
}
