import UIKit

/// An element of the file and its view.
struct ReadElement {
    let name: String
    weak var view: UIView?
    /// What it showed when it was read, if that is visible and a finger can change it.
    let value: ValueDocument?
    /// What it showed when it was last in the window.
    private(set) var lastValue: ValueDocument?
    private(set) var scrolling: ReadScrolling?
    private let traits: ElementTraits
    /// Whether the app has changed traits that no action can change.
    private(set) var hasChangedTraits = false

    /// - Parameter isTable: Whether it is a table in the file.
    @MainActor
    init(name: String, view: UIView, isTable: Bool, _ mirror: LayoutMirror) {
        (self.name, self.view) = (name, view)
        value = view.recordedValue
        lastValue = value
        traits = ElementTraits(of: view)
        scrolling = (view as? UIScrollView).map { ReadScrolling($0, isTable: isTable, mirror) }
    }

    /// Whether something that is not in the file has scrolled it.
    var hasUnknownOffset: Bool { scrolling?.hasUnknownOffset == true }

    /// Whether a finger is scrolling it and thereby dismisses the keyboard.
    @MainActor
    var putsKeyboardAway: Bool {
        guard let scrollView = view as? UIScrollView else { return false }
        return scrollView.keyboardDismissMode != .none && scrollView.isScrolledByFinger
    }

    /// Reads what the view shows now, if it is in the window.
    ///
    /// - Returns: What the app has done with it since the last look, except its frame.
    @MainActor
    mutating func look(_ look: Look, _ mirror: LayoutMirror) -> [ActionDocument] {
        // A finger continues to drag a control that has been removed under it.
        guard let view, view.window != nil || look.isTouched(view) else { return [] }
        if !hasChangedTraits, ElementTraits(of: view) != traits { hasChangedTraits = true }
        var actions: [ActionDocument] = []
        if value != nil, let now = view.recordedValue, now != lastValue {
            lastValue = now
            if !look.isTouched(view) {
                actions.append(ActionDocument(at: look.time, change: name, PropertiesDocument(value: now)))
            }
        }
        guard let scrollView = view as? UIScrollView else { return actions }
        // The format has no changes for text views, whose text keeps its length.
        if !(view is UITextView), let change = scrolling?.takeChange(of: scrollView, mirror) {
            actions.append(ActionDocument(at: look.time, change: name, change))
        }
        if let scroll = scrolling?.takeScroll(of: scrollView, look.time, mirror, isWatched: look.isWatched) {
            actions += self.actions(of: scroll)
        }
        return actions
    }

    private func actions(of scroll: ReadScrolling.Scroll) -> [ActionDocument] {
        let zoom = scroll.zoom.map {
            ActionDocument(at: scroll.start, change: name, PropertiesDocument(zoom: $0))
        }
        var action = ActionDocument(at: scroll.start)
        (action.scroll, action.to) = (name, scroll.offset)
        if !scroll.isAnimated { action.animated = false }
        return [zoom, action].compactMap(\.self)
    }
}

extension ReadElement {
    /// A look at everything that has been read.
    struct Look {
        /// The time of the changes since the last look.
        var time: TimeInterval
        /// Whether there will be a look at the next frame as well.
        var isWatched: Bool
        /// The views under fingers now or a short time ago.
        var touched: [UIView]

        @MainActor
        func isTouched(_ view: UIView) -> Bool { touched.contains { $0.isDescendant(of: view) } }
    }
}

extension UIScrollView {
    /// Whether a finger holds or moves the content, or the content still moves by itself.
    var isMoving: Bool { isTracking || isScrolledByFinger }

    /// Whether a finger moves the content, or has moved it and it still moves by itself.
    var isScrolledByFinger: Bool { isDragging || isDecelerating || isZooming || isZoomBouncing }
}

extension UIView {
    /// What the view shows, if it is a UIKit control that a finger changes.
    var recordedValue: ValueDocument? {
        switch self {
        case let slider as UISlider where !slider.hasKnownRange: nil
        case let slider as UISlider: .number(Double(slider.value).rounded(toDigits: 4))
        case let control as UISwitch: .bool(control.isOn)
        case let stepper as UIStepper where !Double.recorded.contains(stepper.value): nil
        case let stepper as UIStepper: .number(stepper.value)
        case let control as UISegmentedControl: .number(Double(control.selectedSegmentIndex))
        case let control as UIPageControl: .number(Double(control.currentPage))
        default: nil
        }
    }
}

/// Whether the format allows a control with this range.
private func isRecorded(from least: Double, to greatest: Double) -> Bool {
    least < greatest && Double.recorded.contains(least) && Double.recorded.contains(greatest)
}

extension UISlider {
    /// Whether the format accepts this slider's range.
    var hasKnownRange: Bool { isRecorded(from: Double(minimumValue), to: Double(maximumValue)) }
}

extension UIStepper {
    /// Whether the format accepts this stepper's range and step.
    var hasKnownRange: Bool {
        isRecorded(from: minimumValue, to: maximumValue) && stepValue > 0 && Double.recorded.contains(stepValue)
    }
}
