import Foundation

/// One scenario of the library with one contender, as XCUITest's finger can play it.
struct ScenarioPlay {
    var scenario: Scenario
    /// The text of the scenario's file.
    var json: String
    var gestures: [SimpleGesture]
    var contender: ContenderName
    var profile: Profile

    var name: String { "\(scenario.name), \(contender.rawValue)" }

    /// What a person wants to see.
    var wanted: Scenario.Expectation { scenario.standard(on: profile) ?? Scenario.Expectation() }

    /// Whether the contender is expected to miss what is wanted in something that can be seen from outside.
    var isSeenToSuffer: Bool {
        guard let expected = scenario.expectations[contender]?.on(profile), expected.verdict == .suffers else {
            return false
        }
        let missesTop = expected.top.map { $0 != wanted.top } ?? false
        let missesControls = expected.moved.map { Set($0) != Set(wanted.moved ?? []) } ?? false
        return missesTop && wanted.top != nil || missesControls && wanted.moved != nil && hasOnlyReadableControls
    }

    /// Whether every control that the scenario is about can be read, see ``ScreenReader``.
    private var hasOnlyReadableControls: Bool {
        scenario.allScreens.flatMap(\.elements).allSatisfy { element in
            switch element.kind {
            case .slider, .switch, .scroll, .view, .label, .table: true
            default: false
            }
        }
    }
}

extension [ScenarioPlay] {
    /// At most `count` of them, from all parts of the list.
    func spread(over count: Int) -> [ScenarioPlay] {
        guard self.count > count else { return self }
        return (0..<count).map { self[$0 * self.count / count] }
    }

    /// Pieces of at most `size` in their order.
    func batches(of size: Int) -> [[ScenarioPlay]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
