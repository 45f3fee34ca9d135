import UIKit
import UIKitSeams

/// A UIKit control under a finger. It separates UIKit's response to the finger from the app's reaction to that.
@MainActor
struct TouchedControl {
    let name: String
    private weak var control: UIControl?
    /// What it showed when the finger landed.
    private let before: ValueDocument
    /// The distance from the finger to the middle of a slider's thumb, in points; nil for other controls.
    private let grab: CGFloat?
    private let start: TimeInterval
    /// Where the finger lifted, in points of the control; nil before, and if its touch was cancelled.
    private var lift: CGPoint?
    /// How long the finger was down, in seconds.
    private var duration: TimeInterval = 0

    /// Nil for a control without a value that a finger changes.
    init?(_ control: UIControl, name: String, touch: UITouch) {
        guard let value = control.recordedValue else { return nil }
        (self.name, self.control, before, start) = (name, control, value, touch.timestamp)
        grab = (control as? UISlider).map { $0.thumbCenter - touch.location(in: control).x }
    }

    mutating func finish(_ touch: UITouch) {
        lift = touch.phase == .ended ? control.map { touch.location(in: $0) } : nil
        duration = touch.timestamp - start
    }

    /// The value that the control shows, if UIKit by itself would show another one; nil if not, and if that can't be
    /// told.
    var overrule: ValueDocument? {
        guard let control, let lift, let now = control.recordedValue else { return nil }
        return isUIKits(now, of: control, lift) ? nil : now
    }

    private func isUIKits(_ now: ValueDocument, of control: UIControl, _ lift: CGPoint) -> Bool {
        switch control {
        case let slider as UISlider:
            guard let grab, abs(grab) <= Self.reach else { return now == before }
            return abs(slider.thumbCenter - slider.thumbCenter(within: lift.x + grab)) < Self.tolerance
        case is UISwitch: return now != before || !control.bounds.contains(lift)
        case let segments as UISegmentedControl:
            return !control.bounds.contains(lift)
                || now == .number(Double(segments.segment(at: lift.x) ?? segments.selectedSegmentIndex))
        case let stepper as UIStepper: return stepper.isStep(from: before, to: now, in: duration)
        default: return true
        }
    }

    /// How far from the middle of a slider's thumb a finger that takes it may land, in points.
    private static let reach: CGFloat = 24
    /// How far the thumb may then be from its finger, in points.
    private static let tolerance: CGFloat = 3
}

extension UISlider {
    fileprivate var thumbCenter: CGFloat { thumb(at: value).midX }

    /// The position nearest to `x` that the middle of the thumb can have.
    fileprivate func thumbCenter(within x: CGFloat) -> CGFloat {
        let ends = [thumb(at: minimumValue).midX, thumb(at: maximumValue).midX]
        return min(max(x, min(ends[0], ends[1])), max(ends[0], ends[1]))
    }
}

extension UIStepper {
    /// The earliest time after which a stepper repeats, in seconds.
    private static let repeatDelay: TimeInterval = 0.3

    /// Whether one value is a step away from the other, or whole steps if the finger stays, or is at an end.
    fileprivate func isStep(from before: ValueDocument, to now: ValueDocument, in duration: TimeInterval) -> Bool {
        guard case .number(let before) = before, case .number(let now) = now, stepValue > 0 else { return true }
        if now == minimumValue || now == maximumValue { return true }
        let steps = (now - before) / stepValue
        let repeats = autorepeat && duration > Self.repeatDelay
        return abs(steps - steps.rounded()) < 1e-6 && (repeats || abs(steps) < 1.5)
    }
}
