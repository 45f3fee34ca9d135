import GestureArbitration
import UIKit

/// Decides whether a swipe may pop: once per swipe, however many recognizers ask.
///
/// It asks, in this order, and the first no decides:
/// 1. what no app may overrule: the direction, the stack, running transitions, presentations, the screen's options;
/// 2. the rules of the navigation controller's ``FullScreenPopNavigationController/arbiter``;
/// 3. the screen's ``PopOptions/shouldPop``, last, since it may put a question to a person.
@MainActor
final class SwipeJudge {
    enum Verdict {
        case allowed
        case refused(PopRefusal)
    }

    private unowned let navigation: FullScreenPopNavigationController
    private let pan: UIPanGestureRecognizer
    private let conditions: GestureArbiter
    private let circumstances: GestureArbiter
    private var refusalOfLanding: PopRefusal?
    private var verdict: Verdict?
    private weak var judgedScreen: UIViewController?

    init(navigation: FullScreenPopNavigationController, pan: UIPanGestureRecognizer) {
        self.navigation = navigation
        self.pan = pan
        circumstances = GestureArbiter(rules: [.stackDepth, .transitionRunning, .presentation])
        conditions = GestureArbiter(
            rules: [.backDirection] + circumstances.rules + [
                SystemSwitchRule(), ScreenOptionsRule(), InnerNavigationRule(),
            ])
    }

    /// Whether the present swipe has been decided.
    var hasJudged: Bool { verdict != nil }

    /// To be called when the first finger of a swipe lands.
    ///
    /// A touch that the app's rules would hide from the pan is not hidden: it is refused when it moves, so that it can
    /// be told from a touch that was no swipe.
    func noteLanding(of touch: UITouch) {
        verdict = nil
        let decision = navigation.arbiter.decision(onReceiving: touch, by: pan)
        refusalOfLanding = decision.isAllowed ? nil : PopRefusal(decision)
    }

    /// The verdict on the present swipe, by the movement that `recognizer` shows.
    func verdict(on recognizer: UIPanGestureRecognizer) -> Verdict {
        if let verdict { return verdict }
        let verdict = judge(recognizer)
        self.verdict = verdict
        judgedScreen = navigation.topViewController
        // Scrolling up and down is no swipe back that was refused.
        if case .refused(let refusal) = verdict, recognizer.moves(.back) {
            navigation.popEvents?(.refused(refusal))
        }
        return verdict
    }

    /// Whether the swipe that was allowed may still pop, when it begins at last: the same screen is on top, and may be left.
    func confirms() -> Bool {
        circumstances.trace = navigation.arbiter.trace
        let decision = circumstances.decision(onBeginningOf: pan)
        let refusal: PopRefusal
        if !decision.isAllowed {
            refusal = PopRefusal(decision)
        } else if judgedScreen !== navigation.topViewController {
            refusal = PopRefusal(rule: "topViewController", reason: .screenReplaced)
        } else {
            return true
        }
        navigation.popEvents?(.refused(refusal))
        return false
    }

    private func judge(_ recognizer: UIPanGestureRecognizer) -> Verdict {
        conditions.trace = navigation.arbiter.trace
        let condition = conditions.decision(onBeginningOf: recognizer)
        guard condition.isAllowed else { return .refused(PopRefusal(condition)) }
        guard let screen = navigation.topViewController else {
            return .refused(PopRefusal(rule: condition.ruleName ?? "", reason: .nothingToPop))
        }
        if let refusalOfLanding { return .refused(refusalOfLanding) }
        let decision = navigation.arbiter.decision(onBeginningOf: recognizer)
        guard decision.isAllowed else { return .refused(PopRefusal(decision)) }
        if let reason = navigation.permissions.refusal(toLeave: screen) {
            return .refused(PopRefusal(rule: PopPermissions.ruleName, reason: reason))
        }
        return .allowed
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
