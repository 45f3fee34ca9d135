import UIKit

extension UINavigationController {
    /// The pop recognizer for the content; nil before iOS 26.
    var askedContentPop: UIGestureRecognizer? {
        if #available(iOS 26, *) { interactiveContentPopGestureRecognizer } else { nil }
    }

    /// The titles on the stack, as an answer.
    var askedStack: String { viewControllers.map { $0.title ?? "?" }.joined(separator: " ") }

    /// Whether the screen that was pushed on the root has gone, as an answer.
    var askedOutcome: String { viewControllers.count == 1 ? "popped" : "stayed" }
}
