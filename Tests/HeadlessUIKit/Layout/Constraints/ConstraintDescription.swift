/// Constraints and their items in words, for the sentences of failures.
@MainActor
enum ConstraintDescription {
    static func text(of constraint: NSLayoutConstraint) -> String {
        var text = "\(name(of: constraint.firstItem)).\(constraint.firstAttribute) \(sign(of: constraint.relation)) "
        let constant = constraint.constant
        if constraint.secondAttribute == .notAnAttribute {
            text += "\(constant)"
        } else {
            text += "\(name(of: constraint.secondItem)).\(constraint.secondAttribute)"
            if constraint.multiplier != 1 { text += " · \(constraint.multiplier)" }
            if constant != 0 { text += constant > 0 ? " + \(constant)" : " - \(-constant)" }
        }
        if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
        guard let identifier = constraint.identifier else { return text }
        return "\"\(identifier)\" (\(text))"
    }

    static func name(of item: AnyObject?) -> String {
        switch item {
        case let view as UIView:
            let type = String(describing: type(of: view))
            let words = view.accessibilityIdentifier ?? (view as? UILabel)?.text
            return words.map { "\(type)(\"\($0)\")" } ?? type
        case let guide as UILayoutGuide:
            let owner = guide.owningView.map { name(of: $0) } ?? "nothing"
            return "\(guide.identifier.isEmpty ? "guide" : guide.identifier) of \(owner)"
        case nil: return "an item that is gone"
        case let other?: return String(describing: type(of: other))
        }
    }

    private static func sign(of relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
