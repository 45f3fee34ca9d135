import GestureArbitration
import UIKit

/// Refuses to dismiss a screen that is not presented itself or has left the window. Also refuses while the screen, or
/// one inside it, takes part in a transition or presents something.
struct DismissalRule: ArbitrationRule {
    weak var screen: UIViewController?

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? { refusal }

    /// The answer to gestures and to the app alike.
    var refusal: ArbitrationAnswer? {
        guard let screen, screen.parent == nil, screen.presentingViewController != nil else {
            return .deny(.notPresented)
        }
        guard screen.viewIfLoaded?.window != nil else { return .deny(.outOfWindow) }
        for shown in screen.shownScreens {
            if let refusal = shown.refusalUnlessIdle() { return refusal }
            // A dismissal would end a search instead of taking the screen away.
            if shown.presentedViewController != nil { return .deny(.presenting) }
        }
        return nil
    }
}

extension ArbitrationReason {
    /// The screen is not presented, or is inside another one that is.
    public static var notPresented: ArbitrationReason { "the screen is not presented" }
}
