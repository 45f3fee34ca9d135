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

    /// What has to be seen in the end: of the toolkit what a person wants, of every other contender what its file says.
    var expected: Scenario.Expectation {
        (contender.isToolkit ? nil : scenario.expectations[contender]?.on(profile)) ?? wanted
    }

    private var wanted: Scenario.Expectation { scenario.standard(on: profile) ?? Scenario.Expectation() }

    /// Whether the contender is expected to miss what is wanted in something that can be seen from outside: another
    /// screen is on top, or controls of the right one have not moved as they should.
    var isSeenToSuffer: Bool {
        guard expected.verdict == .suffers, let top = expected.top, let wantedTop = wanted.top else { return false }
        if top != wantedTop { return true }
        guard let moved = expected.moved, let wantedMoved = wanted.moved else { return false }
        return hasOnlyReadableControls && Set(moved) != Set(wantedMoved)
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
}
