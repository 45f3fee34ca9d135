import GestureArbitration
import UIKit
import UIKitSeams

/// The recognizers of one back swipe, and the way of a touch through them.
///
/// They are added to the navigation controller's view once, and removed when the back swipe is uninstalled.
///
/// - A *pan* begins exactly when a swipe may pop. With most drivers it is what moves the screen. With UIKit's own
///   recognizers it recognizes beside them, so that scroll views which yield have something to yield to. There are two,
///   for two fingers.
/// - A *veto* beside each pan holds UIKit's own recognizers back: they wait for it to fail. It decides when its pan has
///   decided, and begins if they must not pop, because the swipe is refused or because the pan pops.
/// - A *trackpad pan* does for a scroll what the pans do for a finger, with a veto of its own (``TrackpadRecognizers``).
/// - A *pinch* takes the pans' place on screens whose ``PopOptions/gesture`` is for two fingers, once there is one.
///
/// A touch goes from the ``arbiter``, the delegate of the pans and of the pinch, to ``decided(on:_:)``, which chooses
/// the driver, and then with every movement to ``follow(_:)``, which passes it to the driver.
@MainActor
final class BackSwipeRecognizers {
    /// Called when a swipe is refused.
    var onRefusal: @MainActor (SwipeRefusal) -> Void = { _ in }
    /// Pops the screen on top for a flick that has waited.
    var popForFlick: @MainActor () -> Void = {}
    /// Whether the screen of a swipe that was too short runs back. UIKit has it off the stack meanwhile.
    var isFallingBack: @MainActor () -> Bool = { false }
    /// Called before the first touch lands, and when the last one has gone.
    var isTouchedDidChange: @MainActor () -> Void = {}

    private let view: UIView
    private let arbiter: GestureArbiter
    private let options: StackOptions
    private let drivers: PopDrivers
    private let pans = [BackSwipePanGestureRecognizer(), BackSwipePanGestureRecognizer()]
    private let trackpad: TrackpadRecognizers
    private var vetoes: [PopVetoGestureRecognizer] = []
    /// UIKit's own, which wait for the vetoes.
    private let systemPopRecognizers: [UIGestureRecognizer]
    private let handoff = ScrollHandoff()
    /// What waits for the end of a transition.
    private let queue: TransitionQueue
    private lazy var flicks = EarlyFlicks(
        arbiter: arbiter, gesture: { [options] in options.gesture }, queue: queue,
        begin: { [weak self] _ in self?.popForFlick() }, onRefusal: { [weak self] in self?.onRefusal($0) })
    private var pinch: UIPinchGestureRecognizer?
    private var actions: [ActionTarget] = []

    /// Whether another finger was on the view when the last one landed.
    private var hasHadTwoFingers = false

    /// The present gesture, once that is decided.
    private var decided: DecidedGesture?
    /// These recognizers themselves, when they are removed and the one that drives has not been told yet that it is cancelled.
    private var keptUntilCancelled: BackSwipeRecognizers?
    /// Whether the driver is being told of the present gesture at this moment.
    private var isFollowing = false

    /// Adds the recognizers to `view`, which is that of a navigation controller.
    init(
        on view: UIView, arbiter: GestureArbiter, options: StackOptions, drivers: PopDrivers, queue: TransitionQueue
    ) {
        self.view = view
        self.queue = queue
        self.arbiter = arbiter
        self.options = options
        self.drivers = drivers
        systemPopRecognizers = options.navigationController?.systemPopRecognizers ?? []
        trackpad = TrackpadRecognizers(on: view, before: systemPopRecognizers)
        arbiter.onDecision = { [weak self] in self?.decided(on: $0, $1) }
        for pan in pans { setUp(pan) }
        SwipePanGestureRecognizer.pair(pans[0], pans[1])
        for pan in pans { addVeto(beside: pan) }
        setUpTrackpad()
        handoff.install(on: view)
    }

