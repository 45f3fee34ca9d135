extension [UITouch] {
    /// The centre of the touches, in the window's coordinates; zero if there are none.
    @MainActor
    var centre: CGPoint {
        guard !isEmpty else { return .zero }
        let sum = reduce(into: CGPoint.zero) { sum, touch in
            sum.x += touch.position.x
            sum.y += touch.position.y
        }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}
