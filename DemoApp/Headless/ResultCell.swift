import Scenarios

/// What one contender made of one scenario on all its profiles, in a few words.
struct ResultCell {
    private let performances: [Performance]

    init(_ performances: [Performance]) {
        self.performances = performances
    }

    /// `resolved`, `suffers: pager scrolled`, or with the profiles that it suffers on: `suffers (26): popped`. An
    /// expectation that does not hold is marked by a cross.
    var text: String {
        guard !performances.isEmpty else { return "–" }
        let mark = performances.allSatisfy(\.holds) ? "" : "✗ "
        let suffering = performances.filter { $0.verdict == .suffers }
        guard let worst = suffering.first else {
            return mark + (performances[0].verdict == nil ? performances[0].summary : "resolved")
        }
        return "\(mark)suffers\(place(of: suffering)): \(worst.summary)"
    }

    /// The profiles that `suffering` are of, as briefly as can be: nothing for all of them.
    private func place(of suffering: [Performance]) -> String {
        guard suffering.count < performances.count else { return "" }
        let profiles = Set(suffering.map(\.profile))
        let all = Set(performances.map(\.profile))
        for system in Set(all.map(\.system)) where profiles == all.filter({ $0.system == system }) {
            return " (\(system))"
        }
        for direction in LayoutDirection.allCases where profiles == all.filter({ $0.direction == direction }) {
            return " (\(direction))"
        }
        return " (\(suffering.map { "\($0.profile)" }.joined(separator: ", ")))"
    }
}
