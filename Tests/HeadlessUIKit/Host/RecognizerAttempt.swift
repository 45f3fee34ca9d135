/// How far a recognizer has come with the fingers that are on the glass.
@_spi(Headless)
@MainActor
public struct RecognizerAttempt {
    public let recognizer: UIGestureRecognizer
    /// Whether it would have recognized already, had it not to wait for others.
    public let isHeld: Bool
    /// Those that have to fail before it may begin, and have not yet.
    public let waitsFor: [UIGestureRecognizer]
}

extension HeadlessDevice {
    /// The recognizers that are in the middle of an attempt, in the order in which they entered it. To look asks no
    /// delegate: a requirement that nobody has been asked about yet is not known.
    @_spi(Headless)
    public var recognizerAttempts: [RecognizerAttempt] {
        let participants = window.gestureEnvironment.participants
        return participants.map { recognizer in
            let isOpen = !recognizer.attempt.state.isFinished && !recognizer.attempt.state.isActive
            let others = participants.filter { other in
                isOpen && other !== recognizer && other.attempt.state == .possible
                    && FailureGraph.isKnown(recognizer, toRequire: other)
            }
            return RecognizerAttempt(recognizer: recognizer, isHeld: recognizer.attempt.isHeld, waitsFor: others)
        }
    }
}
