import GestureArbitration
import UIKit
import UIKitSeams

/// What keeps a modal from being dismissed, for gestures and for the app alike.
extension UIViewController {
    /// Denies if this screen is not presented itself or has left the window, and while it, or one inside it, takes part
    /// in a transition or presents something; nil if it can be dismissed.
    var dismissalRefusal: ArbitrationAnswer? {
        guard parent == nil, presentingViewController != nil else { return .deny(.notPresented) }
        guard viewIfLoaded?.window != nil else { return .deny(.outOfWindow) }
        for shown in shownScreens {
            if let refusal = shown.refusalUnlessIdle() { return refusal }
            // A dismissal would end a search instead of taking the screen away.
            if shown.presentedViewController != nil { return .deny(.presenting) }
        }
        return nil
    }

    /// Whether this screen shows no navigation controller with a screen to go back to: in a tab, in a container, or in
    /// another navigation controller.
    var showsStacksAtRoot: Bool { !showsScreen { ($0 as? UINavigationController)?.canGoBack == true } }

    /// Asks whether a person may dismiss this screen, in the order in which UIKit asks before it dismisses a sheet:
    /// `isModalInPresentation`, then the presentation's delegate. The delegate is told of every refused attempt.
    ///
    /// - Returns: A denial; nil if nobody refuses.
    func askToDismiss() -> ArbitrationAnswer? {
        let presentation = presentationController
        let delegate = presentation?.delegate
        let refusal: ArbitrationReason
        if showsScreen(where: { $0.isModalInPresentation }) {
            refusal = .modalInPresentation
        } else if let presentation, delegate?.allowsDismissal(of: presentation) == false {
            refusal = .dismissalRefused
        } else {
            return nil
        }
        if let presentation { delegate?.dismissalWasAttempted(of: presentation) }
        return .deny(refusal)
    }
}

extension ArbitrationReason {
    /// The screen is not presented, or is inside another one that is.
    public static var notPresented: ArbitrationReason { "the screen is not presented" }

    /// The delegate of the presentation controller refuses in `presentationControllerShouldDismiss(_:)`.
    public static var dismissalRefused: ArbitrationReason { "the presentation's delegate says no" }

    /// The screen, or one that it shows, has `isModalInPresentation` set.
    public static var modalInPresentation: ArbitrationReason { "the screen is modal in its presentation" }
}
