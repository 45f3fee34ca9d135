import UIKit
import UIKitSeams

/// Does something in every frame while it is wanted.
@MainActor
final class FrameTimer {
    private weak var displayLink: CADisplayLink?
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
    }

    func start() {
        guard displayLink == nil else { return }
        let target = ActionTarget { [weak self] link in
            guard let self else {
                (link as? CADisplayLink)?.invalidate()
                return
            }
            body()
        }
        let displayLink = CADisplayLink(target: target, selector: ActionTarget.action)
        displayLink.add(to: .main, forMode: .common)
        self.displayLink = displayLink
    }

    func stop() {
        displayLink?.invalidate()
        displayLink = nil
    }
}
