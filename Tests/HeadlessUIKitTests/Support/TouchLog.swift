@testable @_spi(Headless) import UIKit

/// A view that writes down which touches reach it.
final class LoggingView: UIView {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

/// A target that writes down the state in which each action finds its recognizer.
@MainActor
final class LoggingTarget: NSObject, SelectorResponder {
    var states: [UIGestureRecognizer.State] = []
    var onAction: (UIGestureRecognizer) -> Void = { _ in }

    static let action = Selector("log:")

    func responds(toSelector selector: Selector) -> Bool { selector == Self.action }

    func perform(_ selector: Selector, with argument: Any?) {
        guard let recognizer = argument as? UIGestureRecognizer else { return }
        states.append(recognizer.state)
        onAction(recognizer)
    }

    @discardableResult
    func listen(to recognizer: UIGestureRecognizer) -> Self {
        recognizer.addTarget(self, action: Self.action)
        return self
    }
}

/// A delegate whose answers a test sets, and that writes down what it is asked.
@MainActor
final class AnsweringDelegate: NSObject, UIGestureRecognizerDelegate {
    var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
    var isSimultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var isRequiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var receivesTouch: (UITouch) -> Bool = { _ in true }
    var receivesEvent: (UIEvent) -> Bool = { _ in true }
    private(set) var questions: [String] = []

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        questions.append("shouldBegin")
        return shouldBegin(recognizer)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        questions.append("simultaneous")
        return isSimultaneous(recognizer, other)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        questions.append("requireFailureOf")
        return requiresFailure(recognizer, other)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        questions.append("requiredToFailBy")
        return isRequiredToFail(recognizer, other)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        questions.append("receiveTouch")
        return receivesTouch(touch)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        questions.append("receiveEvent")
        return receivesEvent(event)
    }
}

/// A recognizer that begins, proceeds and ends as a test says.
final class StubRecognizer: UIGestureRecognizer {
    var beganState: State?
    var movedState: State?
    var endedState: State? = .failed
    var resets = 0
    var received: [String] = []
    var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
    var isPreventable: (UIGestureRecognizer) -> Bool = { _ in true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        received.append("began")
        if let beganState { state = beganState }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        received.append("moved")
        if let movedState { state = state == .possible ? movedState : .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        received.append("ended")
        if state == .began || state == .changed { state = .ended } else if let endedState { state = endedState }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        received.append("cancelled")
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() { resets += 1 }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable(other) }
}
