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
        let target = ActionTarget { [weak self] in if let slider = $0 as? UISlider { self?.didLoseFinger(slider) } }
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

    /// Gives a slider its value back whose finger lifts after a swipe that has yet to begin.
    static func giveBack(to slider: UISlider) {
        if slider.isTracking { values[slider]?.restore(slider) }
    }

    /// Called when the slider loses its finger. One of the app's pans may have taken it to set the value itself.
    private func didLoseFinger(_ slider: UISlider) {
        if touch?.gestureRecognizers?.contains(where: \.swipesOrScrolls) == true { restore(slider) }
    }

    private func restore(_ slider: UISlider) {
        guard slider.value != value else { return }
        slider.setValue(value, animated: false)
        if slider.isContinuous { slider.sendActions(for: .valueChanged) }
    }
}

extension UIGestureRecognizer {
    /// Whether this is a pan that has begun, and is governed by an arbiter, or is UIKit's. One that begins only as its
    /// finger lifts has ended already; a scroll view that does not coast then has not scrolled.
    fileprivate var swipesOrScrolls: Bool {
        guard self is UIPanGestureRecognizer, isActive || state == .ended else { return false }
        if let scrollView = pannedScrollView { return isActive || scrollView.isDecelerating }
        return delegate is GestureArbiter || view?.ownNavigationController != nil
    }
}
