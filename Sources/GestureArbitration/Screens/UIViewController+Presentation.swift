import UIKit

extension UIViewController {
    /// Denies because of a transition or a presentation; nil if there is neither.
    ///
    /// - Parameter counts: Whether what the screen presents counts. By default it does unless it leaves the screen in use.
    package func refusalUnlessIdle(
        presented counts: (UIViewController) -> Bool = { $0.comesOrGoes || !$0.leavesPresenterInUse }
    ) -> ArbitrationAnswer? {
        let screen = (self as? UINavigationController)?.topViewController ?? self
        if transitionCoordinator != nil || screen.showsScreen(where: { $0.transitionCoordinator != nil }) {
            return .deny(.transitionRunning)
        }
        guard let presented = screen.presentedOverItself, counts(presented) else { return nil }
        return .deny(.presenting)
    }

    /// What this screen or its search presents. A search itself counts while it comes or goes.
    package var presentedOverItself: UIViewController? {
        guard let presented = presentedViewController else { return nil }
        guard presented is UISearchController, !presented.comesOrGoes else { return presented }
        return presented.presentedOverItself
    }

    /// Whether this screen, which is presented, comes or goes.
    package var comesOrGoes: Bool { isBeingPresented || isBeingDismissed }

    /// Whether this screen is presented beside what presents it: in a sheet that does not dim it, or a popover that lets touches
    /// on it pass.
    package var leavesPresenterInUse: Bool {
        if let popover = popoverPresentationController {
            // In a compact environment something else presents in its place.
            return popover.containerView != nil && popover.passthroughViews?.isEmpty == false
        }
        return sheetPresentationController?.isUndimmed == true
    }
}

extension UISheetPresentationController {
    /// Whether the sheet is where it does not dim what is below.
    fileprivate var isUndimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier else { return false }
        guard let selected = selectedDetentIdentifier, selected != limit else { return true }
        guard #available(iOS 16, *) else { return limit == .large }
        // They are in the order of their heights.
        let identifiers = detents.map(\.identifier)
        guard let end = identifiers.firstIndex(of: limit), let place = identifiers.firstIndex(of: selected) else {
            return false
        }
        return place < end
    }
}
