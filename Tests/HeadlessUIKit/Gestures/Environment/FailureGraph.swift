/// Failure requirements: who must wait for whom (C4, C5).
@MainActor
enum FailureGraph {
    /// Whether a recognizer that has recognized may begin.
    enum Readiness {
        /// Nothing to wait for.
        case clear
        /// Something that must fail first may still recognize.
        case waiting
        /// Something that had to fail has recognized.
        case beaten
    }

    static func readiness(of recognizer: UIGestureRecognizer, in environment: GestureEnvironment) -> Readiness {
        var readiness = Readiness.clear
        for other in environment.participants where other !== recognizer && requires(recognizer, failureOf: other) {
            switch other.attempt.state {
            case .failed, .cancelled:
                continue
            case .possible:
                readiness = .waiting
            case .began, .changed, .ended:
                return .beaten
            }
        }
        return readiness
    }

    /// C4: named statically, or said by either side, once per attempt.
    static func requires(_ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer) -> Bool {
        if recognizer.staticRequirements.contains(where: { $0 === other }) { return true }
        if let known = recognizer.attempt.requirementAnswers[ObjectIdentifier(other)] { return known }
        guard recognizer.sharesTouch(with: other) else { return false }
        let answer = askedToRequire(recognizer, failureOf: other)
        recognizer.attempt.requirementAnswers[ObjectIdentifier(other)] = answer
        return answer
    }

    /// B6: whether something that waits for `recognizer`, or that it waits for, has not finished.
    static func isTied(_ recognizer: UIGestureRecognizer, in environment: GestureEnvironment) -> Bool {
        environment.participants.contains { other in
            guard other !== recognizer, !other.attempt.state.isFinished,
                other.attempt.state != .possible || other.attempt.isHeld
            else { return false }
            return isKnown(recognizer, toRequire: other) || isKnown(other, toRequire: recognizer)
        }
    }

    /// Asks nobody.
    static func isKnown(_ recognizer: UIGestureRecognizer, toRequire other: UIGestureRecognizer) -> Bool {
        recognizer.staticRequirements.contains { $0 === other }
            || recognizer.attempt.requirementAnswers[ObjectIdentifier(other)] == true
    }

    private static func askedToRequire(
        _ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer
    ) -> Bool {
        if recognizer.shouldRequireFailure(of: other) { return true }
        let wants = OptionalRequirement.ask(recognizer.delegate) {
            $0.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
        }
        if wants == true { return true }
        if other.shouldBeRequiredToFail(by: recognizer) { return true }
        let isWanted = OptionalRequirement.ask(other.delegate) {
            $0.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)
        }
        return isWanted == true
    }
}
