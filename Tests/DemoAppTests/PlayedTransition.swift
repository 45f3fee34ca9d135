@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

/// A transition that really plays, between two screens of a navigation controller, held at any progress.
@MainActor
final class PlayedTransition: NSObject, UINavigationControllerDelegate {
    /// An actor as the screen shows it.
    struct Shown {
        /// Top left, top right, bottom left, bottom right of the actor itself, in points of the container.
        let corners: [CGPoint]
        let opacity: CGFloat
    }

    private let device: HeadlessDevice
    private let animator: TransitionAnimator
    private let interaction: AnimatorInteraction
    private let navigation = UINavigationController()

    init(
        _ transition: ScreenTransition, _ direction: TransitionDirection, layout: UIUserInterfaceLayoutDirection,
        size: CGSize
    ) {
        device = HeadlessDevice(size: size, profile: BehaviourProfile(system: .iOS18), direction: layout)
        animator = TransitionAnimator(transition: transition, direction: direction)
        interaction = AnimatorInteraction(animator: animator)
        super.init()
        device.perform {
            device.window.rootViewController = navigation
            navigation.pushViewController(UIViewController(), animated: false)
            if direction == .backward { navigation.pushViewController(UIViewController(), animated: false) }
        }
        device.settle()
        device.perform {
            navigation.delegate = self
            if direction == .backward {
                navigation.popViewController(animated: true)
            } else {
                navigation.pushViewController(UIViewController(), animated: true)
            }
        }
    }

    /// What is shown at a progress, from back to front.
    func actors(at progress: Double) -> [Shown] {
        device.perform { interaction.update(CGFloat(progress)) }
        device.advance(by: 1 / 60)
        var shown: [Shown] = []
        device.perform {
            shown = actorViews(in: navigation.view).compactMap { view in
                guard let stage = view.superview, let container = stage.superview?.layer.presentation(),
                    let layer = view.layer.presentation()
                else { return nil }
                let (width, height) = (layer.bounds.width, layer.bounds.height)
                let corners =
                    [CGPoint(x: 0, y: 0), CGPoint(x: width, y: 0), CGPoint(x: 0, y: height)]
                    + [CGPoint(x: width, y: height)]
                return Shown(
                    corners: corners.map { layer.convert($0, to: container) }, opacity: CGFloat(layer.opacity))
            }
        }
        return shown
    }

    func cancel() {
        device.perform { interaction.cancel() }
        device.settle()
    }

    private func actorViews(in view: UIView) -> [TransitionLayerView] {
        view.subviews.flatMap { ($0 as? TransitionLayerView).map { [$0] } ?? actorViews(in: $0) }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}
