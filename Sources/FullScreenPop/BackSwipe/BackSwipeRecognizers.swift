import GestureArbitration
import UIKit
import UIKitSeams

/// The recognizers of one back swipe, and the path of a touch through them.
///
/// They are added to the navigation controller's view once, and removed when the back swipe is uninstalled.
///
/// - A *pan* begins exactly when a swipe may pop. With most drivers it moves the screen. With UIKit's own recognizers
///   it recognizes beside them, so that scroll views that yield have something to yield to. There is one for each
///   finger, and a free one for the next.
/// - A *veto* beside each pan holds back UIKit's own recognizers: they wait for it to fail. It decides when its pan has
///   decided, and begins if they must not pop, because the swipe is refused or because the pan pops.
/// - A *trackpad pan* does for a scroll what the pans do for a finger, with its own veto (``TrackpadRecognizers``).
/// - A *pinch* takes the pans' place on screens whose ``PopOptions/gesture`` is for two fingers. It is created for the
///   first of these.
/// - A *takeover* takes fingers over from lists that they have dragged to the edge, on screens that are pulled up or
///   down. It is created for the first of these as well.
///
/// A touch goes from the ``arbiter``, the delegate of the pans and of the pinch, to ``didDecide(_:on:)``, which chooses
/// the driver, and then with every movement to ``follow(_:)``, which passes it to the driver.
@MainActor
final class BackSwipeRecognizers {
    /// Receives touches and refusals, and pops for flicks that have waited.
    private(set) weak var backSwipe: BackSwipe?

    let view: UIView
    let arbiter: GestureArbiter
    let options: StackOptions
    let drivers: PopDrivers
    private(set) var pans: [BackSwipePanGestureRecognizer] = []
    private lazy var group = SwipePanGroup { [weak self] in self?.makePan() }
    let trackpad: TrackpadRecognizers
    private(set) var vetoes: [PopVetoGestureRecognizer] = []
    /// UIKit's own recognizers, which wait for the vetoes.
    let systemPops: SystemPopRecognizers
    let handoff: ScrollHandoff
    private let touchCanceling: TouchCancelingGestureRecognizer
    /// For fingers at the edge alone, of which views know nothing yet.
    private var edgeTouchCanceling: TouchCancelingGestureRecognizer?
    /// Transitions that wait for the end of the running one.
    let queue: TransitionQueue
    private(set) var pinch: UIPinchGestureRecognizer?
    private(set) var takeover: ScrollTakeoverGestureRecognizer?
    private var actions: [ActionTarget] = []

    /// Whether another finger was on the view when the last one landed.
    private(set) var anotherFingerWasDown = false

    /// The current gesture, once it is decided.
    var decidedGesture: DecidedGesture?
    /// How far the current movement has been passed to the driver.
    var delivery = Delivery.none
    /// This object itself, after its removal, until the recognizer that drives has been cancelled.
    var keptUntilCancelled: BackSwipeRecognizers?

    /// Adds the recognizers of `backSwipe` to `view`, the view of its navigation controller.
    init(of backSwipe: BackSwipe, on view: UIView) {
        self.backSwipe = backSwipe
        self.view = view
        queue = backSwipe.queue
        arbiter = backSwipe.arbiter
        handoff = ScrollHandoff(tracedBy: arbiter)
        options = backSwipe.options
        drivers = backSwipe.drivers
        systemPops = drivers.systemPops
        trackpad = TrackpadRecognizers(on: view, before: systemPops)
        touchCanceling = TouchCancelingGestureRecognizer(on: view)
        arbiter.onDecision = { [weak self] in self?.didDecide($1, on: $0) }
        group.addFirstPans()
        edgeTouchCanceling = TouchCancelingGestureRecognizer(on: view) { [weak self] in self?.startsAtEdge($0) == true }
        trackpad.recognizers = self
        add(trackpad.pan, name: "FullScreenPop.trackpadPan")
        handoff.install(on: view)
    }

    private func makePan() -> BackSwipePanGestureRecognizer {
        let pan = BackSwipePanGestureRecognizer()
        pan.recognizers = self
        gesture.configure(pan)
        add(pan, name: "FullScreenPop.pan")
        pans.append(pan)
        addVeto(beside: pan)
        return pan
    }

    private func addVeto(beside pan: BackSwipePanGestureRecognizer) {
        let veto = PopVetoGestureRecognizer(beside: pan, of: self)
        veto.name = "FullScreenPop.veto"
        view.addGestureRecognizer(veto)
        systemPops.wait(for: veto)
        vetoes.append(veto)
    }

    /// Called when fingers on a trackpad begin or end a scroll.
    func scrollingDidChange() {
        if trackpad.pan.isScrolling {
            trackpad.forgetRefusal()
            if decidedGesture?.recognizer === trackpad.pan { decidedGesture = nil }
        }
        backSwipe?.touchDidChange()
    }

