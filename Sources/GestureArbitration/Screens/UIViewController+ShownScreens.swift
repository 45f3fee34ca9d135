import UIKit

extension UIViewController {
    /// Whether `predicate` is true for this screen, or for one inside it that is in a window. Called for every finger
    /// that lands.
    package func showsScreen(where predicate: (UIViewController) -> Bool) -> Bool {
        predicate(self)
            || children.contains { $0.viewIfLoaded?.window != nil && $0.showsScreen(where: predicate) }
    }

    /// This screen and the screens inside it that are in a window, outermost first.
    package var shownScreens: [UIViewController] {
        [self] + children.filter { $0.viewIfLoaded?.window != nil }.flatMap(\.shownScreens)
    }
}
