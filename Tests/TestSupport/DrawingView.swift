import UIKit

/// A view that draws what fingers do on it, and passes no movement on.
package final class DrawingView: UIView {
    /// How far the finger is from where it landed, sideways, in points.
    package private(set) var distance: CGFloat = 0
    /// How many fingers have finished their strokes.
    package private(set) var finishedStrokes = 0
    package private(set) var wasCancelled = false
    private var start = CGPoint.zero

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        start = touches.first?.location(in: self) ?? .zero
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        distance = abs((touches.first?.location(in: self).x ?? 0) - start.x)
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        finishedStrokes += touches.count
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { wasCancelled = true }
}
