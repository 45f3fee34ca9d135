import UIKit

extension ScreenTransition {
    /// The arriving screen is revealed by a circle that grows from the centre, while the leaving one darkens by one
    /// fifth; 0.5 s.
    public static var circularReveal: ScreenTransition { circularReveal(from: CGPoint(x: 0.5, y: 0.5)) }

    /// ``circularReveal`` from another point.
    ///
    /// - Parameter point: The centre of the circle, in fractions of the container from the top leading corner. It may
    ///   lie outside of the container.
    public static func circularReveal(from point: CGPoint) -> ScreenTransition {
        ScreenTransition("circularReveal", timing: .easeInOut(0.5)) { scene in
            let center = CGPoint(x: point.x * scene.width, y: point.y * scene.height)
            let farthest = hypot(
                max(abs(center.x), abs(scene.width - center.x)), max(abs(center.y), abs(scene.height - center.y)))
            return [
                .from { .identity.dimmed(.sheetDimming * $0) },
                // On the way back an overshooting spring makes the progress negative.
                .to { .identity.masked(by: TransitionPose.Circle(center: center, radius: max(0, farthest * $0))) },
            ]
        }
    }
}
