import UIKit

extension UIViewController {
    /// Denies because of a transition or a presentation; nil if there is neither.
    ///
    /// - Parameter counts: Whether the presented screen counts. By default it does while it is being presented or
    ///   dismissed, and otherwise unless it leaves its presenter in use.
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

    /// The controller that this screen or its search presents. A search itself counts while it is being presented or
    /// dismissed.
    package var presentedOverItself: UIViewController? {
        guard let presented = presentedViewController else { return nil }
        guard presented is UISearchController, !presented.comesOrGoes else { return presented }
        return presented.presentedOverItself
    }

    /// Whether this presented screen is being presented or dismissed.
    package var comesOrGoes: Bool { isBeingPresented || isBeingDismissed }

    /// Whether this screen is presented beside its presenter: in a sheet that does not dim the presenter, or in a
    /// popover that lets touches on it pass.
    package var leavesPresenterInUse: Bool {
        if let popover = popoverPresentationController {
            // In a compact environment another controller presents instead.
            return popover.containerView != nil && popover.passthroughViews?.isEmpty == false
        }
        return sheetPresentationController?.isUndimmed == true
    }
}

extension UISheetPresentationController {
    /// Whether the sheet's current detent leaves the content below undimmed.
    fileprivate var isUndimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier else { return false }
        guard let selected = selectedDetentIdentifier, selected != limit else { return true }
        guard #available(iOS 16, *) else { return limit == .large }
        // They are in order of height.
        let identifiers = detents.map(\.identifier)
        guard let end = identifiers.firstIndex(of: limit), let place = identifiers.firstIndex(of: selected) else {
            return false
        }
        return place < end
    }
}
