import UIKit

// What a play has made, for those who look at it when it is over.
extension ScenarioPlayer {
    package var navigationController: UINavigationController { stage.navigationController }

    /// Nil if the scenario has none.
    package var tabBarController: UITabBarController? { stage.tabBarController }

    /// The presented view controllers, outermost last.
    package var presented: [UIViewController] { stage.presented }

    /// The screens that have been needed.
    package var screens: [UIViewController] { scenario.allScreens.compactMap { stage.screenIfMade($0.title) } }

    /// The view of an element; nil if it has not been built.
    package func view(of element: String) -> UIView? { stage.views[element] }

    /// Makes an object of the app's own the navigation delegate.
    package func setDelegate() { stage.observe(stage.navigationController) }
}
