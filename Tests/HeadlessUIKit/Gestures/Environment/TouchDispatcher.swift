/// Hands touches to views: withholds what recognizers delay, cancels what they take (B7, A9, D3).
@MainActor
struct TouchDispatcher {
    /// Touches whose delivery is not over.
    private var touches: [UITouch] = []

    /// A new touch. A view that takes one touch at a time never hears of a second one, nor does any beside an exclusive
    /// one (A9).
    mutating func add(_ touch: UITouch) {
        let isSecond = touches.contains { $0.view === touch.view && $0.isDown && $0 !== touch }
        if (isSecond && touch.view?.isMultipleTouchEnabled != true) || isShutOut(touch) {
            touch.delivery = .over
        } else {
            touches.append(touch)
        }
    }

    /// Whether another view has touches for itself, or this one takes them only if no other view has any.
    private func isShutOut(_ touch: UITouch) -> Bool {
        let others = touches.lazy.filter { $0.isDown && $0.view !== touch.view }.compactMap(\.view)
        return touch.view?.isExclusiveTouch == true ? !others.isEmpty : others.contains(where: \.isExclusiveTouch)
    }

    /// B7: a recognizer that takes its touches away from the views.
    mutating func takeTouches(of recognizer: UIGestureRecognizer, event: UIEvent?) {
        guard recognizer.cancelsTouchesInView else { return }
        for touch in recognizer.attempt.seenTouches { cancel(touch, event: event) }
    }

    /// Sends on what nobody withholds any longer, then what this event brought.
    mutating func deliver(_ event: UIEvent?) {
        for touch in touches where touch.delivery == .withheld && !touch.isHeldBack(by: \.delaysTouchesBegan) {
            begin(touch, event: event)
            followUp(touch, event: event)
            // The finger may be up already: its end follows as soon as nobody withholds that.
            if touch.delivery == .delivered, !touch.isDown { touch.delivery = .endWithheld }
        }
        if let event { deliverChanges(of: event) }
        for touch in touches where touch.delivery == .endWithheld && !touch.isHeldBack(by: \.delaysTouchesEnded) {
            end(touch, event: event)
        }
        touches.removeAll { $0.delivery == .over }
    }

    private func deliverChanges(of event: UIEvent) {
        for touch in touches where event.touches.contains(where: { $0 === touch }) {
            switch touch.phase {
            case .began where touch.delivery == .pending:
                if touch.isHeldBack(by: \.delaysTouchesBegan) {
                    touch.delivery = .withheld
                } else {
                    begin(touch, event: event)
                }
            case .moved where touch.delivery == .delivered:
                touch.view?.touchesMoved([touch], with: event)
            case .ended where touch.delivery == .delivered:
                if touch.isHeldBack(by: \.delaysTouchesEnded) {
                    touch.delivery = .endWithheld
                } else {
                    end(touch, event: event)
                }
            case .cancelled:
                cancel(touch, event: event)
            default:
                break
            }
        }
    }

    private func begin(_ touch: UITouch, event: UIEvent?) {
        guard let view = touch.view, isWelcome(touch, in: view, event: event) else {
            touch.delivery = .over
            return
        }
        touch.delivery = .delivered
        let (phase, position, previous) = (touch.phase, touch.position, touch.previousPosition)
        touch.phase = .began
        (touch.position, touch.previousPosition) = (touch.startPosition, touch.startPosition)
        view.touchesBegan([touch], with: event)
        (touch.phase, touch.position, touch.previousPosition) = (phase, position, previous)
    }

    /// A view that hears of a touch late hears where it came down, and then where it is (documented with
    /// `delaysTouchesBegan`). An event in which it moves says so by itself.
    private func followUp(_ touch: UITouch, event: UIEvent?) {
        let isTold = event != nil && touch.phase == .moved
        guard touch.delivery == .delivered, touch.isDown, !isTold, touch.position != touch.startPosition else { return }
        let phase = touch.phase
        touch.phase = .moved
        touch.view?.touchesMoved([touch], with: event)
        touch.phase = phase
    }

    private func end(_ touch: UITouch, event: UIEvent?) {
        touch.delivery = .over
        touch.view?.touchesEnded([touch], with: event)
    }

    private func cancel(_ touch: UITouch, event: UIEvent?) {
        let hasHeard = touch.delivery == .delivered || touch.delivery == .endWithheld
        touch.delivery = .over
        guard hasHeard else { return }
        let phase = touch.phase
        touch.phase = .cancelled
        touch.view?.touchesCancelled([touch], with: event)
        touch.phase = phase
    }

    /// The scroll views around a view are asked before it hears of a touch.
    private func isWelcome(_ touch: UITouch, in view: UIView, event: UIEvent?) -> Bool {
        var ancestor = view.superview
        while let present = ancestor {
            if let gatekeeper = present as? any ContentTouchGatekeeper {
                return gatekeeper.touchesShouldBegin([touch], with: event, in: view)
            }
            ancestor = present.superview
        }
        return true
    }
}

/// A scroll view, as far as touches on their way to its content see it.
@MainActor
protocol ContentTouchGatekeeper: UIView {
    func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
}

extension UITouch {
    /// Whether a recognizer that has not made up its mind holds this touch back from its view.
    fileprivate func isHeldBack(by delays: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        gestureRecognizersSeen.contains { recognizer in
            recognizer[keyPath: delays] && recognizer.attempt.state == .possible
                && recognizer.attempt.seenTouches.contains { $0 === self }
        }
    }
}
