import UIKit
import UIKitSeams

/// The value of a slider when a finger landed on it.
///
/// A slider follows the finger while a swipe, or a scroll that waits for the swipe, shows whether it begins. If the
/// finger is then taken from the slider, this gives the slider its value back, so that only one thing happens.
@MainActor
final class SliderValue {
    private static let values = AssociatedProperty<SliderValue>()

    private var value: Float = 0
    private weak var touch: UITouch?
    private var target: ActionTarget?

    private init(of slider: UISlider) {
        let target = ActionTarget { [weak self] in if let slider = $0 as? UISlider { self?.restore(slider) } }
        slider.addTarget(target, action: ActionTarget.action, for: .touchCancel)
        self.target = target
    }

    /// Stores the value of a slider on which `touch` lands, unless another finger drags it.
    static func keep(of slider: UISlider, under touch: UITouch) {
        guard !slider.isTracking else { return }
        let kept = values.value(of: slider, orNew: SliderValue(of: slider))
        kept.value = slider.value
        kept.touch = touch
    }

    /// Called when the slider loses its finger. One of the app's pans may have taken it to set the value itself.
    private func restore(_ slider: UISlider) {
        guard slider.value != value, touch?.gestureRecognizers?.contains(where: \.swipesOrScrolls) == true else {
            return
        }
        slider.setValue(value, animated: false)
        if slider.isContinuous { slider.sendActions(for: .valueChanged) }
    }
}

extension UIGestureRecognizer {
    /// Whether this is a pan that has begun, and is governed by an arbiter, or is UIKit's.
    fileprivate var swipesOrScrolls: Bool {
        guard self is UIPanGestureRecognizer, isActive else { return false }
        return delegate is GestureArbiter || pannedScrollView != nil || view?.ownNavigationController != nil
    }
}
