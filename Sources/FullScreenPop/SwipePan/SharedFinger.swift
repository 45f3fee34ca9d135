import UIKit
import UIKitSeams

/// What the pans know together that follow the same finger, of stacks in one another for example: whatever that does, it does
/// once.
@MainActor
final class SharedFinger {
    /// Whether the finger has led a transition, or one has begun for it afterwards.
    var isTaken = false

    private var waiting: [WeakPan] = []

    private struct WeakPan {
        weak var pan: UIPanGestureRecognizer?
    }

    /// Its flick waits in the queue of `pan`.
    func wait(for pan: UIPanGestureRecognizer) {
        waiting.append(WeakPan(pan: pan))
    }

    /// It does not any more.
    func leave(_ pan: UIPanGestureRecognizer) {
        waiting.removeAll { $0.pan === pan || $0.pan == nil }
    }

    /// Whether it also waits for a pan of something inside the view of `pan`, which goes first.
    func waits(inside pan: UIPanGestureRecognizer) -> Bool {
        waiting.contains { $0.pan.map { $0.view?.window != nil && $0.isDeeper(than: pan) } == true }
    }
}

extension UITouch {
    private static let sharedFingers = AssociatedProperty<SharedFinger>()

    /// What the pans on this finger know together. UIKit uses a touch for one finger after the other.
    var sharedFinger: SharedFinger { Self.sharedFingers.value(of: self, orNew: SharedFinger()) }

    /// Begins anew with a finger that lands.
    func forgetSharedFinger() { Self.sharedFingers[self] = nil }
}
