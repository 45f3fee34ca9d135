extension Scenario {
    /// The screens with what the app does before a finger comes: what a person finds who takes the scenario's place.
    /// Nothing is expected.
    package var untouched: Scenario {
        var scenario = self
        scenario.actions = actions.filter(isBeforeFingers)
        scenario.fingers = []
        scenario.scrolls = []
        scenario.wanted = nil
        scenario.expectations = [:]
        return scenario
    }

    /// Whether an action is the app's own, before a finger comes.
    package func isBeforeFingers(_ action: Action) -> Bool {
        action.time <= (fingers.map(\.start) + scrolls.map(\.course.start)).min() ?? .infinity
    }
}
