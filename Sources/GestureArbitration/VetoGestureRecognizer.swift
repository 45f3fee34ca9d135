import UIKit
import UIKitSeams

/// A recognizer that, by beginning, makes the recognizers waiting for it fail.
///
/// Some recognizers can't be governed, because they must keep their delegate: a scroll view's pan, or UIKit's own pop
/// recognizers. But any recognizer can wait for another one to fail. A veto follows the same movement and, when a pan
/// would begin, asks an arbiter. If the arbiter refuses, the veto begins, so the waiting recognizers fail. Otherwise
/// the veto fails, so they begin in the same event. A pan on a view around them does not wait meanwhile, and would
/// begin before them: install a ``ScrollHandoff`` on its view or farther out.
///
/// ```swift
/// // UIKit's content pop, refused wherever the arbiter refuses:
/// let veto = VetoGestureRecognizer(arbiter: arbiter)
/// navigation.view.addGestureRecognizer(veto)
/// if #available(iOS 26, *) {
///     navigation.interactiveContentPopGestureRecognizer?.require(toFail: veto)
/// }
/// ```
///
/// It follows fingers on the screen. A trackpad scroll has none, so the veto lets it pass.
///
/// A veto recognizes beside every other recognizer, excludes none, and does not affect touches. It is not a pan, so a
/// recognizer that waits for every pan to fail does not wait for it.
@MainActor
public final class VetoGestureRecognizer: UIGestureRecognizer {
    private let arbiter: GestureArbiter?
    private let decision: (VetoGestureRecognizer) -> VetoDecision
    private let decisionAtLift: (VetoGestureRecognizer) -> VetoDecision
    private let holdsBack: (VetoGestureRecognizer, UIGestureRecognizer) -> Bool

    private let decidesLate: (VetoGestureRecognizer) -> Bool
    /// The target called when the veto begins: a recognizer does not retain its targets.
    private var action: ActionTarget?
    /// Whether the fingers had moved far enough before the current event.
    private var isLate = false
    private var fingers = VetoFingers()

    /// Creates a veto that asks `arbiter` and retains it. Add it to the view of the recognizer that waits for it, so
    /// that both see the same movement.
    public init(arbiter: GestureArbiter) {
        self.arbiter = arbiter
        decidesLate = { _ in false }
        holdsBack = { _, _ in false }
        decisionAtLift = { _ in .fails }
        decision = { arbiter.decision(onBeginningOf: $0).isAllowed ? .fails : .begins }
        super.init(target: nil, action: nil)
        setUp()
        arbiter.remember(self)
    }

    /// Creates a veto that asks two closures: whether another recognizer has to wait for it without `require(toFail:)`,
    /// and what it decides. A veto that decides late asks one event after the fingers have moved far enough, when
    /// others that must not be outrun have begun; whether it does, is asked when they have. If it is undecided when the
    /// last finger lifts, it asks for the decision at the lift.
    package init(
        decidesLate: @escaping (VetoGestureRecognizer) -> Bool = { _ in false },
        holdsBack: @escaping (VetoGestureRecognizer, UIGestureRecognizer) -> Bool,
        decision: @escaping (VetoGestureRecognizer) -> VetoDecision = { _ in .fails },
        decisionAtLift: @escaping (VetoGestureRecognizer) -> VetoDecision = { _ in .fails }
    ) {
        arbiter = nil
        self.decidesLate = decidesLate
        self.holdsBack = holdsBack
        self.decision = decision
        self.decisionAtLift = decisionAtLift
        super.init(target: nil, action: nil)
        setUp()
    }

    private func setUp() {
        onlyWatch()
        delegate = self
    }

    /// Calls `body` whenever the veto has begun.
    func whenBegun(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        action = addAction { if $0.state == .began { body($0) } }
    }

    /// How the followed finger has moved since it landed, or all fingers together if they moved farther, in points of
    /// `view`.
    public func translation(in view: UIView?) -> CGPoint {
        fingers.movement.fromWindow(to: view)
    }

    /// Whether the finger is still where it landed, so that the next one may be the one that moves.
    private var fingerRests: Bool { state == .possible && fingers.followedRests }

    /// Counts the fingers.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        fingers.land(touches, known: touches.first { touchdown?.isOf($0) == true }, at: location(in: nil))
    }

    /// Decides when the fingers have moved far enough.
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        fingers.move(to: location(in: nil))
        switch state {
        case .possible: decide()
        case .began, .changed: state = .changed
        default: break
        }
    }

    /// Ends with the last finger.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lift(touches, as: .ended)
    }

    /// Ends with the last finger.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        lift(touches, as: .cancelled)
    }

    /// Forgets the fingers.
    public override func reset() {
        super.reset()
        fingers = VetoFingers()
        isLate = false
    }

    /// False: others fail only by waiting for the veto.
    public override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    /// False: a veto always reaches its decision.
    public override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    /// Whether `other` has to wait for the veto without `require(toFail:)`. A recognizer that has only other fingers
    /// does not: the veto knows only what is under the finger that it follows.
    public override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        holdsBack(self, other) && touchdown?.fingerRecognizers.contains(other) == true
    }

    private func decide() {
        if let finger = fingers.followedTouch, touchdown?.isOf(finger) == true { touchdown?.follow(finger) }
        if fingerRests, fingers.restingMoves { followRestingFinger() }
        let movement = fingers.movement
        guard max(abs(movement.x), abs(movement.y)) >= Self.hysteresis else { return }
        defer { isLate = true }
        guard isLate || !decidesLate(self) else { return }
        switch decision(self) {
        case .undecided: break
        case .begins: state = .began
        case .fails: state = .failed
        }
    }

    /// Follows the finger that has rested, because it now moves, or is the only one left.
    private func followRestingFinger() {
        if let finger = fingers.followResting() { noteTouchdownAgain(finger) }
    }

    /// Whether those that wait must fail, although the fingers have lifted before the veto has decided.
    private func recognizesAtLift(as end: State) -> Bool {
        isLate && end == .ended && decisionAtLift(self) == .begins
    }

    private func lift(_ touches: Set<UITouch>, as end: State) {
        guard fingers.lift(touches) else {
            if isActive {
                state = end
            } else if state == .possible {
                state = recognizesAtLift(as: end) ? .ended : .failed
            }
            return
        }
        if state == .possible, let finger = fingers.followedTouch, touches.contains(finger) { followRestingFinger() }
        fingers.forgetResting(among: touches)
    }
}

extension VetoGestureRecognizer: RecognizingBesideAll {}

extension VetoGestureRecognizer: UIGestureRecognizerDelegate {
    /// True: a veto sees every touch. The arbiter's decision on the first landing is kept until the gesture begins.
    public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if numberOfTouches == 0 {
            noteTouchdown(touch)
            arbiter?.beginGesture(of: self, with: touch)
        } else if arbiter == nil, fingerRests {
            noteTouchdownAgain(touch)
        }
        return true
    }
}
