import UIKit
import UIKitSeams

/// Calls a closure in every frame while needed.
@MainActor
final class FrameTimer {
    private weak var displayLink: CADisplayLink?
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
    }

    func start() {
        guard displayLink == nil else { return }
        displayLink = .everyFrame { [weak self] link in
            guard let self else { return link.invalidate() }
            body()
        }
    }

    func stop() {
        displayLink?.invalidate()
        displayLink = nil
    }
}
