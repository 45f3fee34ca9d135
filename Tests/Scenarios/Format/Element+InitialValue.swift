import Foundation

extension Element.Kind {
    /// What a control shows before anybody has touched it; nil for what has no value.
    var initialValue: Value? {
        switch self {
        case .slider(let options): .number(options.value)
        case .switch(let isOn): .bool(isOn)
        case .stepper(let options): .number(options.value)
        case .scrubber(let options): .number(options.values[0])
        case .rangeSlider(let options): .numbers(options.values)
        case .segmented(let options): .number(Double(options.selected))
        case .textField(_, let isEdited): .bool(isEdited)
        case .pageControl(let options), .pages(let options): .number(Double(options.selected))
        case .web(let history, _): .number(Double(history))
        case .button, .table, .textView: .number(0)
        case .view(let options): options.takesTouches ? .number(0) : nil
        case .scroll(let options): options.refreshes ? .number(0) : nil
        case .label, .stack: nil
        }
    }
}
