import UIKit

/// Does one thing in the next frame.
@MainActor
package final class NextFrame {
    private weak var displayLink: CADisplayLink?

    package init() {}

    /// Calls `body` in the next frame, unless something already waits for it.
    package func perform(_ body: @escaping @MainActor () -> Void) {
        guard displayLink == nil else { return }
        displayLink = .nextFrame { [weak self] in
            self?.displayLink = nil
            body()
        }
    }
}
