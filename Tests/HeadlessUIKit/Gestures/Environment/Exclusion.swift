/// Who, having begun, makes whom fail (C2, C3).
@MainActor
enum Exclusion {
    /// Settles every recognizer that has come to recognize since the last pass against all the others: those on deeper
    /// views first, then in the order of their view's `gestureRecognizers` (A8).
    static func settle(in environment: GestureEnvironment) {
        let newcomers = environment.participants.filter { $0.attempt.isUnsettled }.inDeliveryOrder()
        for newcomer in newcomers where newcomer.attempt.isUnsettled {
            let isBeaten = environment.participants.contains { other in
                other !== newcomer && other.isSettledAndActive && excludes(other, newcomer)
            }
            if isBeaten {
                GestureStateMachine.fail(newcomer)
                continue
            }
            newcomer.attempt.isUnsettled = false
            environment.recognizedInThisPass.append(newcomer)
            for other in environment.participants
            where other !== newcomer && other.hasNotBegun && excludes(newcomer, other) {
                GestureStateMachine.fail(other)
            }
        }
    }

    private static func excludes(_ active: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard let activeView = active.view, let otherView = other.view,
            activeView.isDescendant(of: otherView) || otherView.isDescendant(of: activeView),
            active.sharesTouch(with: other), active.canPrevent(other), other.canBePrevented(by: active)
        else { return false }
        return !isSimultaneous(active, with: other)
    }

    /// C3: either delegate may grant it.
    private static func isSimultaneous(_ one: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
        grants(one, simultaneityWith: other) || grants(other, simultaneityWith: one)
    }

    private static func grants(_ one: UIGestureRecognizer, simultaneityWith other: UIGestureRecognizer) -> Bool {
        OptionalRequirement.ask(one.delegate) {
            $0.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
        } ?? false
    }
}

extension UIGestureRecognizer {
    fileprivate var isSettledAndActive: Bool {
        !attempt.isUnsettled && (attempt.state.isActive || attempt.state == .ended)
    }

    fileprivate var hasNotBegun: Bool {
        attempt.isUnsettled || attempt.state == .possible
    }

    func sharesTouch(with other: UIGestureRecognizer) -> Bool {
        trackedTouches.contains { touch in other.trackedTouches.contains { $0 === touch } }
    }
}

extension [UIGestureRecognizer] {
    /// A8
    ///
    /// - Parameter counts: false for those that may be anywhere.
    @MainActor
    func inDeliveryOrder(where counts: (UIGestureRecognizer) -> Bool = { _ in true }) -> [UIGestureRecognizer] {
        // The recognizers of one touch have come to it in this order, on its way up from the view that it hit.
        guard !isInDeliveryOrder(where: counts) else { return self }
        let places = map(\.deliveryPlace)
        return indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { self[$0] }
    }

    @MainActor
    private func isInDeliveryOrder(where counts: (UIGestureRecognizer) -> Bool) -> Bool {
        var last: UIGestureRecognizer?
        for recognizer in self where counts(recognizer) {
            if let last, !last.isDelivered(noLaterThan: recognizer) { return false }
            last = recognizer
        }
        return true
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
