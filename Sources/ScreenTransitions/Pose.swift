import UIKit

/// How an actor of a transition stands at one moment.
///
/// A pose says what is different from rest: the actor in its place, upright, opaque and not darkened.
public struct Pose: Sendable {
    /// Moves, turns and scales the actor about its centre; in points. The perspective is the stage's and not part of it.
    public var transform = CATransform3DIdentity

    /// From 0, not to be seen, to 1.
    public var opacity: CGFloat = 1

    /// How dark a shade lies over the actor, from 0, none, to 1, black.
    public var dimming: CGFloat = 0

    /// The side at which the shade is as dark as ``dimming`` says, while it is gone at the opposite one; nil shades all
    /// alike. The shade of an actor keeps to one side. In a finished pose ``TransitionEdge/leading`` is left.
    public var dimmingEdge: TransitionEdge?

    /// How strong the shadow is that the actor casts, from 0, none, to 1.
    public var shadow: CGFloat = 0

    /// How far the actor's corners are rounded, in points.
    public var cornerRadius: CGFloat = 0

    /// The circle outside of which nothing of the actor is seen; nil shows all of it.
    public var maskCircle: Circle?

    /// The actor at rest.
    public init() {}

    /// A circle in the actor's own coordinates, in points.
    public struct Circle: Equatable, Sendable {
        /// From the actor's top left corner.
        public var center: CGPoint
        /// Not negative.
        public var radius: CGFloat

        /// Makes a circle.
        public init(center: CGPoint, radius: CGFloat) {
            precondition(radius >= 0, "A circle has no radius of \(radius) points.")
            self.center = center
            self.radius = radius
        }
    }
}

extension Pose: Equatable {
    /// Whether both are the same to the last digit.
    public static func == (one: Pose, another: Pose) -> Bool {
        CATransform3DEqualToTransform(one.transform, another.transform) && one.opacity == another.opacity
            && one.dimming == another.dimming && one.dimmingEdge == another.dimmingEdge
            && one.shadow == another.shadow && one.cornerRadius == another.cornerRadius
            && one.maskCircle == another.maskCircle
    }
}

// MARK: - Written one after another
extension Pose {
    /// The actor at rest.
    public static var identity: Pose { Pose() }

    /// This pose, moved by so many points to the trailing edge, downwards and towards the viewer.
    public func translated(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> Pose {
        transformed(by: CATransform3DMakeTranslation(x, y, z))
    }

    /// This pose, scaled about the actor's centre.
    public func scaled(_ factor: CGFloat) -> Pose {
        transformed(by: CATransform3DMakeScale(factor, factor, 1))
    }

    /// This pose, turned by `angle` radians about an axis through the actor's centre.
    public func rotated(by angle: CGFloat, x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> Pose {
        transformed(by: CATransform3DMakeRotation(angle, x, y, z))
    }

    /// This pose, turned by `angle` radians about an axis through `hinge`, a point given by its distance from the
    /// actor's centre in points.
    public func rotated(
        by angle: CGFloat, x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0, about hinge: CGPoint, depth: CGFloat = 0
    ) -> Pose {
        translated(x: -hinge.x, y: -hinge.y, z: -depth).rotated(by: angle, x: x, y: y, z: z)
            .translated(x: hinge.x, y: hinge.y, z: depth)
    }

    /// This pose with `change` applied after what it does already.
    public func transformed(by change: CATransform3D) -> Pose {
        var pose = self
        pose.transform = CATransform3DConcat(transform, change)
        return pose
    }

    /// This pose with another opacity, from 0 to 1; what lies outside, as an overshooting spring has it, is taken as the
    /// nearer end.
    public func faded(to opacity: CGFloat) -> Pose {
        var pose = self
        pose.opacity = min(1, max(0, opacity))
        return pose
    }

    /// This pose under a shade.
    ///
    /// - Parameters:
    ///   - dimming: From 0, none, to 1, black; what lies outside is taken as the nearer end.
    ///   - edge: The side at which it is that dark while it is gone at the opposite one; nil shades all alike.
    public func dimmed(_ dimming: CGFloat, towards edge: TransitionEdge? = nil) -> Pose {
        var pose = self
        pose.dimming = min(1, max(0, dimming))
        pose.dimmingEdge = pose.dimming > 0 ? edge : nil
        return pose
    }

    /// This pose casting a shadow, from 0, none, to 1; what lies outside is taken as the nearer end.
    public func shadowed(_ shadow: CGFloat) -> Pose {
        var pose = self
        pose.shadow = min(1, max(0, shadow))
        return pose
    }

    /// This pose with rounded corners, in points; less than 0 is taken as 0.
    public func rounded(_ radius: CGFloat) -> Pose {
        var pose = self
        pose.cornerRadius = max(0, radius)
        return pose
    }

    /// This pose, seen through a circular window.
    public func masked(by maskCircle: Circle?) -> Pose {
        var pose = self
        pose.maskCircle = maskCircle
        return pose
    }
}

// MARK: - Right-to-left
extension Pose {
    /// The pose as a mirror shows it: left and right exchanged. `width` is the actor's, in points.
    func mirrored(width: CGFloat) -> Pose {
        var pose = self
        pose.transform = transform.mirrored
        pose.dimmingEdge = dimmingEdge?.mirrored
        if let maskCircle {
            pose.maskCircle = Circle(
                center: CGPoint(x: width - maskCircle.center.x, y: maskCircle.center.y), radius: maskCircle.radius)
        }
        return pose
    }
}

extension CATransform3D {
    /// The transform between two mirrors that exchange left and right: every entry that ties x to another axis changes
    /// its sign.
    var mirrored: CATransform3D {
        let mirror = CATransform3DMakeScale(-1, 1, 1)
        return CATransform3DConcat(CATransform3DConcat(mirror, self), mirror)
    }
}
