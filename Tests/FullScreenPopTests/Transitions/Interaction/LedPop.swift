import FullScreenPop
import ScreenTransitions
@_spi(Headless) import UIKit

/// A plain navigation controller with two screens, the upper of which is popped by an ``AnimatorInteraction``.
@MainActor
final class LedPop: NSObject, UINavigationControllerDelegate {
    let device = HeadlessDevice(profile: BehaviourProfile(system: .iOS18))
    let home = Screen("Home")
    let detail = Screen("Detail")
    let navigation: UINavigationController
    let animator: any AnimatorLog & UIViewControllerAnimatedTransitioning
    let interaction: AnimatorInteraction
    /// Used instead of ``interaction`` where there is one.
    var replacement: AnimatorInteraction?

    init(_ animator: any AnimatorLog & UIViewControllerAnimatedTransitioning) {
        self.animator = animator
        interaction = AnimatorInteraction(animator: animator)
        navigation = UINavigationController(rootViewController: home)
        super.init()
        navigation.delegate = self
        device.perform { device.window.rootViewController = navigation }
        device.perform { navigation.pushViewController(detail, animated: false) }
        device.settle()
    }

    convenience init(_ move: AppMove) {
        self.init(AppAnimator(move))
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        replacement ?? interaction
    }

    /// Begins the pop and leads it to `progress`; by then it is shown.
    func lead(to progress: CGFloat) {
        if navigation.transitionCoordinator == nil {
            device.perform { navigation.popViewController(animated: true) }
        }
        device.perform { interaction.update(progress) }
        device.advance(by: Self.frame)
    }

    static let frame: TimeInterval = 1 / 60

    var isRunning: Bool { navigation.transitionCoordinator != nil }

    /// The stack, by the titles.
    var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    var container: CALayer? { detail.view.superview?.layer ?? home.view.superview?.layer }

    /// Whether the time of every layer runs as if nothing had been.
    var timeIsAsBefore: Bool {
        var layers = [device.window.layer]
        while let layer = layers.popLast() {
            guard layer.speed == 1, layer.timeOffset == 0, layer.beginTime == 0 else { return false }
            layers += layer.sublayers ?? []
        }
        return true
    }

    /// How far the leaving screen is seen from its rest, in points.
    var offset: CGFloat { detail.view.shownOffset }

    /// The offsets of all the frames until the transition is over, but for those after it.
    func offsetsToTheEnd() -> [CGFloat] {
        var offsets: [CGFloat] = []
        for _ in 0..<300 {
            device.advance(by: Self.frame)
            guard isRunning else { return offsets }
            offsets.append(offset)
        }
        return offsets
    }
}
