extension Scenario {
    /// The screens with what the app does before a finger comes: what a person finds who takes the scenario's place.
    /// Nothing is expected.
    package var untouched: Scenario {
        var scenario = self
        let first = (fingers.map(\.start) + scrolls.map(\.course.start)).min()
        if let first { scenario.actions = actions.filter { $0.time <= first } }
        scenario.fingers = []
        scenario.scrolls = []
        scenario.wanted = nil
        scenario.expectations = [:]
        return scenario
    }
}
