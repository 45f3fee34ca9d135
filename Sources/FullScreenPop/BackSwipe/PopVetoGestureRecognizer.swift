import GestureArbitration
import UIKit
import UIKitSeams

/// Holds back UIKit's own pop recognizers, which wait for it to fail, until a pan of the back swipe has decided.
///
/// If they must not pop, it begins, and they fail until the finger lifts. If nothing is decided by then, they fail. It
/// follows only the finger of the pan, because a view under another finger, such as a slider, can keep it from
/// beginning. It is not a pan, so the app's recognizers that wait for every pan do not wait for it. It recognizes
/// beside every other recognizer, excludes none, and does not affect touches.
@MainActor
final class PopVetoGestureRecognizer: UIGestureRecognizer, RecognizingBesideAll {
    private weak var pan: SwipePanGestureRecognizer?
    private weak var finger: UITouch?
    /// The recognizers to which the veto belongs.
    private weak var recognizers: BackSwipeRecognizers?

    /// Creates a veto for the finger of `pan`, which is one of `recognizers`.
    convenience init(beside pan: SwipePanGestureRecognizer, of recognizers: BackSwipeRecognizers) {
        self.init(target: nil, action: nil)
        self.pan = pan
        self.recognizers = recognizers
        onlyWatch()
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        pan?.takesLanding(of: event) == true && super.shouldReceive(event)
    }

    /// Decides now, in the event in which the pan has decided.
    func decide() {
        guard state == .possible, numberOfTouches > 0, let pan, let recognizers else { return }
        switch recognizers.vetoOnSystemPop(by: pan) {
        case .undecided: break
        case .begins: state = .began
        case .fails: state = .failed
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        finger = pan?.outermost(of: touches)
        if let finger { recognizers?.systemPops.leaveToPansInside(finger) }
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        finger = nil
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if let finger { pan?.followIfLeftToOthers(finger) }
        switch state {
        case .possible: decide()
        case .began, .changed: state = .changed
        // It has failed in the event in which the pan has decided.
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if let finger, touches.contains(finger) { pan?.noteLift(ifLeftToOthers: finger) }
        lift(in: event, as: .ended)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        lift(in: event, as: .cancelled)
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    /// Ends with the last finger.
    private func lift(in event: UIEvent, as end: State) {
        guard event.takesLastFinger(of: self) else { return }
        if isActive { state = end }
        guard state == .possible else { return }
        // UIKit's own recognizers must not pop by an undecided gesture.
        state = recognizers?.systemMayWait == true ? .ended : .failed
    }
}
