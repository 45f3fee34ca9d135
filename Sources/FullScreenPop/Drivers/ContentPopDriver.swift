import UIKit

/// Leaves the popping to the recognizers of iOS 26.
@MainActor
final class ContentPopDriver: PopDriver {
    let popsBySystemRecognizers = true

    func follow(_ recognizer: UIGestureRecognizer) {}

    /// Whether UIKit's own recognizers would pop the top screen: they do so only where UIKit shows its own back button.
    static func canPopTopScreen(of navigation: UINavigationController) -> Bool {
        guard #available(iOS 26, *), navigation.interactiveContentPopGestureRecognizer != nil,
            let item = navigation.topViewController?.navigationItem
        else { return false }
        let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        return !navigation.isNavigationBarHidden && !item.hidesBackButton && !isReplaced
    }
}
