import GestureArbitration
import UIKit

/// Decides whether a swipe, or the gesture that the screen has instead, may pop: once per gesture, however many
/// recognizers ask.
///
/// It asks, in this order, and the first no decides:
/// 1. what no app may overrule: the direction, the stack, running transitions, presentations, the screen's options;
/// 2. the rules of the navigation controller's ``FullScreenPopNavigationController/arbiter``, and where none of them has
///    an opinion, those that go with a gesture other than the swipe back;
/// 3. the screen's ``PopOptions/shouldPop``, last, since it may put a question to a person.
@MainActor
final class SwipeJudge {
    enum Verdict {
        case allowed
        case refused(PopRefusal)
    }

    private unowned let navigation: FullScreenPopNavigationController
    /// The recognizer that leads the present gesture.
    private var leader: UIGestureRecognizer
    private let conditions: GestureArbiter
    private let circumstances: GestureArbiter
    /// Scroll views and controls under a gesture that is no swipe back; the app's arbiter knows the swipe back only.
    private let surroundings = GestureArbiter()
    private var gesture = TransitionGesture.pan
    private var refusalOfLanding: PopRefusal?
    private var verdict: Verdict?
    private weak var judgedScreen: UIViewController?

    init(navigation: FullScreenPopNavigationController, pan: UIPanGestureRecognizer) {
        self.navigation = navigation
        leader = pan
        circumstances = GestureArbiter(rules: [.stackDepth, .transitionRunning, .presentation])
        conditions = GestureArbiter(
            rules: [.backDirection] + circumstances.rules + [
                SystemSwitchRule(), ScreenOptionsRule(), InnerNavigationRule(),
            ])
    }

    /// Whether the present gesture has been decided.
    var hasJudged: Bool { verdict != nil }

    /// To be called when the first finger of a gesture lands. `leader` is the recognizer that would lead it.
    ///
    /// A touch that the app's rules would hide from the recognizer is not hidden: it is refused when it moves, so that it
    /// can be told from a touch that was no swipe.
    func noteLanding(of touch: UITouch, for leader: UIGestureRecognizer) {
        verdict = nil
        self.leader = leader
        gesture = navigation.topScreenGesture ?? .pan
        conditions.rules[0] = gesture.movementRule
        surroundings.rules = gesture.direction == .back ? [] : gesture.standardRules
        let decision = decision { $0.decision(onReceiving: touch, by: leader) }
        refusalOfLanding = decision.isAllowed ? nil : PopRefusal(decision)
    }

    /// The verdict on the present gesture, by the movement that `recognizer` shows.
    func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
        if let verdict { return verdict }
        let verdict = judge(recognizer)
        self.verdict = verdict
        judgedScreen = navigation.topViewController
        // Scrolling up and down is no swipe back that was refused.
        if case .refused(let refusal) = verdict, gesture.agrees(with: recognizer) {
            navigation.onPopEvent?(.refused(refusal))
        }
        return verdict
    }

    /// Whether the gesture that was allowed may still pop, when it begins at last: the same screen is on top, and may be
    /// left.
    func confirms() -> Bool {
        circumstances.trace = navigation.arbiter.trace
        let decision = circumstances.decision(onBeginningOf: leader)
        let refusal: PopRefusal
        if !decision.isAllowed {
            refusal = PopRefusal(decision)
        } else if judgedScreen !== navigation.topViewController {
            refusal = PopRefusal(rule: "topViewController", reason: .screenReplaced)
        } else {
            return true
        }
        navigation.onPopEvent?(.refused(refusal))
        return false
    }

    /// How the recognizer that leads stands to another one; nil if neither the app nor the gesture has an opinion.
    func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> Relation? {
        surroundings.relation(of: recognizer, to: other) ?? navigation.arbiter.relation(of: recognizer, to: other)
    }

    private func judge(_ recognizer: UIGestureRecognizer) -> Verdict {
        conditions.trace = navigation.arbiter.trace
        let condition = conditions.decision(onBeginningOf: recognizer)
        guard condition.isAllowed else { return .refused(PopRefusal(condition)) }
        guard let screen = navigation.topViewController else {
            return .refused(PopRefusal(rule: condition.ruleName ?? "", reason: .nothingToPop))
        }
        if let refusalOfLanding { return .refused(refusalOfLanding) }
        let decision = decision { $0.decision(onBeginningOf: recognizer) }
        guard decision.isAllowed else { return .refused(PopRefusal(decision)) }
        if let reason = navigation.permissions.refusal(toLeave: screen) {
            return .refused(PopRefusal(rule: PopPermissions.ruleName, reason: reason))
        }
        return .allowed
    }

    /// What the app's rules decide, or else those that go with the gesture.
    private func decision(_ ask: (GestureArbiter) -> Decision) -> Decision {
        let decision = ask(navigation.arbiter)
        guard decision.isAllowed, decision.rule == nil, !surroundings.rules.isEmpty else { return decision }
        surroundings.trace = navigation.arbiter.trace
        return ask(surroundings)
    }
}

extension PopRefusal {
    @MainActor
    fileprivate init(_ decision: Decision) {
        self.init(rule: decision.ruleName ?? "", reason: decision.reason)
    }
}

extension Reason {
    /// Another screen has come to the top between the swipe and its beginning, which UIKit may delay.
    public static var screenReplaced: Reason { "the swipe was meant for another screen" }
}
