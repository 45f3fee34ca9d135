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
        return enumerated().sorted { a, b in
            if a.element.isDelivered(before: b.element) { return true }
            return !b.element.isDelivered(before: a.element) && a.offset < b.offset
        }.map { $0.element }
    }

    @MainActor
    private func isInDeliveryOrder(where counts: (UIGestureRecognizer) -> Bool) -> Bool {
        var last: UIGestureRecognizer?
        for recognizer in self where counts(recognizer) {
            if let last, recognizer.isDelivered(before: last) { return false }
            last = recognizer
        }
        return true
    }
}

extension UIGestureRecognizer {
    fileprivate func isDelivered(before other: UIGestureRecognizer) -> Bool {
        guard view !== other.view else { return placeInView < other.placeInView }
        let (depth, otherDepth) = (view?.depth ?? 0, other.view?.depth ?? 0)
        return depth == otherDepth ? placeInView < other.placeInView : depth > otherDepth
    }

    private var placeInView: Int {
        view?.recognizers.firstIndex { $0 === self } ?? 0
    }
}
