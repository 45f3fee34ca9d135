import XCTest

/// The demo's screens in SwiftUI under a real finger.
@MainActor
final class SwiftUIUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() async throws {
        continueAfterFailure = false
        app.launch()
        app.buttons["SwiftUI"].tap()
        XCTAssert(isLibrary)
    }

    private var isLibrary: Bool { app.navigationBars["SwiftUI"].waitForExistence(timeout: 5) }

    private func open(_ title: String) {
        app.staticTexts[title].tap()
        XCTAssert(app.navigationBars[title].waitForExistence(timeout: 5))
    }

    /// Drags back, from a place with `x` and `y` as fractions of the screen.
    private func swipe(x: CGFloat = 0.3, y: CGFloat = 0.6) {
        let first = app.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
        first.press(
            forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: y)))
    }

    func testASwipeInTheMiddleOfTheScreenGoesBack() {
        open("Swipe from anywhere")
        swipe()
        XCTAssert(isLibrary)
        // SwiftUI has learned of it.
        open("Swipe from anywhere")
    }

    func testAScreenTakesSwipesFromTheEdgeOnly() {
        open("From the edge")
        swipe()
        XCTAssert(app.navigationBars["From the edge"].exists)
        swipe(x: 0.01)
        XCTAssert(isLibrary)
    }

    func testAScreenIsNotPopped() {
        open("Only by its button")
        swipe()
        swipe(x: 0.01)
        XCTAssert(app.navigationBars["Only by its button"].exists)
    }

    func testACubeGoesBack() {
        open("A cube")
        swipe()
        XCTAssert(isLibrary)
    }

    func testAScreenIsAsked() {
        open("Switches")
        swipe()
        XCTAssert(app.navigationBars["Switches"].exists)
        let toggle = app.switches["Unsaved changes keep it"]
        XCTAssertEqual(toggle.value as? String, "1")
        // The element is as wide as the screen, and only the switch at its trailing end takes taps.
        toggle.coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 0.5)).withOffset(CGVector(dx: -25, dy: 0)).tap()
        XCTAssertEqual(toggle.value as? String, "0")
        swipe()
        XCTAssert(isLibrary)
    }

    func testAViewKeepsItsGesture() {
        open("A disc")
        swipe()
        XCTAssert(app.navigationBars["A disc"].exists)
        swipe(y: 0.25)
        XCTAssert(isLibrary)
    }
}
