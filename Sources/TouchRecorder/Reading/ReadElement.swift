import UIKit

/// An element of the file and the view that it is.
struct ReadElement {
    let name: String
    weak var view: UIView?
    /// What it showed when it was read, if that can change by a finger and be seen.
    let value: ValueDocument?
    /// What it showed when it was last in the window.
    var lastValue: ValueDocument?
    /// Whether it was scrolling when it was read, which the file can't say.
    let wasMoving: Bool

    @MainActor
    init(name: String, view: UIView) {
        (self.name, self.view) = (name, view)
        value = view.recordedValue
        lastValue = value
        wasMoving = (view as? UIScrollView)?.isMoving == true
    }
}

extension UIScrollView {
    /// Whether a finger moves the content, or it goes on by itself.
    var isMoving: Bool { isDragging || isDecelerating }
}

extension UIView {
    /// What the view shows, if it is a control of UIKit's that a finger changes.
    var recordedValue: ValueDocument? {
        switch self {
        case let slider as UISlider where !slider.hasKnownRange: nil
        case let slider as UISlider: .number(Double(slider.value).rounded(toDigits: 4))
        case let control as UISwitch: .bool(control.isOn)
        case let stepper as UIStepper where !recordedValues.contains(stepper.value): nil
        case let stepper as UIStepper: .number(stepper.value)
        case let control as UISegmentedControl: .number(Double(control.selectedSegmentIndex))
        case let control as UIPageControl: .number(Double(control.currentPage))
        default: nil
        }
    }
}

/// The values that the format takes.
private let recordedValues = -100_000.0...100_000

extension UISlider {
    /// Whether the format has this slider's range.
    var hasKnownRange: Bool {
        minimumValue < maximumValue && recordedValues.contains(Double(minimumValue))
            && recordedValues.contains(Double(maximumValue))
    }
}
