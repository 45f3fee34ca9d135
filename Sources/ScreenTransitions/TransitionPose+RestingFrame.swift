import UIKit

// A pose is relative to the frame of its layer at rest. These methods convert it to another resting frame.
extension TransitionPose {
    /// This pose of a layer that rests in `old`, as the pose of a layer that rests in `new` and looks the same. Neither
    /// frame is empty.
    func resting(in new: CGRect, insteadOf old: CGRect) -> TransitionPose {
        let (width, height) = (old.width / new.width, old.height / new.height)
        var pose = self
        pose.transform = CATransform3DConcat(CATransform3DMakeScale(width, height, 1), transform)
        pose.cornerRadius = cornerRadius / width
        if let maskCircle {
            pose.maskCircle = Circle(
                center: CGPoint(x: maskCircle.center.x / width, y: maskCircle.center.y / height),
                radius: maskCircle.radius / width)
        }
        let offset = CGPoint(x: new.midX - old.midX, y: new.midY - old.midY)
        pose.vanishingPoint = vanishingPoint.map { CGPoint(x: $0.x - offset.x, y: $0.y - offset.y) }
        return pose.translated(x: -offset.x, y: -offset.y)
    }

    /// This pose of a screen, as the pose of a piece of it that rests in `part` and moves with the screen.
    ///
    /// - Parameters:
    ///   - part: In points of the screen.
    ///   - size: The screen's, in points.
    func carrying(_ part: CGRect, of size: CGSize) -> TransitionPose {
        let offset = CGPoint(x: part.midX - size.width / 2, y: part.midY - size.height / 2)
        var pose = self
        pose.transform = CATransform3DConcat(CATransform3DMakeTranslation(offset.x, offset.y, 0), transform)
        // The corners of a part are not those of the screen.
        pose.cornerRadius = 0
        if let maskCircle {
            pose.maskCircle = Circle(
                center: CGPoint(x: maskCircle.center.x - part.minX, y: maskCircle.center.y - part.minY),
                radius: maskCircle.radius)
        }
        pose.vanishingPoint = vanishingPoint.map { CGPoint(x: $0.x - offset.x, y: $0.y - offset.y) }
        return pose.translated(x: -offset.x, y: -offset.y)
    }
}
