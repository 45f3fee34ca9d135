@_spi(Headless) import UIKit

// What a play has made, for those who look at it when it is over.
extension ScenarioPlayer {
    package var navigationController: UINavigationController { stage.navigationController }

    /// Nil if the scenario has none.
    package var tabBarController: UITabBarController? { stage.tabBarController }
    /// What the stack is a column of, if anything.
    package var splitViewController: UISplitViewController? { stage.splitViewController }

    /// The presented view controllers, outermost last.
    package var presented: [UIViewController] { stage.presented }

    /// The screens that have been needed.
    package var screens: [UIViewController] { scenario.allScreens.compactMap { stage.screenIfMade($0.title) } }

    /// All controllers and views of the play: what must be gone when it is let go.
    package var objects: [AnyObject] {
        let controllers = screens + presented + [navigationController]
        return controllers + (controllers.compactMap(\.viewIfLoaded) + [device.window]).flatMap(\.withDescendants)
    }

    /// The view of an element; nil if it has not been built.
    package func view(of element: String) -> UIView? { stage.views[element] }

    /// Makes an object of the app's own the navigation delegate.
    package func setDelegate() { stage.observe(stage.navigationController) }
}

extension UIView {
    package var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
