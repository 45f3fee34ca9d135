import UIKit
import UIKitSeams

/// Takes over a finger from a scroll view that it drags, when the content has reached its edge and the finger
/// continues.
///
/// In a screen that is pulled down, a list scrolls to its top first; from there on the finger moves the screen, as in
/// UIKit's sheets. On its way back, the finger first moves the screen back, and then scrolls again.
///
/// It is a pan beside those for fingers that have not scrolled, and asks the same arbiter. It begins in the event in
/// which the content would pass the edge, with the rest of the movement as its translation. Meanwhile the scroll view's
/// pan continues, and the content is held at the edge as long as the finger is beyond it.
///
/// A scroll view whose ``ViewArbitration/atScrollEdge-swift.property`` is not ``ViewArbitration/AtScrollEdge/yields``
/// keeps the finger, and so does one with pages, or one that is zoomed in: their content moves in steps or in all
/// directions, and the finger can't feel where it ends. One with a refresh control keeps a finger that moves down.
@MainActor
package final class ScrollTakeoverGestureRecognizer: UIPanGestureRecognizer, RecognizingBesideAll {
    private var arbiter: GestureArbiter?
    private var actions: [ActionTarget] = []
    private weak var finger: UITouch?
    private weak var scrollView: UIScrollView?
    /// Whether the content has been away from the edge under this finger. Before that, the pans for fingers that have
    /// not scrolled decide.
    private var hasBeenAway = false
    /// Where the finger was in the last event, in points of the window.
    private var lastLocation = CGPoint.zero
    /// Whether this has turned `bounces` off, and has to turn it on again. Another takeover of the same finger, such as
    /// that of a modal around a stack, may have done so instead.
    private var hasStoppedBouncing = false
    /// The offset at which the content is held.
    private var edge = CGPoint.zero

    /// Creates a recognizer for fingers that continue in `direction`. It asks `arbiter`, and retains it.
    package convenience init(arbiter: GestureArbiter, direction: SwipeDirection) {
        self.init(target: nil, action: nil)
        self.arbiter = arbiter
        swipeDirection = direction
        delaysTouchesEnded = false
        arbiter.remember(self)
        // Other actions, which are added later, find the content in its final place.
        actions = [addAction { [weak self] _ in self?.holdContent() }]
    }

    /// The scroll view whose finger it has taken over: this gets the finger back if it returns.
    package var heldScrollView: UIScrollView? { isActive ? scrollView : nil }

    /// Whether a finger lands, and not several, on a scroll view that it may be taken over from. Others may rest
    /// elsewhere meanwhile.
    package override func shouldReceive(_ event: UIEvent) -> Bool {
        guard finger == nil, super.shouldReceive(event), let touch = landingFinger(in: event) else { return false }
        noteTouchdownAgain(touch)
        scrollView = scrollViewThatYields
        return scrollView != nil
    }

    private func landingFinger(in event: UIEvent) -> UITouch? {
        guard let touches = event.allTouches else { return nil }
        var finger: UITouch?
        for touch in touches where isLandedOn(by: touch) {
            if finger != nil { return nil }
            finger = touch
        }
        return finger
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        finger = touches.first
        lastLocation = finger?.location(in: nil) ?? .zero
        super.touchesBegan(touches, with: event)
        noteWhetherAway()
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let finger { touchdown?.follow(finger) }
        guard state == .possible, let finger, let view else { return super.touchesMoved(touches, with: event) }
        let location = finger.location(in: nil)
        let movement = view.convertMovementFromWindow(lastLocation.movement(to: location))
        lastLocation = location
        takeOver(finger, after: movement)
        noteWhetherAway()
    }

    /// Zero for a finger that may have flung the content to its edge (see ``FingerHistory/mayFling``).
    package override func velocity(in view: UIView?) -> CGPoint {
        touchdown?.history.mayFling == true ? .zero : super.velocity(in: view)
    }

    package override func reset() {
        super.reset()
        finger = nil
        hasBeenAway = false
        letContentBounce()
        scrollView = nil
    }

    /// False: any other recognizer has already lost the finger to the scroll view.
    package override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    package override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        other.pannedScrollView == nil && super.canBePrevented(by: other)
    }

    private var layout: UIUserInterfaceLayoutDirection { view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight }

    private func noteWhetherAway() {
        hasBeenAway = hasBeenAway || scrollView?.canScroll(swipeDirection, in: layout) == true
    }

    /// Begins if the finger's last movement brings the content to its edge, or finds it there.
    private func takeOver(_ finger: UITouch, after movement: CGPoint) {
        let (step, across) = parts(of: movement)
        guard let scrollView, let arbiter, let touchdown, hasBeenAway, step > across else { return letContentBounce() }
        // Movement beyond the edge belongs to the recognizer.
        if scrollView.bounces {
            scrollView.bounces = false
            hasStoppedBouncing = true
        }
        let (extent, sign) = (scrollView.extent(along: swipeDirection), swipeDirection.sign(in: layout))
        let distance = extent.distance(toward: sign)
        guard scrollView.isDragging, distance <= step else { return }
        edge = CGPoint(x: scrollView.contentOffset.x, y: extent.edge(toward: sign))
        scrollView.contentOffset = edge
        // Only the finger's current direction counts. It has dragged the scroll view, and nothing else does.
        letRulesSeeFinger()
        touchdown.otherFingers = .rest
        // Asked now, not on landing, when the finger may have caught a moving list.
        arbiter.beginGesture(of: self, with: finger)
        guard arbiter.decision(onBeginningOf: self).isAllowed else {
            letContentBounce()
            return state = .failed
        }
        state = .began
        let share = max(step - distance, 0) / step
        setTranslation(CGPoint(x: movement.x * share, y: movement.y * share), in: view)
    }

    private func holdContent() {
        guard parts(of: translation(in: view)).along > 0 else { return }
        // Without animation, this ends what the scroll view does by itself when the finger lifts.
        scrollView?.setContentOffset(edge, animated: false)
    }

    private func letContentBounce() {
        if hasStoppedBouncing { scrollView?.bounces = true }
        hasStoppedBouncing = false
    }
}
