import GestureArbitration
import UIKit

extension TransitionGesture {
    /// The rules that an arbiter of this gesture starts with: scroll views and controls keep their rights.
    ///
    /// A pan leaves a scroll view alone that moves or that can still scroll its way, so that a pan down begins over a
    /// list only where that is at its top. A pinch leaves one alone that can still zoom out, a spread one that can still
    /// zoom in. Both leave controls alone that are dragged along the gesture.
    @MainActor
    public var standardRules: [any ArbitrationRule] {
        if let pinchDirection { return [.controls, .zoomEdge(pinchDirection)] }
        guard let direction else { return [.controls] }
        let options: [any ArbitrationRule] = direction == .back ? [.viewOptions] : []
        return [.movingScrollViews(direction)] + options + [.controls, .scrollEdge(direction)]
    }

    /// What makes the fingers' movement this gesture at all; not for an app to overrule.
    @MainActor
    var conditions: [any ArbitrationRule] {
        [.startRegion(startRegion), movementRule]
    }

    /// Lets the gesture begin only in its own direction.
    @MainActor
    var movementRule: any ArbitrationRule {
        switch movement {
        case .pan(let direction, _, _): DirectionRule(direction)
        case .pinch: PinchRule(.closing)
        case .spread: PinchRule(.opening)
        }
    }

    /// A recognizer for the gesture, which nothing governs yet.
    @MainActor
    func makeRecognizer() -> UIGestureRecognizer {
        let recognizer = pinchDirection == nil ? UIPanGestureRecognizer() : UIPinchGestureRecognizer()
        recognizer.name = "FullScreenPop.\(name)"
        return recognizer
    }

    /// Whether the fingers on `recognizer` move as this gesture does.
    @MainActor
    func agrees(with recognizer: UIGestureRecognizer) -> Bool {
        if let pan = recognizer as? UIPanGestureRecognizer, let direction { return pan.moves(direction) }
        if let pinch = recognizer as? UIPinchGestureRecognizer, let pinchDirection {
            return pinchDirection.agrees(with: pinch.scale)
        }
        return false
    }
}
