import UIKit
import UIKitSeams

// Controls.
extension ScreenReader {
    func element(of control: UIControl, _ description: TouchRecorder.ViewDescription?) -> ElementDocument {
        var element = ElementDocument()
        if !control.isEnabled { element.enabled = false }
        switch control {
        case let slider as UISlider:
            take(slider, into: &element)
        case let control as UISwitch:
            element.switch = name(control, kind: "switch")
            if control.isOn { element.on = true }
        case let stepper as UIStepper:
            let name = name(stepper, kind: "stepper")
            element.stepper = name
            element.value = stepper.recordedValue
            take(rangeOf: stepper, name, into: &element)
        case let control as UISegmentedControl: take(control, into: &element)
        case let field as UITextField:
            element.textField = name(field, kind: "textField")
            if options.includesText, let text = field.text, !text.isEmpty { element.text = text }
            if field.isFirstResponder { element.editing = true }
        case let control as UIPageControl:
            element.pageControl = name(control, kind: "pageControl")
            element.count = min(max(control.numberOfPages, 1), 100)
            element.selected = min(max(control.currentPage, 0), (element.count ?? 1) - 1)
        case let button as UIButton:
            element.button = name(button, kind: "button")
        default: take(own: control, description, into: &element)
        }
        return element
    }

    private func take(_ slider: UISlider, into element: inout ElementDocument) {
        let name = name(slider, kind: "slider")
        element.slider = name
        element.value = slider.recordedValue
        guard slider.hasKnownRange else { return omissions.note(.controlRange(name)) }
        let range = [Double(slider.minimumValue), Double(slider.maximumValue)]
        if range != [0, 1] { element.range = range }
    }

    private func take(rangeOf stepper: UIStepper, _ name: String, into element: inout ElementDocument) {
        guard stepper.hasKnownRange else { return omissions.note(.controlRange(name)) }
        let range = [stepper.minimumValue, stepper.maximumValue]
        if range != [0, 100] { element.range = range }
        if stepper.stepValue != 1 { element.step = stepper.stepValue }
    }

    private func take(_ control: UISegmentedControl, into element: inout ElementDocument) {
        let name = name(control, kind: "segmented")
        element.segmented = name
        let segments = 0..<max(1, min(control.numberOfSegments, 100))
        if segments.count != control.numberOfSegments { omissions.note(.controlRange(name)) }
        element.segments = segments.map { index in
            let text =
                options.includesText && index < control.numberOfSegments ? control.titleForSegment(at: index) : nil
            return text ?? "\(index + 1)"
        }
        if control.selectedSegmentIndex != 0 { element.selected = control.selectedSegmentIndex }
    }

    /// A control of one of the app's own classes.
    private func take(
        own control: UIControl, _ description: TouchRecorder.ViewDescription?, into element: inout ElementDocument
    ) {
        switch description?.kind {
        case .scrubber(let value):
            element.scrubber = name(control, kind: "scrubber")
            element.value = .number(value.asPart)
        case .rangeSlider(let lower, let upper):
            element.rangeSlider = name(control, kind: "rangeSlider")
            element.value = .numbers([lower.asPart, max(lower.asPart, upper.asPart)])
        default:
            guard type(of: control).overridesContinueTracking else {
                element.button = name(control, kind: "button")
                return
            }
            let name = name(control, kind: "scrubber")
            element.scrubber = name
            element.value = .number(0.5)
            omissions.note(.controlValue(name))
        }
    }
}
