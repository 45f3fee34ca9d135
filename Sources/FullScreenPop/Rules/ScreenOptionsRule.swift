import GestureArbitration
import UIKit

/// Obeys ``PopOptions/mode`` and ``PopOptions/startRegion`` of the screen on top.
struct ScreenOptionsRule: ArbitrationRule {
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let navigation = recognizer.view?.next as? FullScreenPopNavigationController,
            let screen = navigation.topViewController
        else { return nil }
        let options = navigation.options(for: screen)
        switch options.mode ?? .fullScreen {
        case .disabled:
            return .deny(.screenDisabled)
        case .leadingEdge:
            return landed(recognizer, in: .within(PopMode.leadingEdgeWidth)) ? nil : .deny(.outsideStartRegion)
        case .fullScreen:
            return landed(recognizer, in: options.startRegion ?? .anywhere) ? nil : .deny(.outsideStartRegion)
        }
    }

    private func landed(_ recognizer: UIGestureRecognizer, in region: StartRegion) -> Bool {
        guard region != .anywhere else { return true }
        guard let view = recognizer.view, let touchdown = recognizer.touchdown else { return false }
        return region.contains(
            touchdown.location(in: view), in: view.bounds, direction: view.effectiveUserInterfaceLayoutDirection)
    }
}

extension Reason {
    /// The screen's ``PopOptions/mode`` is ``PopMode/disabled``.
    public static var screenDisabled: Reason { "the screen is not popped by swipes" }
}
