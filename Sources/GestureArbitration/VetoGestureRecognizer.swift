import UIKit

/// A recognizer that does nothing but make others fail: those that wait for it can't begin once it has begun.
///
/// Some recognizers can't be governed, because their delegate must stay what it is: a scroll view's pan, UIKit's own
/// pop recognizers. But any recognizer can be made to wait for another one to fail. A veto is that other one. It
/// recognizes the same movement at the same moment, asks an arbiter, and either begins, so that those that wait fail,
/// or fails, so that they go on in the same event.
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
/// A veto recognizes beside every other recognizer, excludes none, and leaves touches alone.
@MainActor
public final class VetoGestureRecognizer: UIPanGestureRecognizer {
    private var arbiter: GestureArbiter?
    private var vetoes: (VetoGestureRecognizer) -> Bool = { _ in false }
    private var holdsBack: (VetoGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

    /// Makes a veto that asks `arbiter`, which it keeps alive. Add it to the view of the recognizer that waits for it,
    /// so that both see the same movement.
    public convenience init(arbiter: GestureArbiter) {
        self.init { !arbiter.decision(onBeginningOf: $0).isAllowed }
        self.arbiter = arbiter
        arbiter.remember(self)
    }

    /// Makes a veto that asks two closures: whether it makes those fail that wait for it, and whether another
    /// recognizer has to wait for it without having been told to.
    package convenience init(
        holdsBack: @escaping (VetoGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false },
        vetoes: @escaping (VetoGestureRecognizer) -> Bool
    ) {
        self.init(target: nil, action: nil)
        self.vetoes = vetoes
        self.holdsBack = holdsBack
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        delegate = self
    }

    /// Never: what fails because of a veto fails by waiting for it.
    public override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    /// Never: a veto must come to its decision whatever happens around it.
    public override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    /// Whether `other` has to wait for the veto without having been told to.
    public override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { holdsBack(self, other) }
}

extension VetoGestureRecognizer: UIGestureRecognizerDelegate {
    /// Always yes: a veto sees every touch. What the arbiter says to the landing is kept for the decision.
    public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard numberOfTouches == 0 else { return true }
        noteTouchdown(touch)
        if let arbiter { arbiter.gesture(of: self)?.land(arbiter.decision(onReceiving: touch, by: self)) }
        return true
    }

    /// Whether the veto makes those fail that wait for it.
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { vetoes(self) }
}
