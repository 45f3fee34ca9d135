import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Where a presented view lies")
struct PresentedPlaceTests {
    let fixture = LoggingNavigation(["A"])
    let drawer = LoggingScreen("D")
    let side = Side()

    init() {
        drawer.transitioningDelegate = side
    }

    private func present(_ style: UIModalPresentationStyle) {
        drawer.modalPresentationStyle = style
        fixture.device.perform { fixture.screens[0].present(drawer, animated: true) }
        fixture.device.settle()
    }

    @Test(
        "G1 a presented view stays where the app's animator has put it",
        arguments: [
            UIModalPresentationStyle.custom, .overFullScreen, .fullScreen,
        ])
    func leftByAnimator(style: UIModalPresentationStyle) {
        present(style)
        #expect(drawer.view.frame == Side.open)
        #expect(drawer.view.superview === drawer.presentationController?.containerView)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G2 a cancelled dismissal leaves the presented view where it was")
    func cancelledDismissal() {
        present(.custom)
        let interaction = UIPercentDrivenInteractiveTransition()
        side.interaction = interaction
        fixture.device.perform { drawer.dismiss(animated: true) }
        interaction.update(0.4)
        interaction.cancel()
        fixture.device.settle()
        #expect(drawer.view.frame == Side.open)
        #expect(drawer.presentingViewController != nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G2 a cancelled dismissal during which the device was turned lets the presentation place the view")
    func turnedDuringDismissal() {
        present(.custom)
        let interaction = UIPercentDrivenInteractiveTransition()
        side.interaction = interaction
        fixture.device.perform { drawer.dismiss(animated: true) }
        interaction.update(0.4)
        fixture.device.rotate(to: CGSize(width: 844, height: 390))
        fixture.device.advance(by: 0.5)
        interaction.cancel()
        fixture.device.settle()
        #expect(drawer.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    @Test("G1 without an animator of the app the presentation controller's frame counts")
    func systemAnimator() {
        final class Halves: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                HalfPresentation(presentedViewController: presented, presenting: presenting)
            }
        }
        let halves = Halves()
        for animated in [true, false] {
            let screen = LoggingScreen("H")
            screen.modalPresentationStyle = .custom
            screen.transitioningDelegate = halves
            fixture.screens[0].present(screen, animated: animated)
            fixture.device.settle()
            #expect(screen.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
            screen.dismiss(animated: false)
            fixture.device.settle()
        }
    }
}

/// Moves a view in from the leading side, as far as it is wide.
final class Side: NSObject, UIViewControllerTransitioningDelegate {
    static let open = CGRect(x: 0, y: 0, width: 240, height: 844)
    var interaction: UIPercentDrivenInteractiveTransition?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Slide(opens: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Slide(opens: false)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        private let opens: Bool

        init(opens: Bool) {
            self.opens = opens
        }

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.4 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let controller = context.viewController(forKey: opens ? .to : .from)
            guard let view = controller?.viewIfLoaded else { return }
            if opens { context.containerView.addSubview(view) }
            let away = Side.open.offsetBy(dx: -240, dy: 0)
            view.frame = opens ? away : Side.open
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                view.frame = self.opens ? Side.open : away
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}