    private func addVeto(beside pan: BackSwipePanGestureRecognizer) {
        let veto = PopVetoGestureRecognizer(
            beside: pan, vetoes: { [weak self] in self?.vetoesSystemPop(as: $0) },
            isAwaited: { [weak self] in self?.systemMayWait == true })
        veto.name = "FullScreenPop.veto"
        view.addGestureRecognizer(veto)
        for recognizer in systemPopRecognizers { recognizer.require(toFail: veto) }
        vetoes.append(veto)
    }

    private func setUpTrackpad() {
        trackpad.pan.isScrollingDidChange = { [weak self] in self?.isScrollingDidChange() }
        trackpad.didFlick = { [weak self] in self?.flicks.add(scrollOf: $0, movement: $1, velocity: $2) == true }
        trackpad.onRefusal = { [weak self] in self?.onRefusal($0) }
        add(trackpad.pan, name: "FullScreenPop.trackpadPan")
    }

    private func isScrollingDidChange() {
        if trackpad.pan.isScrolling {
            trackpad.forgetRefusal()
            if decided?.recognizer === trackpad.pan { decided = nil }
        }
        isTouchedDidChange()
    }

    private func setUp(_ pan: BackSwipePanGestureRecognizer) {
        pan.isTouchedDidChange = { [weak self] in self?.isTouchedDidChange(of: $0) }
        pan.startsAtEdge = { [weak self] in self?.startsAtEdge($0) ?? false }
        pan.navigationController = options.navigationController
        pan.mustWaitForTransition = { [weak self] in self?.mustWaitForTransition(with: $0) == true }
        pan.didLiftEarly = { [weak self] in self?.didLiftEarly($0) }
        pan.queue = queue
        pan.didGiveUp = { [weak self] in self?.didGiveUp($0) }
        add(pan, name: "FullScreenPop.pan")
    }

    private func isTouchedDidChange(of pan: BackSwipePanGestureRecognizer) {
        if pan.isTouched {
            if decided?.recognizer === pan { decided = nil }
            hasHadTwoFingers = pans.allSatisfy(\.isTouched)
        }
        isTouchedDidChange()
    }

    /// A finger that rests at the edge is left. UIKit's edge pan may have it too, which content waits for.
    private func didGiveUp(_ pan: SwipePanGestureRecognizer) {
        decideVetoes()
        guard pan.goesFirst, decided?.driver != .contentPop else { return }
        for recognizer in systemPopRecognizers where recognizer.state == .possible && recognizer.numberOfTouches > 0 {
            recognizer.leaveTouches()
        }
    }

    private func decideVetoes() {
        for veto in vetoes { veto.decide() }
    }

    private var transitionSettles: Bool { options.navigationController?.transitionSettles == true }

    /// Whether a transition goes on by itself, and the finger of `pan` may not interrupt it. A slow finger may want to drag what
    /// has just come into sight, so it waits.
    private func mustWaitForTransition(with pan: BackSwipePanGestureRecognizer) -> Bool {
        transitionSettles && (!drivers.systemInterrupts || isFallingBack() || !pan.fingerFlicks)
    }

    private func didLiftEarly(_ pan: SwipePanGestureRecognizer) {
        flicks.add(pan)
        decideVetoes()
    }

    private func startsAtEdge(_ touch: UITouch) -> Bool {
        guard let rule = arbiter.rules.lazy.compactMap({ $0 as? EdgeSwipeRule }).first else { return false }
        let depth = options.navigationController?.viewControllers.count ?? 0
        return depth > 1 && rule.startsAtEdge(touch, of: view)
    }

    /// Whether a finger is on the view, or fingers on a trackpad scroll it.
    var isTouched: Bool { pans.contains(where: \.isTouched) || trackpad.pan.isScrolling }

    private func isOwn(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer === pinch || recognizer === trackpad.pan || pans.contains { $0 === recognizer }
    }

    private func add(_ recognizer: UIGestureRecognizer, name: String) {
        recognizer.name = name
        arbiter.govern(recognizer)
        actions.append(recognizer.addAction { [weak self] in self?.follow($0) })
        view.addGestureRecognizer(recognizer)
    }

