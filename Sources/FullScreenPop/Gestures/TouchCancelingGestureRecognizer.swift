import GestureArbitration
import UIKit
import UIKitSeams

/// Cancels the touches of all fingers on a view when a screen comes or goes there, or one of them has swiped: a row
/// under a resting thumb would open another screen when the thumb lifts, over the one that has come.
///
/// It waits beside everything else, and recognizes when told to. UIKit then cancels the touches of views. A view that
/// is being dragged keeps its finger: the screen may come back.
@MainActor
final class TouchCancelingGestureRecognizer: UIGestureRecognizer, RecognizingBesideAll, UIGestureRecognizerDelegate {
    /// Whether it takes a finger that lands.
    private var takes: @MainActor (UITouch) -> Bool = { _ in true }

    /// Adds it to `view`, for fingers for which `takes` is true.
    convenience init(on view: UIView, where takes: @escaping @MainActor (UITouch) -> Bool = { _ in true }) {
        self.init(target: nil, action: nil)
        self.takes = takes
        name = "FullScreenPop.touchCanceling"
        // Views learn at once that a finger has lifted, while others stay.
        delaysTouchesEnded = false
        requiresExclusiveTouchType = false
        delegate = self
        view.addGestureRecognizer(self)
    }

    /// Takes the fingers from the views inside, and from their recognizers for presses.
    func cancelTouches() {
        guard state == .possible, numberOfTouches > 0 else { return }
        view?.leavePresses()
        cancelTouchesOfViews()
    }

    /// Takes the fingers from the views inside.
    func cancelTouchesOfViews() {
        if state == .possible, numberOfTouches > 0 { state = .ended }
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        takes(touch) && !touch.isOnDraggedView(inside: view)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // One of them may turn out to have swiped.
        for case let pan as SwipePanGestureRecognizer in view?.gestureRecognizers ?? [] {
            pan.decideBeforeLift(of: touches)
        }
        super.touchesEnded(touches, with: event)
        failIfOver(event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        failIfOver(event)
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    private func failIfOver(_ event: UIEvent) {
        if state == .possible, event.takesLastFinger(of: self) { state = .failed }
    }
}

extension UIView {
    /// Makes recognizers for taps and presses in the views inside give up their fingers.
    fileprivate func leavePresses() {
        for subview in subviews {
            for recognizer in subview.gestureRecognizers ?? []
            where recognizer.state == .possible && recognizer.numberOfTouches > 0 && recognizer.recognizesPresses {
                recognizer.leaveTouches()
            }
            subview.leavePresses()
        }
    }
}

extension UIGestureRecognizer {
    fileprivate var recognizesPresses: Bool { self is UITapGestureRecognizer || self is UILongPressGestureRecognizer }
}
