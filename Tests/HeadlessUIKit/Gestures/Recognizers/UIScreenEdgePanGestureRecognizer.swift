/// B9
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, !touches.allSatisfy(isInRegion) { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, !attempt.isHeld, super.passesHysteresis(translation(in: nil)), !movesInward {
            state = .failed
            return
        }
        super.touchesMoved(touches, with: event)
    }

    override func passesHysteresis(_ movement: CGPoint) -> Bool {
        super.passesHysteresis(movement) && movesInward
    }

    /// Whether a touch lies in the strip along the recognizer's edge.
    func isInRegion(_ touch: UITouch) -> Bool {
        guard let view else { return false }
        let point = touch.location(in: view)
        let width = HeadlessRuntime.current.profile.gestures.edgeRegionWidth
        let area = view.bounds
        return edges.contains(.left) && point.x < area.minX + width
            || edges.contains(.right) && point.x >= area.maxX - width
            || edges.contains(.top) && point.y < area.minY + width
            || edges.contains(.bottom) && point.y >= area.maxY - width
    }

    /// Away from the edge, and more so than along it.
    private var movesInward: Bool {
        let movement = translation(in: view)
        let isHorizontal = abs(movement.x) >= abs(movement.y)
        return edges.contains(.left) && isHorizontal && movement.x > 0
            || edges.contains(.right) && isHorizontal && movement.x < 0
            || edges.contains(.top) && !isHorizontal && movement.y > 0
            || edges.contains(.bottom) && !isHorizontal && movement.y < 0
    }
}
