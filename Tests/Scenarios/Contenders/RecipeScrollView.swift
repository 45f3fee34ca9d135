import UIKit

/// The article's scroll view. There a category changes every scroll view; here a subclass stands in for it.
@MainActor
final class RecipeScrollView: UIScrollView, UIGestureRecognizerDelegate {
    private let rescue: SliderRescue?

    /// - Parameter rescue: nil for none.
    init(_ rescue: SliderRescue?) {
        self.rescue = rescue
        super.init(frame: .zero)
        if rescue == .noDelay { delaysContentTouches = false }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Scroll views of scenarios do not come from a storyboard.")
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        isPop(otherGestureRecognizer)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if rescue == .noScrolling { rescueSlider(hit: hit) }
        return hit
    }
}
