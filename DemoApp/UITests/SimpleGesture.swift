import XCTest

/// What XCUITest's finger can do: press for a while, drag in a straight line, rest, lift.
struct SimpleGesture {
    /// In points from the leading top corner of the screen.
    var start: CGPoint
    var end: CGPoint
    /// Seconds between landing and the drag.
    var press: TimeInterval
    /// Seconds of the drag.
    var duration: TimeInterval
    /// Seconds between the drag and the lift.
    var rest: TimeInterval

    @MainActor
    func perform(on app: XCUIApplication, direction: LayoutDirection) {
        let from = coordinate(start, in: app, direction)
        guard end != start else {
            from.press(forDuration: press)
            return
        }
        let distance = hypot(end.x - start.x, end.y - start.y)
        let velocity = XCUIGestureVelocity(rawValue: distance / max(duration, 0.05))
        from.press(
            forDuration: press, thenDragTo: coordinate(end, in: app, direction), withVelocity: velocity,
            thenHoldForDuration: rest)
    }

    @MainActor
    private func coordinate(
        _ point: CGPoint, in app: XCUIApplication, _ direction: LayoutDirection
    ) -> XCUICoordinate {
        let x = direction == .ltr ? point.x : app.frame.width - point.x
        return app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: x, dy: point.y))
    }
}

extension SimpleGesture {
    /// Nil if the finger does more than a simple gesture can.
    init?(_ finger: Finger) {
        self.init(start: finger.down, end: finger.down, press: 0, duration: 0, rest: 0)
        guard case .up = finger.end, finger.kind == .finger else { return nil }
        for segment in finger.path {
            switch segment {
            case .hold(let time) where end == start: press += time
            case .hold(let time): rest += time
            case .move(let place, let time) where end == start: (end, duration) = (place, time)
            case .shift(let dx, let dy, let time) where end == start:
                (end, duration) = (CGPoint(x: start.x + dx, y: start.y + dy), time)
            case .move, .shift, .sample: return nil
            }
        }
    }
}

extension Scenario {
    /// The gestures of the scenario's only finger at a time; nil if the scenario has more to it than simple gestures.
    var simpleGestures: [SimpleGesture]? {
        let gestures = fingers.compactMap(SimpleGesture.init)
        // Between two gestures XCUITest waits until the app is idle.
        let isInTurn = zip(fingers, fingers.dropFirst()).allSatisfy { $1.start - $0.finish >= 0.5 }
        let isWhole = sidebar == nil && child == nil && sideBySide.isEmpty && split == nil
        guard actions.isEmpty, scrolls.isEmpty, devices.size == Devices().size, isWhole,
            gestures.count == fingers.count, isInTurn
        else { return nil }
        return gestures
    }
}
