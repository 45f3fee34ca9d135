import GestureArbitration
import UIKit

/// The swipe back of one navigation controller: its recognizers, and who turns them into a pop.
///
/// The recognizers are added to the navigation controller's view once and never removed, disabled or re-added:
///
/// - The *pan* begins exactly when a swipe may pop. With most drivers it is what moves the screen. With UIKit's own
///   recognizers it recognizes beside them, so that scroll views which yield have something to yield to.
/// - The *gate* holds UIKit's own recognizers back: they wait for it to fail. It closes whenever they must not pop,
///   because the swipe is refused or because the pan pops.
///
/// Pan and gate ask ``SwipeJudge``, so every recognizer that can pop the screen obeys the same answer.
@MainActor
final class SwipeBack {
    let judge: SwipeJudge
    let drivers: PopDrivers

    private unowned let navigation: FullScreenPopNavigationController
    private let pan = UIPanGestureRecognizer()
    private let gate: GateRecognizer
    private let handoff = ScrollHandoff()
    private let governor: GestureArbiter
    private var action: ActionTarget?
    /// Who turns the pan's movement into a pop.
    private var leader: (any PopDriver)?

    /// Installs the recognizers on the view of `navigation`, which must be loaded.
    init(navigation: FullScreenPopNavigationController) {
        self.navigation = navigation
        judge = SwipeJudge(navigation: navigation, pan: pan)
        drivers = PopDrivers(navigation: navigation)
        governor = GestureArbiter()
        gate = GateRecognizer(arbiter: governor, closesOn: .refusal)
        governor.rules = [SwipeRule(swipeBack: self)]

        pan.name = "FullScreenPop.pan"
        gate.name = "FullScreenPop.gate"
        governor.govern(pan)
        action = pan.addAction { [weak self] _ in self?.followPan() }
        navigation.view.addGestureRecognizer(pan)
        navigation.view.addGestureRecognizer(gate)
        handoff.install(on: navigation.view)
        for recognizer in systemRecognizers {
            recognizer.require(toFail: gate)
        }
    }

    /// UIKit's recognizers that pop.
    private var systemRecognizers: [UIGestureRecognizer] {
        var recognizers = [navigation.interactivePopGestureRecognizer]
        if #available(iOS 26, *) {
            recognizers.append(navigation.interactiveContentPopGestureRecognizer)
        }
        return recognizers.compactMap { $0 }
    }

    /// UIKit may hold the pan back after it has been allowed to begin, for as long as a finger rests where its own edge
    /// pan begins. What has changed meanwhile is looked at here.
    private func followPan() {
        guard let leader else { return }
        if pan.state == .began, !leader.popsBySystemRecognizers, !judge.confirms() {
            self.leader = nil
            return
        }
        leader.follow(pan)
    }
}

extension SwipeBack {
    fileprivate func noteLanding(of touch: UITouch, for recognizer: UIGestureRecognizer) {
        guard recognizer === pan, pan.numberOfTouches == 0 else { return }
        judge.noteLanding(of: touch)
    }

    /// Whether the pan or the gate's clients may begin.
    fileprivate func answer(to recognizer: UIGestureRecognizer) -> Answer {
        recognizer === pan ? answerToPan() : answerToSystemRecognizers()
    }

    private func answerToPan() -> Answer {
        switch judge.verdict(on: pan) {
        case .refused(let refusal):
            return .deny(refusal.reason)
        case .allowed:
            leader = driver
            return .allow(.swipeBack)
        }
    }

    private func answerToSystemRecognizers() -> Answer {
        // Another recognizer has taken the touch from the pan; it takes it from UIKit's own in the same way.
        if pan.state == .failed, !judge.hasJudged { return .deny(.lostToAnother) }
        switch judge.verdict(on: gate) {
        case .refused(let refusal):
            return .deny(refusal.reason)
        case .allowed:
            return driver.popsBySystemRecognizers ? .allow(.swipeBack) : .deny(.panPops)
        }
    }

    private var driver: any PopDriver {
        drivers.driverForTopScreen(besideScrolling: movesBesideScrollView)
    }

    /// Whether a scroll view under the finger is to move together with the screen.
    private var movesBesideScrollView: Bool {
        var view = pan.touchdown?.view
        while let current = view, current !== navigation.view {
            if let scrollView = current as? UIScrollView,
                case .simultaneous = navigation.arbiter.relation(of: pan, to: scrollView.panGestureRecognizer)
            {
                return true
            }
            view = current.superview
        }
        return false
    }

    /// UIKit's recognizers and the pan pop together; how the pan stands to all others is for the app's rules to say.
    fileprivate func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> Relation? {
        guard recognizer === pan else { return nil }
        if systemRecognizers.contains(other) { return .simultaneous(.swipeBack) }
        return navigation.arbiter.relation(of: pan, to: other)
    }
}

/// Connects the recognizers with the swipe back. It does not keep the swipe back alive.
private struct SwipeRule: ArbitrationRule {
    weak var swipeBack: SwipeBack?

    func shouldReceive(_ touch: UITouch, for recognizer: UIGestureRecognizer) -> Answer? {
        swipeBack?.noteLanding(of: touch, for: recognizer)
        return nil
    }

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        swipeBack?.answer(to: recognizer)
    }

    func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> Relation? {
        swipeBack?.relation(of: recognizer, to: other)
    }
}

extension Reason {
    fileprivate static var swipeBack: Reason { "nothing speaks against the swipe" }
    fileprivate static var panPops: Reason { "the navigation controller's own pan pops" }
    fileprivate static var lostToAnother: Reason { "another recognizer has the touch" }
}
