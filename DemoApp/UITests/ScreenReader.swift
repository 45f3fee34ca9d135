import XCTest

/// Reads from the screen what a person could see, and compares it with an expectation.
///
/// Elements have the names of the scenario as their accessibility identifiers. Offsets, progress, poses, callbacks and
/// traces cannot be seen from outside and are not compared.
@MainActor
struct ScreenReader {
    let app: XCUIApplication

    /// The values of sliders and switches that are on the screen.
    func values(of scenario: Scenario) -> [String: Value] {
        var values: [String: Value] = [:]
        for element in scenario.allScreens.flatMap(\.elements) {
            switch element.kind {
            case .slider(let options):
                let slider = app.sliders[element.id]
                guard slider.exists else { continue }
                let range = options.range
                let part = Double(slider.normalizedSliderPosition)
                values[element.id] = .number(range.lowerBound + part * (range.upperBound - range.lowerBound))
            case .switch:
                let control = app.switches[element.id]
                guard control.exists else { continue }
                values[element.id] = .bool(control.value as? String == "1")
            default: continue
            }
        }
        return values
    }

    /// What on the screen is not as it is expected, once it stands still.
    ///
    /// While a screen slides, it may be read as if it were where it will be, or where it has been. What is expected has
    /// to be seen twice in a row; until it is, the screen is read again.
    func misses(_ expected: Scenario.Expectation, of scenario: Scenario, valuesBefore: [String: Value]) -> [String] {
        var misses = ["nothing has been read"]
        for _ in 0..<Self.mostReadings {
            let seen = momentaryMisses(expected, of: scenario, valuesBefore: valuesBefore)
            if seen.isEmpty, misses.isEmpty { return [] }
            misses = seen
        }
        return misses.isEmpty ? ["what is expected has been seen only in the end"] : misses
    }

    /// Every reading asks the app several times, which takes a fraction of a second.
    private static let mostReadings = 12

    private func momentaryMisses(
        _ expected: Scenario.Expectation, of scenario: Scenario, valuesBefore: [String: Value]
    ) -> [String] {
        var misses: [String] = []
        if let top = expected.top {
            let screen = app.otherElements[top]
            if !screen.exists || !screen.isHittable { misses.append("top \(top)") }
        }
        let seen = values(of: scenario)
        for (id, value) in (expected.value ?? [:]).sorted(by: { $0.key < $1.key }) {
            if let seen = seen[id], !seen.isClose(to: value) { misses.append("value of \(id)") }
        }
        guard let moved = expected.moved else { return misses }
        for (id, value) in seen.sorted(by: { $0.key < $1.key }) {
            let hasMoved = !(valuesBefore[id]?.isClose(to: value) ?? true)
            if hasMoved != moved.contains(id) { misses.append("\(id) \(hasMoved ? "has" : "has not") moved") }
        }
        return misses
    }
}
