import UIKit

/// An element of the file and the view that it is.
struct ReadElement {
    let name: String
    weak var view: UIView?
    /// What it showed when it was read, if that can change by a finger and be seen.
    let value: ValueDocument?
    /// What it showed when it was last in the window.
    private(set) var lastValue: ValueDocument?
    /// Whether it has been scrolled by something that the file does not say: by a finger before, or by the app.
    private(set) var hasStrangeOffset: Bool
    private var offset: CGPoint?
    private(set) var wasMoving: Bool

    @MainActor
    init(name: String, view: UIView) {
        (self.name, self.view) = (name, view)
        value = view.recordedValue
        lastValue = value
        let scrollView = view as? UIScrollView
        wasMoving = scrollView?.isMoving == true
        hasStrangeOffset = wasMoving
        offset = scrollView?.contentOffset
    }

    /// Takes what the view shows now, if it is in the window.
    ///
    /// - Returns: Whether the app has scrolled it since the last time.
    @MainActor
    mutating func look() -> Bool {
        guard let view, view.window != nil else { return false }
        if value != nil { lastValue = view.recordedValue }
        guard let scrollView = view as? UIScrollView else { return false }
        let isMoving = scrollView.isMoving
        defer { (offset, wasMoving) = (scrollView.contentOffset, isMoving) }
        guard scrollView.contentOffset != offset, !isMoving, !wasMoving else { return false }
        hasStrangeOffset = true
        return true
    }
}

extension UIScrollView {
    /// Whether a finger moves the content, or it goes on by itself.
    var isMoving: Bool { isTracking || isDragging || isDecelerating || isZooming || isZoomBouncing }
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

private func isRecorded(from least: Double, to greatest: Double) -> Bool {
    least < greatest && recordedValues.contains(least) && recordedValues.contains(greatest)
}

extension UISlider {
    /// Whether the format has this slider's range.
    var hasKnownRange: Bool { isRecorded(from: Double(minimumValue), to: Double(maximumValue)) }
}

extension UIStepper {
    /// Whether the format has this stepper's range and step.
    var hasKnownRange: Bool {
        isRecorded(from: minimumValue, to: maximumValue) && stepValue > 0 && recordedValues.contains(stepValue)
    }
}
