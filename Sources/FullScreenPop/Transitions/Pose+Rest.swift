import UIKit

// Poses count from where the actor rests. These say the same from somewhere else.
extension Pose {
    /// This pose of an actor that rests in `old`, as the pose of one that rests in `new` and looks the same. Neither place
    /// is empty.
    func resting(in new: CGRect, insteadOf old: CGRect) -> Pose {
        let (width, height) = (old.width / new.width, old.height / new.height)
        var pose = self
        pose.transform = CATransform3DConcat(CATransform3DMakeScale(width, height, 1), transform)
        pose.cornerRadius = cornerRadius / width
        if let window {
            pose.window = Circle(
                center: CGPoint(x: window.center.x / width, y: window.center.y / height), radius: window.radius / width)
        }
        return pose.moved(x: old.midX - new.midX, y: old.midY - new.midY)
    }

    /// This pose of a screen, as the pose of the part of it that rests in `part`, and goes with it as if it were one.
    ///
    /// - Parameters:
    ///   - part: In points of the screen.
    ///   - size: The screen's, in points.
    func carrying(_ part: CGRect, of size: CGSize) -> Pose {
        let offset = CGPoint(x: part.midX - size.width / 2, y: part.midY - size.height / 2)
        var pose = self
        pose.transform = CATransform3DConcat(CATransform3DMakeTranslation(offset.x, offset.y, 0), transform)
        // The corners of a part are not those of the screen.
        pose.cornerRadius = 0
        if let window {
            pose.window = Circle(
                center: CGPoint(x: window.center.x - part.minX, y: window.center.y - part.minY), radius: window.radius)
        }
        return pose.moved(x: -offset.x, y: -offset.y)
    }
}
