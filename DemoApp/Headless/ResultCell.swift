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
        guard let worst = suffering.first else {
            return mark + (results[0].verdict == nil ? results[0].summary : "resolved")
        }
        let place =
            switch place {
            case .everywhere: ""
            case .system(let system): " (\(system))"
            case .direction(let direction): " (\(direction))"
            case .some: " (\(suffering.map { "\($0.profile)" }.joined(separator: ", ")))"
            }
        return "\(mark)suffers\(place): \(worst.summary)"
    }

    /// The same for a document: `✓`, `✕ pager scrolled`, or with the devices that it suffers on: `✕ iOS 26: popped`.
    var sign: String {
        guard !results.isEmpty else { return "" }
        guard let worst = suffering.first else { return "✓" }
        let place =
            switch place {
            case .everywhere: ""
            case .system(let system): "iOS \(system): "
            case .direction(.ltr): "left to right: "
            case .direction(.rtl): "right to left: "
            case .some: "at times: "
            }
        return "✕ \(place)\(worst.summary)"
    }

    private var suffering: [PlayResult] { results.filter { $0.verdict == .suffers } }

    /// Where the contender suffers, as briefly as can be.
    private enum Place {
        case everywhere
        case system(Int)
        case direction(LayoutDirection)
        case some
    }

    private var place: Place {
        guard suffering.count < results.count else { return .everywhere }
        let profiles = Set(suffering.map(\.profile))
        let all = Set(results.map(\.profile))
        for system in Set(all.map(\.system)) where profiles == all.filter({ $0.system == system }) {
            return .system(system)
        }
        for direction in LayoutDirection.allCases where profiles == all.filter({ $0.direction == direction }) {
            return .direction(direction)
        }
        return .some
    }
}
