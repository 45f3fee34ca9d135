import Foundation

extension Element.Kind {
    /// What a control shows before anybody has touched it; nil for what has no value.
    var initialValue: Value? {
        switch self {
        case .slider(let options): .number(options.value)
        case .switch(let isOn): .bool(isOn)
        case .stepper(let value), .scrubber(let value): .number(value)
        case .segmented(let options): .number(Double(options.selected))
        case .textField: .bool(false)
        case .button, .table: .number(0)
        case .scroll, .label, .view: nil
        }
    }
}
