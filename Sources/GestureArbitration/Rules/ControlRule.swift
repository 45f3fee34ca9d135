import UIKit

/// Refuses a swipe that landed on a control that is dragged along the swipe, such as a slider.
///
/// It knows sliders, switches, segmented controls, page controls, and any of the app's own `UIControl`s that follow the
/// finger, in `continueTracking(_:with:)`, `touchesMoved(_:with:)` or an action for drags. For other views, set
/// ``ViewArbitration/draggedAxes``; for text, see ``EditedTextRule``. A touch on a subview of a control counts as one
/// on the control. A control that is disabled when the finger lands is ignored, and so are an unselected segment, the
/// selected one if the finger goes to where there is no other, a page control on its last page in the same way, and its
/// parts beside the dots.
///
/// A slider, a control of the app's own, or another view that follows fingers or has a pan also refuses swipes of
/// fingers that have just missed it, unless they have landed on another control: whoever means to drag a thin progress
/// bar must not leave the screen. It counts as 4 points larger on every side, as between two keys, and as at least 44
/// points wide and high. A bar thinner than 36 points counts as 12 points longer at either end, since a knob is drawn
/// around its beginning; of a slider, these 12 points count from its thumb.
///
/// The rule answers when the swipe begins, not when the touch lands: only the movement shows whether the swipe goes
/// along the control, and a tap on a slider is not a refused swipe. UIKit asks the control first. If the control
/// refuses, as a slider does while its thumb is held, the arbiter is not asked at all.
public struct ControlRule: ArbitrationRule {
    /// The part of a slider that refuses swipes.
    public enum SliderArea: Equatable, Sendable {
        /// All of it, including the track beside the thumb.
        case anywhere
        /// The thumb and this many points around it. A swipe on the rest of the track is allowed.
        case thumb(slop: CGFloat)
    }

    /// The part of a slider that refuses swipes. The default is ``SliderArea/anywhere``.
    public var sliderArea: SliderArea

    /// Creates the rule.
    public init(sliders: SliderArea = .anywhere) {
        sliderArea = sliders
    }

    /// Denies if the movement is along a control under the finger, or along one that the finger has just missed.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        if isOnDraggedControl(recognizer) { return .deny(.touchOnControl) }
        return sliderArea == .anywhere && recognizer.hasMissedDraggedView ? .deny(.touchBesideControl) : nil
    }

    private func isOnDraggedControl(_ recognizer: UIGestureRecognizer) -> Bool {
        let claimants = recognizer.claimants
        guard claimants.mayBeDragged else { return false }
        return claimants.contains { claimant in
            let axes = claimant.draggedAxes
            guard !axes.isEmpty, axes.contains(movementOf: recognizer, in: claimant.view) else { return false }
            if let slider = claimant.view as? UISlider, !keepsSwipe(slider, of: recognizer) { return false }
            return !recognizer.isDraggedNowhere(claimant)
        }
    }

    private func keepsSwipe(_ slider: UISlider, of recognizer: UIGestureRecognizer) -> Bool {
        guard case .thumb(let slop) = sliderArea else { return true }
        return !recognizer.isBesideThumb(of: slider, reach: slop)
    }
}

extension ArbitrationReason {
    /// The finger landed on a control that is dragged along the swipe.
    public static var touchOnControl: ArbitrationReason { "the touch is on a control that is dragged" }

    /// The finger has just missed a control, or another view, that is dragged along the swipe.
    public static var touchBesideControl: ArbitrationReason { "the touch is right beside a view that is dragged" }
}

extension ArbitrationRule where Self == ControlRule {
    /// Refuses a swipe that landed on a control that is dragged along the swipe.
    public static var controls: ControlRule { ControlRule() }

    /// Refuses a swipe that landed on a control that is dragged along the swipe, with a choice for sliders.
    public static func controls(sliders: ControlRule.SliderArea) -> ControlRule { ControlRule(sliders: sliders) }
}
