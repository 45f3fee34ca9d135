import UIKit
import UIKitSeams

/// Does one thing with the next frame.
@MainActor
final class NextFrame {
    private weak var displayLink: CADisplayLink?

    /// Does `body` with the next frame, unless something waits for that already.
    func perform(_ body: @escaping @MainActor () -> Void) {
        guard displayLink == nil else { return }
        displayLink = .nextFrame { [weak self] in
            self?.displayLink = nil
            body()
        }
    }
}
