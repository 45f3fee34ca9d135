/// Who, having begun, makes whom fail (C2, C3).
@MainActor
enum Exclusion {
    /// Settles every recognizer that has come to recognize since the last pass against all the others: those on deeper
    /// views first, then in the order of their view's `gestureRecognizers` (A8).
    static func settle(in environment: GestureEnvironment) {
        let newcomers = environment.participants.filter(\.attempt.isUnsettled).inDeliveryOrder()
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
    @MainActor
    func inDeliveryOrder() -> [UIGestureRecognizer] {
        guard count > 1 else { return self }
        let places = map { recognizer in
            (
                depth: recognizer.view?.depth ?? 0,
                index: recognizer.view?.recognizers.firstIndex { $0 === recognizer } ?? 0
            )
        }
        return indices.sorted { a, b in
            (-places[a].depth, places[a].index, a) < (-places[b].depth, places[b].index, b)
        }.map { self[$0] }
    }
}
