/// Takes a window's events to its recognizers, settles which of them go on, and hands the touches to the views.
///
/// One update pass follows every event and every timer (A7): exclusion, failure requirements, actions, delayed touches,
/// resets.
@MainActor
final class GestureEnvironment {
    weak var window: UIWindow?

    /// Recognizers in the middle of an attempt, in the order in which they entered it.
    private(set) var participants: [UIGestureRecognizer] = [] {
        didSet { deliveryOrder = nil }
    }
    private var deliveryOrder: DeliveryOrder?
    /// Those that have just been settled as recognized; their touches are to be taken from the views.
    var recognizedInThisPass: [UIGestureRecognizer] = []

    private var dispatcher = TouchDispatcher()
    private var isHandlingEvent = false
    private var isUpdating = false
    private var isDirty = false

    /// The participants in the order in which they are told of touches.
    var participantsInDeliveryOrder: [UIGestureRecognizer] {
        if let deliveryOrder, deliveryOrder.isCurrent { return deliveryOrder.recognizers }
        let order = DeliveryOrder(participants)
        deliveryOrder = order
        return order.recognizers
    }

    // MARK: Events

    func handle(_ event: UIEvent) {
        isHandlingEvent = true
        for touch in event.touches where touch.phase == .began && touch.window === window { enter(touch, event: event) }
        if event.type == .touches { informRecognizers(of: event) } else { informRecognizersOfContact(event) }
        isHandlingEvent = false
        isDirty = true
        update(event)
        for touch in event.touches where !touch.isDown { leave(touch) }
        update(nil)
    }

    /// A5, A6: whoever lies on the way from the hit view to the window and wants the touch.
    private func enter(_ touch: UITouch, event: UIEvent) {
        var view = touch.view
        while let present = view {
            for recognizer in present.recognizers where receives(recognizer, touch, event: event) {
                if recognizer.attempt.seenTouches.isEmpty, !participants.contains(where: { $0 === recognizer }) {
                    participants.append(recognizer)
                }
                recognizer.attempt.touches.append(touch)
                recognizer.attempt.seenTouches.append(touch)
                touch.receivers.append(recognizer)
                touch.gestureRecognizersSeen.append(recognizer)
            }
            view = present.superview
        }
        if !(touch is TrackpadContact) { dispatcher.add(touch) }
    }

