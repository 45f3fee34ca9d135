import GestureArbitration
import UIKit

/// Obeys ``PopOptions/mode`` and ``PopOptions/startRegion`` of the screen on top, and the region of its
/// ``PopOptions/gesture``. Where fingers land means something for horizontal pans only.
struct ScreenOptionsRule: ArbitrationRule {
    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Answer? {
        guard let navigation = recognizer.view?.next as? FullScreenPopNavigationController,
            let screen = navigation.topViewController
        else { return nil }
        let options = navigation.options(for: screen)
        let mode = options.mode ?? .fullScreen
        if mode == .disabled { return .deny(.screenDisabled) }
        let gesture = options.gesture ?? .pan
        guard gesture.direction?.isHorizontal == true else { return nil }
        let region: StartRegion =
            mode == .leadingEdge ? .within(PopMode.leadingEdgeWidth) : options.startRegion ?? .anywhere
        let isInside = landed(recognizer, in: region) && landed(recognizer, in: gesture.startRegion)
        return isInside ? nil : .deny(.outsideStartRegion)
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
