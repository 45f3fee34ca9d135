import GestureArbitration
import UIKit

/// Obeys the switch that apps have used since iOS 7: `interactivePopGestureRecognizer.isEnabled = false` means that
/// nothing pops by a swipe, on whichever system and with whichever driver.
struct SystemSwitchRule: ArbitrationRule {
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let navigation = recognizer.view?.next as? UINavigationController,
            let systemRecognizer = navigation.interactivePopGestureRecognizer
        else { return nil }
        return systemRecognizer.isEnabled ? nil : .deny(.systemRecognizerDisabled)
    }
}

extension Reason {
    /// The app has set `interactivePopGestureRecognizer.isEnabled` to false.
    public static var systemRecognizerDisabled: Reason { "the app has disabled interactivePopGestureRecognizer" }
}
