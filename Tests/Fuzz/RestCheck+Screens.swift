@_spi(Headless) import Scenarios
@_spi(Headless) import UIKit

extension RestCheck {
    /// The screen that the person has before them.
    var shownScreen: UIViewController? {
        let front = player.presented.last ?? player.navigationController
        return (front as? UINavigationController)?.topViewController ?? front
    }

    mutating func lookAtScreens() {
        let controllers = [player.navigationController] + player.presented
        if controllers.contains(where: { $0.transitionCoordinator != nil }) { found(.openTransition) }
        guard let shown = shownScreen else { return found(.wrongScreen, "nothing is shown") }
        guard shown.viewIfLoaded?.window === device.window else {
            return found(.wrongScreen, "\(shown.title ?? "?") is not in the window")
        }
        for case let navigation as UINavigationController in controllers {
            for below in navigation.viewControllers.dropLast() where below.viewIfLoaded?.window != nil {
                found(.wrongScreen, "\(below.title ?? "?") is still in the window")
            }
        }
        lookAtPlace(of: shown.view)
    }

    /// Whether a screen fills what shows it, and everything around it is as UIKit leaves it.
    private mutating func lookAtPlace(of view: UIView) {
        let container = shownScreen?.navigationController?.view ?? device.window
        let frame = view.convert(view.bounds, to: container)
        if abs(frame.minX) > 0.5 || abs(frame.width - container.bounds.width) > 0.5 {
            found(.leftPose, "at \(frame)")
        }
        for view in sequence(first: view, next: \.superview) {
            let name = "\(type(of: view))"
            if view.isHidden || view.alpha != 1 { found(.leftPose, "\(name) is faded") }
            if !view.isUserInteractionEnabled { found(.leftPose, "\(name) takes no touches") }
            if !CATransform3DIsIdentity(view.layer.transform) { found(.leftPose, "\(name) is turned") }
            if view.layer.mask != nil { found(.leftPose, "\(name) has a mask") }
            if view.layer.speed != 1 || view.layer.timeOffset != 0 { found(.leftPose, "\(name) has its own time") }
            if view.layer.animationKeys()?.isEmpty == false { found(.leftPose, "\(name) has animations") }
        }
    }
}
