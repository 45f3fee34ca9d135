import UIKit

/// A recognizer that makes those fail that wait for it.
///
/// Some recognizers can't be governed, because they must keep their delegate: a scroll view's pan, or UIKit's own pop
/// recognizers. But any recognizer can wait for another one to fail. A veto recognizes the same movement at the same
/// moment and asks an arbiter. If the arbiter refuses, the veto begins, so those that wait fail. Otherwise the veto
/// fails, so they begin in the same event.
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
/// A veto recognizes beside every other recognizer, excludes none, and does not affect touches.
@MainActor
public final class VetoGestureRecognizer: UIPanGestureRecognizer {
    private var arbiter: GestureArbiter?
    private var vetoes: (VetoGestureRecognizer) -> Bool = { _ in false }
    private var holdsBack: (VetoGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

    /// Makes a veto that asks `arbiter` and keeps it. Add it to the view of the recognizer that waits for it, so that
    /// both see the same movement.
    public convenience init(arbiter: GestureArbiter) {
        self.init { !arbiter.decision(onBeginningOf: $0).isAllowed }
        self.arbiter = arbiter
        arbiter.remember(self)
    }

    /// Makes a veto that asks two closures: whether another recognizer has to wait for it without `require(toFail:)`,
    /// and whether those that wait fail.
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

    /// False: others fail only by waiting for the veto.
    public override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    /// False: a veto always comes to its decision.
    public override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    /// Whether `other` has to wait for the veto without `require(toFail:)`.
    public override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { holdsBack(self, other) }
}

extension VetoGestureRecognizer: UIGestureRecognizerDelegate {
    /// True: a veto sees every touch. The arbiter's decision on the landing is kept until the gesture begins.
    public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard numberOfTouches == 0 else { return true }
        noteTouchdown(touch)
        if let arbiter { arbiter.gesture(of: self)?.land(arbiter.decision(onReceiving: touch, by: self)) }
        return true
    }

    /// True if those that wait for the veto are to fail.
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { vetoes(self) }
}
