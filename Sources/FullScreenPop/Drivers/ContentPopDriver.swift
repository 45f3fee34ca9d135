import UIKit

/// Leaves the popping to the recognizers of iOS 26.
@MainActor
final class ContentPopDriver: PopDriver {
    let popsBySystemRecognizers = true

    func attach(to pan: UIPanGestureRecognizer) {}

    func detach(from pan: UIPanGestureRecognizer) {}

    /// Whether UIKit's own recognizers would pop `screen`: they do so only where UIKit shows its own back button.
    static func canPop(_ screen: UIViewController, of navigation: UINavigationController) -> Bool {
        guard #available(iOS 26, *), navigation.interactiveContentPopGestureRecognizer != nil else { return false }
        let item = screen.navigationItem
        let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        return !navigation.isNavigationBarHidden && !item.hidesBackButton && !isReplaced
    }
}
