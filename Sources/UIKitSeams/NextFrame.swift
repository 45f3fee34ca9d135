import UIKit

/// Does one thing with the next frame.
@MainActor
package final class NextFrame {
    private weak var displayLink: CADisplayLink?

    package init() {}

    /// Does `body` with the next frame, unless something waits for that already.
    package func perform(_ body: @escaping @MainActor () -> Void) {
        guard displayLink == nil else { return }
        displayLink = .nextFrame { [weak self] in
            self?.displayLink = nil
            body()
        }
    }
}
