/// Who, having begun, makes whom fail (C2, C3).
@MainActor
enum Exclusion {
    /// Settles every recognizer that has come to recognize since the last pass against all the others: those on deeper
    /// views first, then in the order of their view's `gestureRecognizers` (A8).
    static func settle(in environment: GestureEnvironment) {
        guard environment.participants.contains(where: { $0.attempt.isUnsettled }) else { return }
        let newcomers = environment.participantsInDeliveryOrder.filter { $0.attempt.isUnsettled }
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
