@_spi(Headless) import UIKit

/// A plain navigation controller that pushes or pops a screen with a given animator and interaction.
@MainActor
package class InteractiveNavigation: NSObject, UINavigationControllerDelegate {
    package enum Operation {
        case push, pop
    }

    package let device: HeadlessDevice
    package let navigation: UINavigationController
    package let home = Screen("Home")
    package let detail = Screen("Detail")
    package var interaction: any UIViewControllerInteractiveTransitioning
    private let operation: Operation
    private let animator: any UIViewControllerAnimatedTransitioning

    /// Shows the screens that are there before `operation`.
    package init(
        _ operation: Operation, _ animator: any UIViewControllerAnimatedTransitioning,
        interaction: any UIViewControllerInteractiveTransitioning,
        on device: HeadlessDevice = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
    ) {
        self.operation = operation
        self.animator = animator
        self.interaction = interaction
        self.device = device
        navigation = UINavigationController(rootViewController: home)
        super.init()
        device.perform { device.window.rootViewController = navigation }
        if operation == .pop { device.perform { navigation.pushViewController(detail, animated: false) } }
        device.settle()
        navigation.delegate = self
    }

    /// Begins the operation.
    package func begin() {
        device.perform {
            if operation == .push {
                navigation.pushViewController(detail, animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
        }
    }

    package var isRunning: Bool { navigation.transitionCoordinator != nil }

    /// The titles of the screens on the stack.
    package var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    package func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}
