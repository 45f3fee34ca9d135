import GestureArbitration
import UIKit

/// Lets a back swipe and UIKit's own recognizers recognize together, and refuses the swipe, on every system and with
/// every driver, if the app has set `interactivePopGestureRecognizer.isEnabled` to false.
struct SystemPopRule: ArbitrationRule {
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let navigationController = recognizer.view?.next as? UINavigationController,
            let systemRecognizer = navigationController.interactivePopGestureRecognizer
        else { return nil }
        return systemRecognizer.isEnabled ? nil : .deny(.systemRecognizerDisabled)
    }

    func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> Relation? {
        guard recognizer is UIPanGestureRecognizer,
            let navigationController = recognizer.view?.next as? UINavigationController,
            navigationController.systemPopRecognizers.contains(other)
        else { return nil }
        return .simultaneous(.popsTogether)
    }
}

extension UINavigationController {
    /// UIKit's recognizers that pop: that of the edge and, on iOS 26 and later, that of the content.
    var systemPopRecognizers: [UIGestureRecognizer] {
        var recognizers = [interactivePopGestureRecognizer]
        if #available(iOS 26, *) { recognizers.append(interactiveContentPopGestureRecognizer) }
        return recognizers.compactMap { $0 }
    }
}

extension Reason {
    /// The app has set `interactivePopGestureRecognizer.isEnabled` to false.
    public static var systemRecognizerDisabled: Reason { "the app has disabled interactivePopGestureRecognizer" }

    fileprivate static var popsTogether: Reason { "the navigation controller's recognizers pop together" }
}
