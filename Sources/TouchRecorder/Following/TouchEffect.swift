import UIKit

/// What UIKit may do by itself for a touch that none of the app's recognizers receives. The same touch does it again
/// when the file is played.
enum TouchEffect {
    /// Pops one screen of this navigation controller.
    case goesBack(ScreenState.Reference)
    /// Selects a tab, or goes back to the root of the selected tab.
    case selectsTab
    /// Dismisses a sheet or a popover because the touch is outside it.
    case dismissesByTap
    /// Dismisses the sheet that the touch is on, if it is a drag.
    case dismissesByDrag

    /// Nil for a touch that UIKit leaves to the app.
    ///
    /// - Parameter front: The view of what is presented in front of everything else.
    @MainActor
    init?(_ touch: UITouch, front: UIView?) {
        guard let view = touch.view else { return nil }
        let ancestors = sequence(first: view, next: \.superview)
        if ancestors.contains(where: { $0 is UITabBar }) {
            self = .selectsTab
        } else if let bar = ancestors.lazy.compactMap({ $0 as? UINavigationBar }).first, bar.goesBack(for: touch),
            let navigation = bar.navigationController
        {
            self = .goesBack(ScreenState.Reference(navigation))
        } else if let front {
            guard view.isDescendant(of: front) else {
                self = .dismissesByTap
                return
            }
            if ancestors.contains(where: { $0 is UIControl }) { return nil }
            self = .dismissesByDrag
        } else {
            return nil
        }
    }
}

extension UINavigationBar {
    /// The navigation controller whose bar it is.
    fileprivate var navigationController: UINavigationController? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0.next as? UINavigationController }.first
    }

    /// Whether a touch is on UIKit's back button, as far as can be told: in the leading half of a bar that has one, and
    /// on nothing that the app has put there.
    fileprivate func goesBack(for touch: UITouch) -> Bool {
        guard let item = topItem, backItem != nil, !item.hidesBackButton, let view = touch.view else { return false }
        let leading = item.leftBarButtonItems ?? []
        guard leading.isEmpty || item.leftItemsSupplementBackButton else { return false }
        let views = [item.titleView].compactMap(\.self) + leading.compactMap(\.customView)
        guard !views.contains(where: view.isDescendant) else { return false }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = touch.location(in: self).x
        return (isRightToLeft ? bounds.width - x : x) < bounds.width / 2
    }
}
