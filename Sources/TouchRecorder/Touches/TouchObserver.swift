import UIKit
import UIKitSeams

/// Sees every touch of a window to its end and disturbs nothing.
///
/// It stays possible as long as a finger is down, so that it receives every movement. It never recognizes, so it takes
/// nothing from a view and excludes no other recognizer. No recognizer can make it fail, and none has to wait for it.
/// But an app's delegate may make its recognizer wait for every other one, and it would then wait for the observer
/// until the finger lifts. In this case the observer fails as soon as the finger lands, and looks at the touch in every
/// frame instead.
@MainActor
final class TouchObserver: UIGestureRecognizer, RecognizingBesideAll {
    /// Called with touches that have landed, moved, or ended.
    /// - Returns: Whether anybody listens. If not, the observer removes itself.
    var didSee: (Set<UITouch>) -> Bool = { _ in true }
    /// Called when the observer fails for the sake of a recognizer that would wait for it.
    var didStepAside: () -> Void = {}

    /// Whether it has failed for the sake of another recognizer, and no longer receives its touches.
    private var hasSteppedAside = false

    /// The touches that are down, or were at the last look.
    private(set) var touches: Set<UITouch> = []

    convenience init(name: String) {
        self.init(target: nil, action: nil)
        self.name = name
        onlyWatch()
    }

    /// Looks at the touches for which it has stepped aside. Call it in every frame.
    func look() {
        guard hasSteppedAside else { return }
        see(touches)
        if touches.isEmpty { hasSteppedAside = false }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        self.touches.formUnion(touches)
        see(touches)
        guard touches.contains(where: isWaitedFor) else { return }
        state = .failed
        hasSteppedAside = true
        didStepAside()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        see(touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        see(touches)
        if self.touches.isEmpty { state = .failed }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        see(touches)
        if self.touches.isEmpty { state = .failed }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    private func see(_ touches: Set<UITouch>) {
        if !didSee(touches) { view?.removeGestureRecognizer(self) }
        self.touches = self.touches.filter(\.isOnScreen)
    }

    /// Whether another recognizer of the touch would wait for this one to fail.
    private func isWaitedFor(in touch: UITouch) -> Bool {
        (touch.gestureRecognizers ?? []).contains { other in
            guard other !== self, !(other is any RecognizingBesideAll) else { return false }
            return other.shouldRequireFailure(of: self)
                || other.delegate?.requiresFailure(of: self, before: other) == true
        }
    }
}