    private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch, event: UIEvent) -> Bool {
        guard recognizer.isEnabled, !recognizer.attempt.state.isFinished, takes(touch, by: recognizer),
            recognizer.shouldReceive(event)
        else { return false }
        let takesEvent = OptionalRequirement.ask(recognizer.delegate) {
            $0.gestureRecognizer(recognizer, shouldReceive: event)
        }
        guard takesEvent ?? true else { return false }
        // J1: nobody is asked about a touch that there is not.
        if touch is TrackpadContact { return true }
        let takesTouch = OptionalRequirement.ask(recognizer.delegate) {
            $0.gestureRecognizer(recognizer, shouldReceive: touch)
        }
        return takesTouch ?? true
    }

    private func takes(_ touch: UITouch, by recognizer: UIGestureRecognizer) -> Bool {
        if let contact = touch as? TrackpadContact { return contact.isTaken(by: recognizer) }
        guard recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        return !recognizer.requiresExclusiveTouchType
            || recognizer.attempt.seenTouches.allSatisfy { $0.type == touch.type }
    }

    private func informRecognizersOfContact(_ event: UIEvent) {
        guard let contact = event.touches.first as? TrackpadContact else { return }
        for recognizer in participantsInDeliveryOrder where recognizer.isListening && recognizer.contact === contact {
            recognizer.follow(contact, at: event.timestamp)
        }
    }

    private func informRecognizers(of event: UIEvent) {
        let news = TouchNews(event)
        for recognizer in participantsInDeliveryOrder where recognizer.isListening {
            inform(recognizer, of: news.began) { $0.touchesBegan($1, with: event) }
            inform(recognizer, of: news.moved) { $0.touchesMoved($1, with: event) }
            inform(recognizer, of: news.ended) { $0.touchesEnded($1, with: event) }
            inform(recognizer, of: news.cancelled) { $0.touchesCancelled($1, with: event) }
        }
    }

    private func inform(
        _ recognizer: UIGestureRecognizer, of touches: Set<UITouch>,
        _ send: (UIGestureRecognizer, Set<UITouch>) -> Void
    ) {
        guard !touches.isEmpty, recognizer.isListening else { return }
        let isFollowed = { (touch: UITouch) in recognizer.trackedTouches.contains { $0 === touch } }
        if touches.allSatisfy(isFollowed) { return send(recognizer, touches) }
        let followed = touches.filter(isFollowed)
        if !followed.isEmpty { send(recognizer, followed) }
    }

    private func leave(_ touch: UITouch) {
        for recognizer in touch.receivers { recognizer.stopTracking(touch) }
        isDirty = true
    }

    // MARK: Update pass

    /// A recognizer has changed its state outside an event: by a timer, or because somebody switched it off.
    func stateDidChange() {
        isDirty = true
        if !isHandlingEvent { update(nil) }
    }

    private func update(_ event: UIEvent?) {
        guard !isUpdating else { return }
        isUpdating = true
        var event = event
        while isDirty {
            isDirty = false
            settle()
            sendActions()
            for recognizer in recognizedInThisPass { dispatcher.takeTouches(of: recognizer, event: event) }
            recognizedInThisPass = []
            dispatcher.deliver(event)
            event = nil
            resetFinished()
        }
        isUpdating = false
    }

    /// Exclusion and failure requirements in turn, until neither changes anything: a recognizer that no longer has to
    /// wait may exclude others, and those it excludes may be what a third one waited for.
    private func settle() {
        var changed = true
        while changed {
            changed = false
            Exclusion.settle(in: self)
            for recognizer in participants where recognizer.attempt.isHeld {
                switch FailureGraph.readiness(of: recognizer, in: self) {
                case .waiting: continue
                case .beaten: GestureStateMachine.fail(recognizer)
                case .clear: GestureStateMachine.releaseHeld(recognizer)
                }
                changed = true
            }
        }
    }

    /// B5: each recognizer's actions in the order in which its states came.
    private func sendActions() {
        guard participants.contains(where: { !$0.attempt.actionsToSend.isEmpty }) else { return }
        for recognizer in participantsInDeliveryOrder where !recognizer.attempt.actionsToSend.isEmpty {
            let final = recognizer.attempt.state
            let states = recognizer.attempt.actionsToSend
            recognizer.attempt.actionsToSend = []
            for state in states {
                if state == .cancelled, !recognizer.attempt.hasSentAction { continue }
                // An action may have ended the attempt (B3); what it queued is sent in the next pass.
                guard state == final || recognizer.attempt.state == final else { break }
                recognizer.attempt.state = state
                recognizer.attempt.hasSentAction = true
                for target in recognizer.targets { target.send(recognizer) }
                if recognizer.attempt.state == state { recognizer.attempt.state = final } else { break }
            }
        }
    }

    /// B6
    private func resetFinished() {
        for recognizer in participants where isReadyForReset(recognizer) {
            recognizer.reset()
            recognizer.attempt = GestureAttempt()
            participants.removeAll { $0 === recognizer }
            isDirty = true
        }
    }

    private func isReadyForReset(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.attempt.state.isFinished
            && recognizer.attempt.actionsToSend.isEmpty
            && !recognizer.attempt.seenTouches.contains(where: \.isDown)
            && !FailureGraph.isTied(recognizer, in: self)
    }
}

/// What recognizers are told of an event. A touch that rests is no news.
@MainActor
private struct TouchNews {
    var began: Set<UITouch> = []
    var moved: Set<UITouch> = []
    var ended: Set<UITouch> = []
    var cancelled: Set<UITouch> = []

    init(_ event: UIEvent) {
        for touch in event.touches {
            switch touch.phase {
            case .began: began.insert(touch)
            case .moved: moved.insert(touch)
            case .ended: ended.insert(touch)
            case .cancelled: cancelled.insert(touch)
            default: break
            }
        }
    }
}

extension UIGestureRecognizer {
    /// Whether touches still matter to it.
    fileprivate var isListening: Bool { isEnabled && !attempt.state.isFinished }
}
