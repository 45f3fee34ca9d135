import GestureArbitration
import UIKit
import UIKitSeams

/// Asks whether a person may dismiss a screen, in the order in which UIKit asks before it dismisses a sheet:
/// `isModalInPresentation`, then the presentation's delegate. The delegate is told of every refused attempt.
struct DismissalPermissionRule: ArbitrationRule {
    weak var screen: UIViewController?

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? { decide() }

    /// Asks, and reports a refused attempt; nil if nobody refuses.
    func decide() -> ArbitrationAnswer? {
        guard let screen else { return nil }
        let presentation = screen.presentationController
        let delegate = presentation?.delegate
        let refusal: ArbitrationReason
        if screen.showsScreen(where: { $0.isModalInPresentation }) {
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
    /// The delegate of the presentation controller refuses in `presentationControllerShouldDismiss(_:)`.
    public static var dismissalRefused: ArbitrationReason { "the presentation's delegate says no" }

    /// The screen, or one that it shows, has `isModalInPresentation` set.
    public static var modalInPresentation: ArbitrationReason { "the screen is modal in its presentation" }
}
