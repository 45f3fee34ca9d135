import UIKit

extension TransitionPose {
    /// The point that the eye is in front of when it sees the layer, relative to the centre of the container. `center`,
    /// the centre of the layer at rest, is also relative to it.
    func eye(center: CGPoint) -> CGPoint {
        guard let vanishingPoint else { return .zero }
        return CGPoint(x: center.x + vanishingPoint.x, y: center.y + vanishingPoint.y)
    }
}

extension CGRect {
    /// The centre, relative to `origin`.
    func center(from origin: CGPoint) -> CGPoint {
        CGPoint(x: midX - origin.x, y: midY - origin.y)
    }
}
