import UIKit

/// Refuses to begin while something is presented over the navigation controller, or is still being dismissed.
///
/// UIKit keeps `presentedViewController` until a dismissal has ended, so a swipe that comes right after an interactive
/// dismissal is refused as well.
public struct PresentationRule: ArbitrationRule {
    /// Makes the rule.
    public init() {}

    /// Denies while the top screen or one of its ancestors presents something.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let navigationController = recognizer.navigationController else { return nil }
        let screen = navigationController.topViewController ?? navigationController
        return screen.presentedViewController == nil ? nil : .deny(.presenting)
    }
}

extension Reason {
    /// Something is presented, or is being dismissed.
    public static var presenting: Reason { "something is presented" }
}

extension ArbitrationRule where Self == PresentationRule {
    /// Refuses to begin while something is presented over the navigation controller, or is still being dismissed.
    public static var presentation: PresentationRule { PresentationRule() }
}
