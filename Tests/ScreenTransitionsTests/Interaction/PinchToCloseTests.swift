import ScreenTransitions
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

/// The example of the article on animators of one's own.
@Suite("A pinch that closes a screen, as documented") @MainActor
struct PinchToCloseTests {
    private final class PinchToClose: NSObject, UIViewControllerTransitioningDelegate {
        private weak var screen: UIViewController?
        private var isPinching = false
        private var interaction: AnimatorInteraction?

        init(_ screen: UIViewController) { self.screen = screen }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            TransitionAnimator(transition: .zoom, direction: .backward)
        }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            interaction = isPinching ? AnimatorInteraction(animator: animator) : nil
            return interaction
        }

        func pinch(_ recognizer: UIPinchGestureRecognizer) {
            switch recognizer.state {
            case .began:
                isPinching = true
                screen?.dismiss(animated: true)
            case .changed:
                interaction?.update(1 - recognizer.scale)
            case .ended where recognizer.scale < 0.5:
                isPinching = false
                interaction?.finish(velocity: -recognizer.velocity)
            default:
                isPinching = false
                interaction?.cancel()
            }
        }
    }

    let device = HeadlessDevice()
    let home = UIViewController()
    let photo = UIViewController()
    private let closing: PinchToClose
    private let action: ActionTarget

    init() {
        let closing = PinchToClose(photo)
        self.closing = closing
        photo.modalPresentationStyle = .fullScreen
        photo.transitioningDelegate = closing
        let pinch = UIPinchGestureRecognizer()
        action = pinch.addAction { if let pinch = $0 as? UIPinchGestureRecognizer { closing.pinch(pinch) } }
        photo.view.addGestureRecognizer(pinch)
        let (device, home, photo) = (device, home, photo)
        device.perform { device.window.rootViewController = home }
        device.perform { home.present(photo, animated: false) }
        device.settle()
    }

    /// Two fingers come closer to each other, up to `distance` points.
    private func pinch(to distance: CGFloat) {
        let (upper, lower) = (device.finger(), device.finger())
        device.event {
            upper.down(at: CGPoint(x: 195, y: 250))
            lower.down(at: CGPoint(x: 195, y: 550))
        }
        let step = (300 - distance) / 40
        for _ in 0..<20 {
            device.advance(by: 1 / 60)
            device.event {
                upper.move(by: 0, step, over: 0)
                lower.move(by: 0, -step, over: 0)
            }
        }
        device.advance(by: 0.2)
        device.event {
            upper.up()
            lower.up()
        }
        device.settle()
    }

    @Test("closes it, also after one that was taken back")
    func pinch() {
        pinch(to: 250)
        #expect(home.presentedViewController === photo)
        pinch(to: 60)
        #expect(home.presentedViewController == nil)
        #expect(device.faults.isEmpty)
    }

    @Test("leaves a button its transition, which nobody drives")
    func button() {
        pinch(to: 250)
        let photo = photo
        device.perform { photo.dismiss(animated: true) }
        device.settle()
        #expect(home.presentedViewController == nil)
        #expect(device.faults.isEmpty)
    }
}
