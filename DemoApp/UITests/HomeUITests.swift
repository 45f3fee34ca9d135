import XCTest

/// The demo's own screens under a real finger.
@MainActor
final class HomeUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() async throws {
        continueAfterFailure = false
        app.launch()
    }

    /// Drags from one place of the screen to another, both as fractions of its size.
    private func drag(from start: CGVector, to end: CGVector) {
        let first = app.coordinate(withNormalizedOffset: start)
        first.press(forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: end))
    }

    private func open(_ title: String) {
        app.cells[title].tap()
        XCTAssert(app.navigationBars[title].waitForExistence(timeout: 5))
    }

    private var isHome: Bool { app.navigationBars["Examples"].waitForExistence(timeout: 5) }

    func testASwipeInTheMiddleOfTheScreenGoesBack() {
        open("Article")
        drag(from: CGVector(dx: 0.3, dy: 0.6), to: CGVector(dx: 0.95, dy: 0.6))
        XCTAssert(isHome)
    }

    func testASliderKeepsItsFinger() {
        open("Player")
        let slider = app.sliders["position"]
        slider.adjust(toNormalizedSliderPosition: 0.9)
        XCTAssert(app.navigationBars["Player"].exists)
        XCTAssertGreaterThan(slider.normalizedSliderPosition, 0.6)
    }

    func testDrawingNeverGoesBack() {
        open("Sketch")
        // Its value is the number of lines. A line that a swipe takes the finger from is removed.
        let canvas = app.otherElements["canvas"]
        XCTAssertEqual(canvas.value as? String, "0")
        drag(from: CGVector(dx: 0.2, dy: 0.6), to: CGVector(dx: 0.9, dy: 0.6))
        XCTAssertEqual(canvas.value as? String, "1")
        XCTAssert(app.navigationBars["Sketch"].exists)
    }

    func testAModalIsDraggedDown() {
        open("Modals")
        app.cells["Player"].tap()
        XCTAssert(app.navigationBars["Player"].waitForExistence(timeout: 5))
        drag(from: CGVector(dx: 0.5, dy: 0.25), to: CGVector(dx: 0.5, dy: 0.9))
        XCTAssert(app.navigationBars["Player"].waitForNonExistence(withTimeout: 5))
        XCTAssert(app.navigationBars["Modals"].exists)
    }
}
