/// Recognizers in the order in which they are told of a touch (A8), for as long as nothing changes its place.
@MainActor
struct DeliveryOrder {
    let recognizers: [UIGestureRecognizer]
    private let version = UIView.placesVersion

    /// Whether no view and no recognizer has changed its place since.
    var isCurrent: Bool { version == UIView.placesVersion }

    /// - Parameter recognizers: in the order in which they entered. Those at equal places stay in it.
    init(_ recognizers: [UIGestureRecognizer]) {
        // The recognizers of one touch have come to it in this order, on its way up from the view that it hit.
        guard !Self.isOrdered(recognizers) else {
            self.recognizers = recognizers
            return
        }
        let places = recognizers.map(\.deliveryPlace)
        self.recognizers = recognizers.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { recognizers[$0] }
    }

    private static func isOrdered(_ recognizers: [UIGestureRecognizer]) -> Bool {
        zip(recognizers, recognizers.dropFirst()).allSatisfy { $0.isDelivered(noLaterThan: $1) }
    }
}

/// When a recognizer is told of a touch: those on deeper views come first, on one view those that were added first.
private struct DeliveryPlace: Comparable {
    let depth: Int
    let placeInView: Int

    static func < (one: DeliveryPlace, other: DeliveryPlace) -> Bool {
        one.depth == other.depth ? one.placeInView < other.placeInView : one.depth > other.depth
    }
}

extension UIGestureRecognizer {
    /// The views of two that follow one another are mostly the same or not far apart.
    fileprivate func isDelivered(noLaterThan other: UIGestureRecognizer) -> Bool {
        if unownedView === other.unownedView { return placeInView <= other.placeInView }
        if let view = unownedView, let around = other.unownedView, view.isDescendant(of: around) { return true }
        return deliveryPlace <= other.deliveryPlace
    }

    fileprivate var deliveryPlace: DeliveryPlace {
        DeliveryPlace(depth: unownedView?.depth ?? 0, placeInView: placeInView)
    }
}
