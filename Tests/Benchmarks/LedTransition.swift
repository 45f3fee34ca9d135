@_spi(Headless) import UIKit

/// A push that an interaction leads, held in the middle of its course.
@MainActor
final class LedTransition: NSObject, UINavigationControllerDelegate {
    let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18), sampleRate: 120)
    private let navigation = UINavigationController()
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: any UIViewControllerInteractiveTransitioning

    init(
        _ animator: any UIViewControllerAnimatedTransitioning,
        ledBy interaction: any UIViewControllerInteractiveTransitioning
    ) {
        self.animator = animator
        self.interaction = interaction
        super.init()
        device.perform {
            device.window.rootViewController = navigation
            navigation.pushViewController(UIViewController(), animated: false)
        }
        device.settle()
        device.perform {
            navigation.delegate = self
            navigation.pushViewController(UIViewController(), animated: true)
        }
        device.advance(by: 1 / 60)
        precondition(navigation.transitionCoordinator?.isInteractive == true, "The push must be led.")
    }

    /// Calls `update` as often as said, with progress that goes to and fro, and shows a frame after each.
    func play(updates: Int, _ update: (CGFloat) -> Void) {
        for index in 0..<updates {
            device.perform { update(Self.progress(index)) }
            device.advance(by: 1 / 120)
        }
    }

    /// How long one call of `update` takes, in seconds: the best of several rounds.
    func time(of update: (CGFloat) -> Void) -> Double {
        let rounds = 20
        let updatesPerRound = 50
        let clock = ContinuousClock()
        var best = Double.infinity
        for _ in 0..<rounds {
            device.perform {
                let duration = clock.measure { for index in 0..<updatesPerRound { update(Self.progress(index)) } }
                best = min(best, duration.inSeconds / Double(updatesPerRound))
            }
            device.advance(by: 1 / 120)
        }
        let reached = navigation.transitionCoordinator?.percentComplete ?? 0
        precondition(abs(reached - Self.progress(updatesPerRound - 1)) < 0.001, "The push must follow the updates.")
        return best
    }

    /// No two updates one after the other have the same.
    private static func progress(_ index: Int) -> CGFloat {
        0.1 + 0.8 * CGFloat(index % 29) / 29
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
