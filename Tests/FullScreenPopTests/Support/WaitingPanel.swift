import UIKit
import UIKitSeams

/// A panel that is dragged by a pan which others go before, as those of libraries are.
final class WaitingPanel: UIView, UIGestureRecognizerDelegate {
    var hasMoved = false
    private let waitsFor: (UIGestureRecognizer) -> Bool
    private var action: ActionTarget?

    /// Makes a panel whose pan waits for every recognizer that `waitsFor` is true of.
    init(frame: CGRect, waitsFor: @escaping (UIGestureRecognizer) -> Bool) {
        self.waitsFor = waitsFor
        super.init(frame: frame)
        let pan = UIPanGestureRecognizer()
        pan.delegate = self
        action = pan.addAction { [unowned self] _ in hasMoved = true }
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        waitsFor(otherGestureRecognizer)
    }
}