    /// Called when a finger that `pan` may take is about to land, or has lifted.
    func touchedDidChange(of pan: BackSwipePanGestureRecognizer) {
        if pan.isTouched {
            let decided = decidedGesture?.recognizer
            if decided === pan || (decided === pinch && pinch?.isActive != true) { decidedGesture = nil }
            anotherFingerWasDown = pans.contains { $0 !== pan && $0.isTouched }
            // They can't follow the swipe of a second finger, and withhold the ends of all touches meanwhile: a button
            // would act only when the last finger lifts.
            if anotherFingerWasDown { systemPops.leaveTouches() }
        }
        backSwipe?.touchDidChange()
    }

    func refuse(_ refusal: SwipeRefusal) { backSwipe?.onEvent?(.refused(refusal)) }

    func decideVetoes() {
        for veto in vetoes { veto.decide() }
    }

    var transitionSettles: Bool { options.navigationController?.transitionSettles == true }

    /// Whether a transition runs by itself, and the finger of `pan` may not interrupt it. A slow finger may want to
    /// drag something that has just appeared, so it waits.
    func mustWaitForTransition(with pan: BackSwipePanGestureRecognizer) -> Bool {
        transitionSettles && (!drivers.systemInterrupts || backSwipe?.isFallingBack == true || !pan.fingerFlicks)
    }

    func startsAtEdge(_ touch: UITouch) -> Bool {
        arbiter.edgeRule?.goesFirst(with: touch, on: view) == true && options.lock == nil
    }

    /// Whether a finger is on the view, or fingers on a trackpad scroll it.
    var isTouched: Bool { pans.contains(where: \.isTouched) || trackpad.pan.isScrolling }

    /// All recognizers on the view, except those of the handoff.
    var all: [UIGestureRecognizer] {
        pans + vetoes + trackpad.all + [touchCanceling, edgeTouchCanceling, pinch, takeover].compactMap(\.self)
    }

    func isOwn(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer === pinch || recognizer === takeover || recognizer === trackpad.pan
            || pans.contains { $0 === recognizer }
    }

    private func add(_ recognizer: UIGestureRecognizer, name: String) {
        arbiter.govern(recognizer)
        addUngoverned(recognizer, name: name)
    }

    private func addUngoverned(_ recognizer: UIGestureRecognizer, name: String) {
        recognizer.name = name
        actions.append(recognizer.addAction { [weak self] in self?.follow($0) })
        view.addGestureRecognizer(recognizer)
    }

    /// Recognizes `gesture`, starting with the next one.
    func adopt(_ gesture: TransitionGesture) {
        for pan in pans { gesture.configure(pan) }
        gesture.configure(trackpad.pan)
        adoptTakeover(gesture)
        guard gesture.pinchDirection != nil else { return }
        if pinch == nil {
            let pinch = UIPinchGestureRecognizer()
            add(pinch, name: "FullScreenPop.pinch")
            self.pinch = pinch
        }
        pinch.map(gesture.configure)
    }

    private func adoptTakeover(_ gesture: TransitionGesture) {
        if takeover == nil, let new = gesture.makeScrollTakeover(asking: arbiter) {
            addUngoverned(new, name: "FullScreenPop.pan")
            takeover = new
        }
        guard let takeover, takeover.state == .possible else { return }
        gesture.configure(takeover)
        let isVertical = gesture.direction?.isHorizontal == false
        if takeover.isEnabled != isVertical { takeover.isEnabled = isVertical }
    }

    /// The scroll view that gets its finger back if the swipe goes back.
    var heldScrollView: UIScrollView? { takeover?.heldScrollView }

    /// Called when a screen comes or goes, and when a finger has swiped: views under fingers are not pressed when the
    /// fingers lift.
    func cancelTouches() { touchCanceling.cancelTouches() }

    /// The first responder of the screen that the current gesture pops.
    func leavingResponder(of screen: UIViewController) -> LeavingResponder? {
        decidedGesture?.leavingResponder.flatMap { $0.isIn(screen) ? $0 : nil }
    }
}

extension BackSwipeRecognizers: SwipePanOwner {
    var gesture: TransitionGesture { options.gesture }

    func didLiftEarly(_ pan: SwipePanGestureRecognizer) -> Bool {
        defer { decideVetoes() }
        return keepFlick(of: pan)
    }

    /// UIKit's edge pan, which content waits for, may have a finger at the edge, too. The view under it, which has not
    /// received it yet, would press what it rests on, and keep a list from scrolling.
    func didLeaveContent(of pan: SwipePanGestureRecognizer) {
        decideVetoes()
        guard pan.precedesContent, decidedGesture?.isLeftToSystem != true else { return }
        systemPops.leaveTouches()
        if pan.fingerHasSettled { edgeTouchCanceling?.cancelTouchesOfViews() }
    }

    func begin(byFlickOf pan: UIPanGestureRecognizer) { backSwipe?.popForFlick() }
}
