import UIKit

/// Applies ``ViewArbitration/ControlTouches`` to one scroll view, and reverts it.
@MainActor
final class ContentTouchPolicy {
    private weak var scrollView: UIScrollView?
    private var applied = ViewArbitration.ControlTouches.unchanged
    private var delayedBefore = true
    private var lock: ScrollLockGestureRecognizer?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    func apply(_ policy: ViewArbitration.ControlTouches) {
        guard let scrollView, policy != applied else { return }
        if applied == .unchanged {
            delayedBefore = scrollView.delaysContentTouches
            scrollView.delaysContentTouches = false
        }
        removeLock(from: scrollView)
        switch policy {
        case .unchanged:
            // The app may have set it since.
            if !scrollView.delaysContentTouches { scrollView.delaysContentTouches = delayedBefore }
        case .touchImmediately: break
        case .disablesScrolling: addLock(to: scrollView)
        }
        applied = policy
    }

    private func addLock(to scrollView: UIScrollView) {
        let lock = ScrollLockGestureRecognizer(locking: scrollView)
        scrollView.addGestureRecognizer(lock)
        self.lock = lock
    }

    private func removeLock(from scrollView: UIScrollView) {
        guard let lock else { return }
        lock.unlock()
        scrollView.removeGestureRecognizer(lock)
        self.lock = nil
    }
}
