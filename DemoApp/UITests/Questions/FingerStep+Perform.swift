import XCTest

extension FingerStep {
    /// Does with XCUITest's finger what the step says.
    @MainActor
    func perform(on app: XCUIApplication) {
        switch self {
        case .tap(let place):
            Self.coordinate(place, in: app).tap()
        case .press(let place, let seconds):
            Self.coordinate(place, in: app).press(forDuration: seconds)
        case .drag(let start, let end, let press, let velocity, let rest):
            Self.coordinate(start, in: app).press(
                forDuration: press, thenDragTo: Self.coordinate(end, in: app),
                withVelocity: XCUIGestureVelocity(rawValue: velocity), thenHoldForDuration: rest)
        case .pinch(let scale, let velocity):
            app.pinch(withScale: scale, velocity: velocity)
        }
    }

    @MainActor
    private static func coordinate(_ place: CGPoint, in app: XCUIApplication) -> XCUICoordinate {
        app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: place.x, dy: place.y))
    }
}
