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
        for element in scenario.allScreens.flatMap(\.content).flatMap(\.withDescendants) {
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

    func check(_ expected: Outcome, of scenario: Scenario, valuesBefore: [String: Value]) {
        if let top = expected.top {
            let screen = app.otherElements[top]
            XCTAssertTrue(screen.waitForExistence(timeout: 2) && screen.isHittable, "\(scenario.name): top \(top)")
        }
        let seen = values(of: scenario)
        for (id, value) in expected.value ?? [:] where seen[id] != nil {
            XCTAssertTrue(seen[id]?.isClose(to: value) ?? false, "\(scenario.name): value of \(id)")
        }
        guard let moved = expected.moved else { return }
        for (id, value) in seen {
            let hasMoved = !(valuesBefore[id]?.isClose(to: value) ?? true)
            XCTAssertEqual(hasMoved, moved.contains(id), "\(scenario.name): \(id) moved")
        }
    }
}
