import Scenarios

/// What one contender made of one scenario on all its profiles, in a few words.
struct ResultCell {
    private let results: [PlayResult]

    init(_ results: [PlayResult]) {
        self.results = results
    }

    /// `resolved`, `suffers: pager scrolled`, or with the profiles that it suffers on: `suffers (26): popped`. An
    /// expectation that does not hold is marked by a cross.
    var text: String {
        guard !results.isEmpty else { return "–" }
        let mark = results.allSatisfy(\.holds) ? "" : "✗ "
        let suffering = results.filter { $0.verdict == .suffers }
        guard let worst = suffering.first else {
            return mark + (results[0].verdict == nil ? results[0].summary : "resolved")
        }
        return "\(mark)suffers\(place(of: suffering)): \(worst.summary)"
    }

    /// The profiles that `suffering` are of, as briefly as can be: nothing for all of them.
    private func place(of suffering: [PlayResult]) -> String {
        guard suffering.count < results.count else { return "" }
        let profiles = Set(suffering.map(\.profile))
        let all = Set(results.map(\.profile))
        for system in Set(all.map(\.system)) where profiles == all.filter({ $0.system == system }) {
            return " (\(system))"
        }
        for direction in LayoutDirection.allCases where profiles == all.filter({ $0.direction == direction }) {
            return " (\(direction))"
        }
        return " (\(suffering.map { "\($0.profile)" }.joined(separator: ", ")))"
    }
}
