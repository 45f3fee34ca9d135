/// One attempt of a recognizer to recognize: from the first touch to the reset.
@MainActor
struct GestureAttempt {
    var state = UIGestureRecognizer.State.possible
    /// The touches followed now.
    var touches: [UITouch] = []
    /// Every touch followed since the last reset.
    var seenTouches: [UITouch] = []
    /// A recognition that waits for a failure requirement to clear.
    var held: HeldRecognition?
    /// States whose action is still to be sent, oldest first.
    var actionsToSend: [UIGestureRecognizer.State] = []
    /// Whether the began (or the only) action has been sent: only then a cancel sends one too.
    var hasSentAction = false
    /// Recognized in the present update pass and not yet settled against the others.
    var isUnsettled = false
    /// C4: the answers of those who may be asked only once per attempt.
    var requirementAnswers: [ObjectIdentifier: Bool] = [:]
    /// Centre of the followed touches, or where it last was, in the window's coordinates.
    var location = CGPoint.zero

    var isOpen: Bool { !seenTouches.isEmpty || state != .possible }
    var isHeld: Bool { held != nil }

    mutating func updateLocation() {
        if !touches.isEmpty { location = touches.centre }
    }
}

/// A recognition that waits for a failure requirement to clear.
struct HeldRecognition {
    var state: UIGestureRecognizer.State
    /// Whether it goes through `began`.
    let isContinuous: Bool
    /// Since when it waits, in the device's time.
    let since: TimeInterval
}
