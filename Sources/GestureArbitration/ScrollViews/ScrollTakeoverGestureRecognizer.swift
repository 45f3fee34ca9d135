import UIKit
import UIKitSeams

/// Takes a finger over from a scroll view that it drags, when the content has come to its edge and the finger goes on.
///
/// A list in a screen that is pulled down scrolls to its top first; from there on the finger takes the screen along, as in
/// UIKit's sheets. On its way back the finger first brings the screen back, and then scrolls again.
///
/// It is a pan beside those for fingers that have not scrolled, and asks the same arbiter. It begins in the event in which
/// the content would leave the edge, at a translation of what is left of the movement. The pan of the scroll view goes on
/// meanwhile, and the content is held at the edge for as long as the finger is beyond it.
///
/// A scroll view whose ``ViewArbitration/atScrollEdge-swift.property`` is not
/// ``ViewArbitration/AtScrollEdge/yields`` keeps the finger, and so does one with pages, or one that is zoomed in: their
/// content is moved in steps or in all directions, and where it ends is not to be felt. One with a refresh control keeps a
/// finger that goes down.
@MainActor
package final class ScrollTakeoverGestureRecognizer: UIPanGestureRecognizer, RecognizingBesideAll {
    private var arbiter: GestureArbiter?
    private var actions: [ActionTarget] = []
    private weak var finger: UITouch?
    private weak var scrollView: UIScrollView?
    /// Whether the content has been away from the edge under this finger. Before that the pans for fingers at rest decide.
    private var hasBeenAway = false
    /// Where the finger was in the last event, in points of the window.
    private var lastLocation = CGPoint.zero
    /// Whether the content bounces by itself; nil while it may.
    private var formerBounces: Bool?
    /// The offset at which the content is held.
    private var edge = CGPoint.zero

    /// Makes a recognizer for fingers that go on in `direction`, which asks `arbiter` and keeps it.
    package convenience init(arbiter: GestureArbiter, direction: SwipeDirection) {
        self.init(target: nil, action: nil)
        self.arbiter = arbiter
        swipeDirection = direction
        delaysTouchesEnded = false
        arbiter.remember(self)
        // The actions of others, which come later, find the content where it stays.
        actions = [addAction { [weak self] _ in self?.holdContent() }]
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard finger == nil, touches.count == 1, let touch = touches.first else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        finger = touch
        lastLocation = touch.location(in: nil)
        super.touchesBegan(touches, with: event)
        noteTouchdownAgain(touch)
        scrollView = scrollViewThatYields
        if scrollView == nil { return state = .failed }
        noteWhetherAway()
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let finger, let view else { return super.touchesMoved(touches, with: event) }
        let location = finger.location(in: nil)
        let movement = view.convertMovementFromWindow(lastLocation.movement(to: location))
        lastLocation = location
        touchdown?.follow(finger)
        takeOver(finger, after: movement)
        noteWhetherAway()
    }

    package override func reset() {
        super.reset()
        finger = nil
        hasBeenAway = false
        letContentBounce()
        scrollView = nil
    }

    /// False: whatever else might have taken the finger has lost it to the scroll view already.
    package override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    package override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        other.pannedScrollView == nil && super.canBePrevented(by: other)
    }

    private var layout: UIUserInterfaceLayoutDirection { view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight }

    private func noteWhetherAway() {
        hasBeenAway = hasBeenAway || scrollView?.canScroll(swipeDirection, in: layout) == true
    }

    /// Begins if the content comes to its edge, or is there, by the last movement of the finger.
    private func takeOver(_ finger: UITouch, after movement: CGPoint) {
        let (step, across) = swipeDirection.parts(of: movement, in: layout)
        guard let scrollView, let arbiter, let touchdown, hasBeenAway, step > across else { return letContentBounce() }
        // What goes beyond the edge is the recognizer's.
        if formerBounces == nil {
            formerBounces = scrollView.bounces
            scrollView.bounces = false
        }
        let way = scrollView.way(towards: swipeDirection, in: layout)
        guard scrollView.isDragging, way.distance <= step else { return }
        edge = way.edge
        scrollView.contentOffset = edge
        // What counts is where the finger goes now. It has dragged the scroll view, and nothing else does.
        judgeByFinger()
        touchdown.otherFingers = .rest
        // Asked now, and not when it landed: it may have caught a moving list then.
        arbiter.gesture(of: self)?.land(arbiter.decision(onReceiving: finger, by: self))
        guard arbiter.decision(onBeginningOf: self).isAllowed else {
            letContentBounce()
            return state = .failed
        }
        state = .began
        let share = max(step - way.distance, 0) / step
        setTranslation(CGPoint(x: movement.x * share, y: movement.y * share), in: view)
    }

    private func holdContent() {
        guard swipeDirection.parts(of: translation(in: view), in: layout).along > 0 else { return }
        // Not animated, it ends what the scroll view does by itself when the finger is lifted.
        scrollView?.setContentOffset(edge, animated: false)
    }

    private func letContentBounce() {
        if let formerBounces { scrollView?.bounces = formerBounces }
        formerBounces = nil
    }
}
