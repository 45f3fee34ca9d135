import XCTest

// Planted into the UI tests. Each line with a comment is wrong in the way that it says.

@MainActor
private func wrongLabel(_ place: XCUICoordinate) {
    place.press(forDuration: 1, thenDrag: place)  // mistake: incorrect argument label in call
}

@MainActor
private func misspelledMember(_ app: XCUIApplication) -> XCUIElement {
    app.slider["position"]  // mistake: has no member 'slider'
}

private func wrongIsolation(_ app: XCUIApplication) {
    app.launch()  // mistake: main actor-isolated instance method 'launch()'
}

@MainActor
private func valueThatIsOptional(_ slider: XCUIElement) -> Any {
    slider.value!.count  // mistake: has no member 'count'
}

private func clockOfALaterSystem() {
    print(ContinuousClock())  // mistake: is only available in iOS 16.0 or newer
}

private final class WrongOverrides: XCTestCase {
    override func setUps() async throws {}  // mistake: does not override any method
}
