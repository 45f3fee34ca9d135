/// The place of a view along one axis of its superview, and what autoresizing makes of it.
///
/// UIKit hands the change of the superview's length out to whatever the mask calls flexible, in proportion to the
/// lengths that those parts have; parts without length share equally. Nothing flexible: origin and length stay.
struct AutoresizedSpan: Equatable {
    /// The distance from the superview's minimum edge.
    var origin: CGFloat
    var length: CGFloat

    /// Which of the three parts along the axis may change.
    struct Flexibility: OptionSet {
        let rawValue: Int
        static let minimumMargin = Flexibility(rawValue: 1)
        static let length = Flexibility(rawValue: 2)
        static let maximumMargin = Flexibility(rawValue: 4)
    }

    /// The place after the superview's length has changed from `old` to `new`.
    func resized(from old: CGFloat, to new: CGFloat, flexible: Flexibility) -> AutoresizedSpan {
        let change = new - old
        guard change != 0, !flexible.isEmpty else { return self }
        let parts: [(Flexibility, CGFloat)] = [
            (.minimumMargin, origin), (.length, length), (.maximumMargin, old - origin - length),
        ]
        let flexibleParts = parts.filter { flexible.contains($0.0) }
        let total = flexibleParts.reduce(0) { $0 + $1.1 }
        // Parts that reach out of the superview are negative; a proportion makes no sense then.
        let isProportional = total > 0 && flexibleParts.allSatisfy { $0.1 >= 0 }
        func share(of part: Flexibility, _ partLength: CGFloat) -> CGFloat {
            guard flexible.contains(part) else { return 0 }
            return change * (isProportional ? partLength / total : 1 / CGFloat(flexibleParts.count))
        }
        return AutoresizedSpan(
            origin: origin + share(of: .minimumMargin, origin),
            length: max(0, length + share(of: .length, length))
        )
    }
}