    /// Recognizes `gesture` from the next one on.
    func adopt(_ gesture: TransitionGesture) {
        for pan in pans { gesture.configure(pan) }
        gesture.configure(trackpad.pan)
        guard let direction = gesture.pinchDirection else { return }
        if pinch == nil {
            let pinch = UIPinchGestureRecognizer()
            add(pinch, name: "FullScreenPop.pinch")
            self.pinch = pinch
        }
        pinch?.pinchDirection = direction
    }

    /// Takes the recognizers off their view. A pop that they drive is cancelled.
    func remove() {
        handoff.uninstall()
        arbiter.onDecision = nil
        // The pan beside UIKit's own may not have begun yet.
        if decided?.driver == .contentPop {
            options.navigationController?.cancelSystemPop()
            decided?.driver = nil
        }
        let driving = decided?.driver == nil ? nil : decided?.recognizer.flatMap { $0.isActive ? $0 : nil }
        for recognizer in pans + vetoes + trackpad.all + [pinch].compactMap(\.self)
        where recognizer !== driving {
            // Documented to cancel it, which taking it away is not.
            if recognizer.isActive { recognizer.leaveTouches() }
            view.removeGestureRecognizer(recognizer)
        }
        guard let driving else { return }
        keptUntilCancelled = self
        // UIKit can't be told of the end while it begins.
        if !isFollowing { driving.leaveTouches() }
    }

    /// The arbiter has decided on the present gesture, by the movement of `recognizer`.
    private func decided(on recognizer: UIGestureRecognizer, _ decision: ArbitrationDecision) {
        // The app may let the arbiter govern recognizers of its own.
        guard isOwn(recognizer) else { return }
        // While one drives a pop, another one may be asked for the screen that comes, even in the event in which the one ends.
        if let decided, let other = decided.recognizer, other !== recognizer, decided.isFollowed || other.isActive {
            return
        }
        let screen = options.navigationController?.topViewController
        decided =
            decision.isAllowed
            ? DecidedGesture(
                of: recognizer, popping: screen,
                driver: drivers.driverForTopScreen(systemCanFollow: systemCanFollow(recognizer)),
                interrupting: transitionThatSystemMayInterrupt)
            : DecidedGesture(refusing: recognizer, on: screen)
        decideVetoes()
        // Scrolling up and down is not a refused swipe.
        let isAttempt = !(decision.rule is ScreenGestureRule)
        let refusal = isAttempt ? SwipeRefusal(decision, onAttemptOf: recognizer) : nil
        if recognizer === trackpad.pan, !decision.isAllowed, transitionSettles || !queue.isEmpty {
            trackpad.wait(refusal: refusal)
        } else if let refusal {
            onRefusal(refusal)
        }
    }

    /// Whether UIKit's own recognizers can pop by the present gesture of a pan. They take a second finger for a part of the
    /// swipe, can't move together with a scroll view, do not wait for what the pan waits for, or fall behind the finger, may
    /// take it from the app's pans, and do not begin where it moves steeply at first.
    private func systemCanFollow(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? BackSwipePanGestureRecognizer else { return false }
        return systemPopRecognizers.contains { $0.numberOfTouches == 1 && $0.state == .possible }
            && !hasHadTwoFingers && !vetoes.contains(where: \.isActive)
            && !pan.attempt.hasWaited && !pan.attempt.hasAwaitedTap && pan.moves(pan.swipeDirection)
            && !pan.touchesScrollView { movesTogether($0, with: pan) }
            && !pan.fingerRecognizers.contains { isContender($0, of: pan) }
    }

    /// Whether a scroll view moves together with the screen.
    private func movesTogether(_ scrollView: UIScrollView, with pan: UIPanGestureRecognizer) -> Bool {
        if case .simultaneous = arbiter.relation(of: pan, to: scrollView.panGestureRecognizer) { true } else { false }
    }

    /// Whether `other` is a pan of the app's on the same finger, or one that a rule lets the pan wait for.
    private func isContender(_ other: UIGestureRecognizer, of pan: UIPanGestureRecognizer) -> Bool {
        if case .waits = arbiter.relation(of: pan, to: other) { return other.state == .possible }
        return other is UIPanGestureRecognizer && !(other.view is UIScrollView) && other.isDeeper(than: pan)
    }

