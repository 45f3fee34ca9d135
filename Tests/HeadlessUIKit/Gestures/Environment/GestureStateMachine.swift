/// The transitions that a recognizer may make (B1 to B5).
@MainActor
enum GestureStateMachine {
    typealias State = UIGestureRecognizer.State

    /// What setting `state` does: a request that the rules may turn into something else.
    static func request(_ state: State, of recognizer: UIGestureRecognizer) {
        switch (recognizer.attempt.state, state) {
        case (.ended, _), (.cancelled, _), (.failed, _):
            return
        case (.possible, .possible):
            return
        case (.possible, .failed), (.possible, .cancelled):
            fail(recognizer)
        case (.possible, _):
            requestRecognition(state, of: recognizer)
        case (_, .changed), (_, .ended), (_, .cancelled):
            proceed(to: state, of: recognizer)
        case (_, .failed):
            proceed(to: .cancelled, of: recognizer)
        case (_, .began), (_, .possible):
            return
        }
        recognizer.environment?.stateDidChange()
    }

    /// Possible to failed: nothing is sent (B5).
    static func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.attempt.state = .failed
        recognizer.attempt.held = nil
        recognizer.attempt.isUnsettled = false
        recognizer.attempt.actionsToSend = []
    }

    /// A failure requirement has cleared: `began` is sent first, then the present state (B4).
    static func releaseHeld(_ recognizer: UIGestureRecognizer) {
        guard let held = recognizer.attempt.held else { return }
        recognizer.attempt.held = nil
        if held.since < HeadlessRuntime.current.clock.now { recognizer.willBeginAfterWaiting() }
        recognize(held.state, continuous: held.isContinuous, recognizer)
    }

    private static func requestRecognition(_ state: State, of recognizer: UIGestureRecognizer) {
        if let held = recognizer.attempt.held {
            if held.state != .ended { recognizer.attempt.held?.state = state }
            return
        }
        guard mayBegin(recognizer) else { return fail(recognizer) }
        // The answer may itself have ended the attempt, by switching the recognizer off.
        guard recognizer.attempt.state == .possible else { return }
        let isContinuous = state != .ended
        switch recognizer.environment.map({ FailureGraph.readiness(of: recognizer, in: $0) }) ?? .clear {
        case .waiting:
            recognizer.attempt.held = HeldRecognition(
                state: state, isContinuous: isContinuous, since: HeadlessRuntime.current.clock.now)
        case .beaten:
            fail(recognizer)
        case .clear:
            recognize(state, continuous: isContinuous, recognizer)
        }
    }

    /// C1: the view under the finger first, then the delegate.
    private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if let view = recognizer.attempt.seenTouches.first?.view, !view.gestureRecognizerShouldBegin(recognizer) {
            return false
        }
        return OptionalRequirement.ask(recognizer.delegate) { $0.gestureRecognizerShouldBegin(recognizer) } ?? true
    }

    private static func recognize(_ state: State, continuous: Bool, _ recognizer: UIGestureRecognizer) {
        recognizer.attempt.state = continuous && !state.isFinished ? .began : state
        recognizer.attempt.isUnsettled = true
        if continuous { recognizer.attempt.actionsToSend.append(.began) }
        if state != .began { recognizer.attempt.actionsToSend.append(state) }
        if state == .changed { recognizer.attempt.state = .changed }
    }

    private static func proceed(to state: State, of recognizer: UIGestureRecognizer) {
        recognizer.attempt.state = state
        recognizer.attempt.actionsToSend.append(state)
    }
}
