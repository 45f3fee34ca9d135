import UIKit
import UIKitSeams

/// The shared knowledge of the pans that follow the same finger, of nested stacks for example: whatever the finger
/// does, it does once.
@MainActor
final class SharedFinger {
    /// Whether the finger has driven a transition, or one has begun for it afterwards.
    var isTaken = false

    /// The pans in whose queues its flick waits.
    private var waiting: [Weak<UIPanGestureRecognizer>] = []

    /// Called when its flick begins to wait in the queue of `pan`.
    func wait(for pan: UIPanGestureRecognizer) {
        waiting.append(Weak(pan))
    }

    /// Called when its flick no longer waits there.
    func leave(_ pan: UIPanGestureRecognizer) {
        waiting.removeAll { $0.object === pan || $0.object == nil }
    }

    /// Whether it also waits for a pan inside the view of `pan`, which goes first.
    func waits(inside pan: UIPanGestureRecognizer) -> Bool {
        waiting.contains { $0.object.map { $0.view?.window != nil && $0.isDeeper(than: pan) } == true }
    }
}

extension UITouch {
    private static let sharedFingers = AssociatedProperty<SharedFinger>()

    /// The shared knowledge of the pans on this finger. UIKit uses a touch for one finger after another.
    var sharedFinger: SharedFinger { Self.sharedFingers.value(of: self, orNew: SharedFinger()) }

    /// Starts over with a finger that lands.
    func forgetSharedFinger() { Self.sharedFingers[self] = nil }
}
