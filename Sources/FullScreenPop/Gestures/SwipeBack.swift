import GestureArbitration
import UIKit
import UIKitSeams

/// The swipe back of one navigation controller: its recognizers, and who turns them into a pop.
///
/// The recognizers are added to the navigation controller's view once and never removed, disabled or re-added.
///
/// - The *pan* begins exactly when a swipe may pop. With most drivers it is what moves the screen. With UIKit's own
///   recognizers it recognizes beside them, so that scroll views which yield have something to yield to.
/// - The *gate* holds UIKit's own recognizers back: they wait for it to fail. It closes whenever they must not pop,
///   because the swipe is refused or because the pan pops.
///
/// Where the screen on top has an ``PopOptions/gesture`` that is a pan, the pan is for that one. The first screen whose
/// gesture is for two fingers brings a *pinch*, which then takes the pan's place on such screens.
///
/// All of them ask ``SwipeJudge``, so every recognizer that can pop the screen obeys the same answer.
@MainActor
final class SwipeBack {
    let judge: SwipeJudge
    let drivers: PopDrivers

    private unowned let navigation: FullScreenPopNavigationController
    private let pan = UIPanGestureRecognizer()
    private let gate: VetoGestureRecognizer
    private let handoff = ScrollHandoff()
    private let governor: GestureArbiter
    private var pinch: UIPinchGestureRecognizer?
    private var actions: [ActionTarget] = []
    /// Who turns the movement into a pop.
    private var leader: (any PopDriver)?

    /// Installs the recognizers on the view of `navigation`, which must be loaded.
    init(navigation: FullScreenPopNavigationController) {
        self.navigation = navigation
        judge = SwipeJudge(navigation: navigation, pan: pan)
        drivers = PopDrivers(navigation: navigation)
        governor = GestureArbiter()
        gate = VetoGestureRecognizer(arbiter: governor, closesOn: .refusal)
        governor.rules = [SwipeRule(swipeBack: self)]

        pan.name = "FullScreenPop.pan"
        gate.name = "FullScreenPop.gate"
        governor.govern(pan)
        actions = [pan.addAction { [weak self] in self?.follow($0) }]
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

    /// Adds what the gesture of the screen on top needs.
    func adoptGesture() {
        guard pinch == nil, leadsByPinch else { return }
        let pinch = UIPinchGestureRecognizer()
        pinch.name = "FullScreenPop.pinch"
        governor.govern(pinch)
        actions.append(pinch.addAction { [weak self] in self?.follow($0) })
        navigation.view.addGestureRecognizer(pinch)
        self.pinch = pinch
    }

    private var leadsByPinch: Bool { navigation.topScreenGesture?.pinchDirection != nil }

    /// The recognizer that would pop the screen on top, if UIKit's own do not.
    private var leadingRecognizer: UIGestureRecognizer? { leadsByPinch ? pinch : pan }

    /// UIKit may hold the pan back after it has been allowed to begin, for as long as a finger rests where its own edge
    /// pan begins. What has changed meanwhile is looked at here.
    private func follow(_ recognizer: UIGestureRecognizer) {
        guard let leader else { return }
        if recognizer.state == .began, !leader.popsBySystemRecognizers, !judge.confirms() {
            self.leader = nil
            return
        }
        leader.follow(recognizer)
    }
}

extension SwipeBack {
    fileprivate func noteLanding(of touch: UITouch, for recognizer: UIGestureRecognizer) {
        guard recognizer === leadingRecognizer, recognizer.numberOfTouches == 0 else { return }
        judge.noteLanding(of: touch, for: recognizer)
    }

    /// Whether the pan, the pinch or the gate's clients may begin.
    fileprivate func answer(to recognizer: UIGestureRecognizer) -> Answer {
        if recognizer === gate { return answerToSystemRecognizers() }
        return recognizer === leadingRecognizer ? answer(toLeading: recognizer) : .deny(.otherGesture)
    }

    private func answer(toLeading recognizer: UIGestureRecognizer) -> Answer {
        switch judge.verdict(on: recognizer) {
        case .refused(let refusal):
            return .deny(refusal.reason)
        case .allowed:
            leader = driver
            return .allow(.swipeBack)
        }
    }

    private func answerToSystemRecognizers() -> Answer {
        // Two fingers are judged when they pinch, and not by how the first of them moves.
        if leadsByPinch { return .deny(.otherGesture) }
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
        guard recognizer === pan || recognizer === pinch else { return nil }
        if recognizer === pan, systemRecognizers.contains(other) { return .simultaneous(.swipeBack) }
        return judge.relation(of: recognizer, to: other)
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
    fileprivate static var otherGesture: Reason { "the screen is popped by another gesture" }
}
