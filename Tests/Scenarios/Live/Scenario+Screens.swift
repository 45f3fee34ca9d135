extension Scenario {
    /// The screens with what the app does before a finger comes: what a person finds who takes the scenario's place.
    package var untouched: Scenario {
        var scenario = self
        let first = (fingers.map(\.start) + scrolls.map(\.course.start)).min()
        if let first { scenario.actions = actions.filter { $0.time <= first } }
        scenario.fingers = []
        scenario.scrolls = []
        return scenario
    }
}
