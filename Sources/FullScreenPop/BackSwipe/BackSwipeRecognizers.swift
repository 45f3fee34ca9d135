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
    var onTouchedChange: @MainActor () -> Void = {}

    let view: UIView
    let arbiter: GestureArbiter
    let options: StackOptions
    let drivers: PopDrivers
    let pans = [BackSwipePanGestureRecognizer(), BackSwipePanGestureRecognizer()]
    let trackpad: TrackpadRecognizers
    private(set) var vetoes: [PopVetoGestureRecognizer] = []
    /// UIKit's own, which wait for the vetoes.
    let systemPops: SystemPopRecognizers
    private let handoff = ScrollHandoff()
    private let touchCanceling: TouchCancelingGestureRecognizer
    /// What waits for the end of a transition.
    let queue: TransitionQueue
    lazy var flicks = EarlyFlicks(
        arbiter: arbiter, gesture: { [options] in options.gesture }, queue: queue,
        begin: { [weak self] _ in self?.popForFlick() }, onRefusal: { [weak self] in self?.onRefusal($0) })
    private(set) var pinch: UIPinchGestureRecognizer?
    private var actions: [ActionTarget] = []

    /// Whether another finger was on the view when the last one landed.
    private(set) var hasHadTwoFingers = false

    /// The present gesture, once that is decided.
    var decided: DecidedGesture?
    /// These recognizers themselves, when they are removed and the one that drives has not been told yet that it is cancelled.
    var keptUntilCancelled: BackSwipeRecognizers?
    /// Whether the driver is being told of the present gesture at this moment.
    var isFollowing = false

    /// Adds the recognizers to `view`, which is that of a navigation controller.
    init(
        on view: UIView, arbiter: GestureArbiter, options: StackOptions, drivers: PopDrivers, queue: TransitionQueue
    ) {
        self.view = view
        self.queue = queue
        self.arbiter = arbiter
        self.options = options
        self.drivers = drivers
        systemPops = SystemPopRecognizers(of: options.navigationController)
        trackpad = TrackpadRecognizers(on: view, before: systemPops)
        touchCanceling = TouchCancelingGestureRecognizer(on: view)
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
        systemPops.wait(for: veto)
        vetoes.append(veto)
    }

    private func setUpTrackpad() {
        trackpad.pan.onScrollingChange = { [weak self] in self?.scrollingDidChange() }
        trackpad.didFlick = { [weak self] in self?.flicks.add(scrollOf: $0, movement: $1, velocity: $2) == true }
        trackpad.onRefusal = { [weak self] in self?.onRefusal($0) }
        add(trackpad.pan, name: "FullScreenPop.trackpadPan")
    }

    private func scrollingDidChange() {
        if trackpad.pan.isScrolling {
            trackpad.forgetRefusal()
            if decided?.recognizer === trackpad.pan { decided = nil }
        }
        onTouchedChange()
    }

    private func setUp(_ pan: BackSwipePanGestureRecognizer) {
        pan.onTouchedChange = { [weak self] in self?.touchedDidChange(of: $0) }
        pan.startsAtEdge = { [weak self] in self?.startsAtEdge($0) ?? false }
        pan.navigationController = options.navigationController
        pan.mustWaitForTransition = { [weak self] in self?.mustWaitForTransition(with: $0) == true }
        pan.didLiftEarly = { [weak self] in self?.didLiftEarly($0) }
        pan.queue = queue
        pan.didGiveUp = { [weak self] in self?.didGiveUp($0) }
        add(pan, name: "FullScreenPop.pan")
    }

    private func touchedDidChange(of pan: BackSwipePanGestureRecognizer) {
        if pan.isTouched {
            if decided?.recognizer === pan { decided = nil }
            hasHadTwoFingers = pans.allSatisfy(\.isTouched)
        }
        onTouchedChange()
    }

    /// A finger that rests at the edge is left. UIKit's edge pan may have it too, which content waits for.
    private func didGiveUp(_ pan: SwipePanGestureRecognizer) {
        decideVetoes()
        guard pan.goesFirst, decided?.driver?.isContentPop != true else { return }
        systemPops.leaveTouches()
    }

    func decideVetoes() {
        for veto in vetoes { veto.decide() }
    }

    var transitionSettles: Bool { options.navigationController?.transitionSettles == true }

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
        return options.navigationController?.canGoBack == true && rule.startsAtEdge(touch, of: view)
    }

    /// Whether a finger is on the view, or fingers on a trackpad scroll it.
    var isTouched: Bool { pans.contains(where: \.isTouched) || trackpad.pan.isScrolling }

    func isOwn(_ recognizer: UIGestureRecognizer) -> Bool {
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
        if decided?.driver?.isContentPop == true {
            systemPops.cancelPop()
            decided?.driver = nil
        }
        let driving = decided?.driver == nil ? nil : decided?.recognizer.flatMap { $0.isActive ? $0 : nil }
        for recognizer in pans + vetoes + trackpad.all + [touchCanceling, pinch].compactMap(\.self)
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

    /// A screen comes or goes: what other fingers rest on is not pressed when they are lifted.
    func cancelTouches() { touchCanceling.cancelTouches() }

    /// The first responder of the screen that the present gesture pops.
    func leavingResponder(of screen: UIViewController) -> LeavingResponder? {
        decided?.leavingResponder.flatMap { $0.isIn(screen) ? $0 : nil }
    }
}