    /// Whether UIKit's own recognizers must fail for the finger of `pan`; nil as long as that has not decided.
    private func vetoesSystemPop(as pan: SwipePanGestureRecognizer) -> Bool? {
        // They may wait with a finger that has gone already, and would pop once more.
        if queue.contains(flickOf: pan) { return true }
        if let decided, let driver = decided.driver, driver != .contentPop, let recognizer = decided.recognizer,
            recognizer === pan || recognizer === pinch
        {
            return true
        }
        // They may receive the next finger, while this one rests.
        guard systemHasFinger else { return nil }
        // A pinch is decided on when its fingers pinch, not by the movement of the first.
        if options.gesture.pinchDirection != nil { return true }
        if let decided, decided.recognizer === pan { return decided.driver != .contentPop }
        // Another recognizer has taken the touch from the pan; it takes it from UIKit's own in the same way.
        return pan.state == .possible ? nil : true
    }

    /// The first responder of the screen that the present gesture pops.
    func leavingResponder(of screen: UIViewController) -> LeavingResponder? {
        decided?.leavingResponder.flatMap { $0.isIn(screen) ? $0 : nil }
    }

    /// Whether one of UIKit's own recognizers has a finger.
    private var systemHasFinger: Bool { systemPopRecognizers.contains { $0.numberOfTouches > 0 } }

    /// Whether one of them has a finger, or has had another one, and may still wait for a veto.
    private var systemMayWait: Bool { systemHasFinger || hasHadTwoFingers }

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard recognizer === decided?.recognizer else { return }
        decided?.isFollowed = recognizer.isActive
        defer { if keptUntilCancelled != nil { removeDriving(recognizer) } }
        if recognizer.state == .ended { addFlickIfLeftBySystem(recognizer) }
        guard let driver = decided?.driver else { return }
        // UIKit may have held a pan back until its finger was lifted.
        (recognizer as? SwipePanGestureRecognizer)?.sharedFinger?.isTaken = true
        if recognizer.state == .began, driver != .contentPop, let refusal = refusal(ofHeldBack: recognizer) {
            decided?.driver = nil
            onRefusal(refusal)
            return
        }
        isFollowing = true
        drivers.follow(recognizer, with: driver)
        isFollowing = false
    }

    /// The last of the recognizers goes once it has been cancelled, and with it these.
    private func removeDriving(_ recognizer: UIGestureRecognizer) {
        if recognizer.isActive { return recognizer.leaveTouches() }
        view.removeGestureRecognizer(recognizer)
        keptUntilCancelled = nil
    }

    private var transitionThatSystemMayInterrupt: InterruptedTransition? {
        guard drivers.systemMayInterrupt, let coordinator = options.navigationController?.transitionCoordinator
        else { return nil }
        return InterruptedTransition(coordinator: coordinator)
    }

    /// Keeps a flick that UIKit's own recognizers could not take, or have not taken, to interrupt the transition.
    private func addFlickIfLeftBySystem(_ recognizer: UIGestureRecognizer) {
        guard let decided, let interrupted = decided.interrupted,
            let navigationController = options.navigationController,
            navigationController.topViewController === decided.screen,
            interrupted.isLast(before: navigationController.transitionCoordinator),
            let pan = recognizer as? BackSwipePanGestureRecognizer
        else { return }
        pan.sharedFinger?.isTaken = false
        flicks.add(pan)
    }

    /// Asks again for what may have changed since the pan was allowed to begin: UIKit holds it back for as long as it
    /// waits for another recognizer to fail.
    private func refusal(ofHeldBack recognizer: UIGestureRecognizer) -> SwipeRefusal? {
        let decision = arbiter.decision(onHeldBack: recognizer)
        if !decision.isAllowed { return SwipeRefusal(decision) }
        guard decided?.screen !== options.navigationController?.topViewController else { return nil }
        return .screenReplaced
    }
}
