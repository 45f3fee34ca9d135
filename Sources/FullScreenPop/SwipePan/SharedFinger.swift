import UIKit
import UIKitSeams

/// The shared knowledge of the pans that follow the same finger, of nested stacks for example: whatever the finger
/// does, it does once.
@MainActor
final class SharedFinger {
    /// Whether the finger has driven a transition, or one has begun for it afterwards.
    var isTaken = false

    private var waiting: [WeakPan] = []

    private struct WeakPan {
        weak var pan: UIPanGestureRecognizer?
    }

    /// Called when its flick begins to wait in the queue of `pan`.
    func wait(for pan: UIPanGestureRecognizer) {
        waiting.append(WeakPan(pan: pan))
    }

    /// Called when its flick no longer waits there.
    func leave(_ pan: UIPanGestureRecognizer) {
        waiting.removeAll { $0.pan === pan || $0.pan == nil }
    }

    /// Whether it also waits for a pan inside the view of `pan`, which goes first.
    func waits(inside pan: UIPanGestureRecognizer) -> Bool {
        waiting.contains { $0.pan.map { $0.view?.window != nil && $0.isDeeper(than: pan) } == true }
    }
}

extension UITouch {
    private static let sharedFingers = AssociatedProperty<SharedFinger>()

    /// The shared knowledge of the pans on this finger. UIKit uses a touch for one finger after another.
    var sharedFinger: SharedFinger { Self.sharedFingers.value(of: self, orNew: SharedFinger()) }

    /// Starts over with a finger that lands.
    func forgetSharedFinger() { Self.sharedFingers[self] = nil }
}
