import UIKit

/// The look of a transition's layer at one progress: everything that differs from the layer at rest.
public struct TransitionPose: Sendable {
    /// Moves, rotates, and scales the layer about its centre, in points. The default is the identity.
    ///
    /// The perspective is not part of it: ``ScreenTransition/perspective`` applies to all layers together.
    public var transform = CATransform3DIdentity

    /// The opacity, from 0, transparent, to 1, opaque. The default is 1.
    public var opacity: CGFloat = 1

    /// The opacity of the black that lies over the layer, from 0, none, to 1. The default is 0.
    public var dimming: CGFloat = 0

    /// The edge of a gradient: the layer is darkened by ``dimming`` at this edge, and not at the opposite one.
    ///
    /// The default is `nil`, which darkens the layer evenly. All poses of a layer that have an edge have the same one.
    /// In the finished poses of ``ScreenTransition/layers(in:_:layout:)``, ``TransitionEdge/leading`` is the left edge.
    public var dimmingEdge: TransitionEdge?

    /// The strength of the shadow under the layer, from 0, none, to 1. The default is 0.
    public var shadow: CGFloat = 0

    /// The radius of the layer's corners, in points. The default is 0.
    public var cornerRadius: CGFloat = 0

    /// The circle that masks the layer. The default is `nil`, which shows all of the layer.
    public var maskCircle: Circle?

    /// The point that the eye is in front of when it sees the layer, relative to the layer's centre at rest, in points.
    ///
    /// The layer recedes towards this point. The default is `nil`, which is the centre of the container, for all such
    /// layers together. Either all poses of a layer have a point of their own, or none has. A layer with its own point
    /// isn't sorted by depth, but lies between the ones before and after it. The point has no effect without
    /// ``ScreenTransition/perspective``.
    public var vanishingPoint: CGPoint?

    /// A circle in the coordinates of a layer, in points.
    public struct Circle: Equatable, Sendable {
        /// The centre, relative to the top left corner of the layer.
        public var center: CGPoint
        /// The radius. A negative radius, as of a circle that closes with a spring, counts as 0, and so does NaN.
        public var radius: CGFloat {
            didSet { radius = Self.limited(radius) }
        }

        /// Creates a circle. A negative radius counts as 0, and so does NaN.
        public init(center: CGPoint, radius: CGFloat) {
            self.center = center
            self.radius = Self.limited(radius)
        }

        private static func limited(_ radius: CGFloat) -> CGFloat { radius > 0 ? radius : 0 }
    }
}

extension TransitionPose: Equatable {
    /// Returns whether two poses are exactly equal.
    public static func == (one: TransitionPose, another: TransitionPose) -> Bool {
        CATransform3DEqualToTransform(one.transform, another.transform) && one.opacity == another.opacity
            && one.dimming == another.dimming && one.dimmingEdge == another.dimmingEdge
            && one.shadow == another.shadow && one.cornerRadius == another.cornerRadius
            && one.maskCircle == another.maskCircle && one.vanishingPoint == another.vanishingPoint
    }
}

// MARK: - Changing a pose
extension TransitionPose {
    /// The pose of a layer at rest.
    public static var identity: TransitionPose { TransitionPose() }

    /// Returns this pose, moved towards the trailing edge, downward, and towards the viewer, in points.
    public func translated(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> TransitionPose {
        transformed(by: CATransform3DMakeTranslation(x, y, z))
    }

    /// Returns this pose, scaled about the layer's centre. A factor of 0 leaves nothing of the layer to see, and a
    /// negative one turns it upside down as well.
    public func scaled(_ factor: CGFloat) -> TransitionPose {
        transformed(by: CATransform3DMakeScale(factor, factor, 1))
    }

    /// Returns this pose, rotated by `angle` radians about the axis (x, y, z) through the layer's centre. At least one
    /// of the three must not be 0: without an axis the app stops.
    public func rotated(by angle: CGFloat, x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> TransitionPose {
        precondition(x != 0 || y != 0 || z != 0, "A rotation needs an axis, such as y: 1.")
        return transformed(by: CATransform3DMakeRotation(angle, x, y, z))
    }

    /// Returns this pose, rotated by `angle` radians about the axis (x, y, z) through another point. At
    /// least one of the three must not be 0: without an axis the app stops.
    ///
    /// - Parameters:
    ///   - angle: In radians.
    ///   - x: The x component of the axis.
    ///   - y: The y component of the axis.
    ///   - z: The z component of the axis.
    ///   - hinge: A point of the axis, relative to the layer's centre, in points.
    ///   - depth: How far that point is in front of the layer, in points; behind it if less than 0.
    public func rotated(
        by angle: CGFloat, x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0, about hinge: CGPoint, depth: CGFloat = 0
    ) -> TransitionPose {
        translated(x: -hinge.x, y: -hinge.y, z: -depth).rotated(by: angle, x: x, y: y, z: z)
            .translated(x: hinge.x, y: hinge.y, z: depth)
    }

    /// Returns this pose with `change` applied after its own transform.
    public func transformed(by change: CATransform3D) -> TransitionPose {
        var pose = self
        pose.transform = CATransform3DConcat(transform, change)
        return pose
    }

    /// Returns this pose with another opacity, limited to 0…1.
    public func faded(to opacity: CGFloat) -> TransitionPose {
        var pose = self
        pose.opacity = min(1, max(0, opacity))
        return pose
    }

    /// Returns this pose, darkened.
    ///
    /// - Parameters:
    ///   - dimming: From 0, not at all, to 1, black; limited to that range.
    ///   - edge: The edge that is darkened this much, while the opposite one is not darkened. The default is `nil`,
    ///     which darkens the layer evenly.
    public func dimmed(_ dimming: CGFloat, towards edge: TransitionEdge? = nil) -> TransitionPose {
        var pose = self
        pose.dimming = min(1, max(0, dimming))
        pose.dimmingEdge = pose.dimming > 0 ? edge : nil
        return pose
    }

    /// Returns this pose with a shadow, from 0, none, to 1; limited to that range.
    public func shadowed(_ shadow: CGFloat) -> TransitionPose {
        var pose = self
        pose.shadow = min(1, max(0, shadow))
        return pose
    }

    /// Returns this pose with rounded corners. The radius is in points; less than 0 counts as 0.
    public func rounded(_ radius: CGFloat) -> TransitionPose {
        var pose = self
        pose.cornerRadius = max(0, radius)
        return pose
    }

    /// Returns this pose, masked by a circle, or unmasked with `nil`.
    public func masked(by maskCircle: Circle?) -> TransitionPose {
        var pose = self
        pose.maskCircle = maskCircle
        return pose
    }

    /// Returns this pose as seen by an eye in front of a point or, with `nil`, in front of the centre of the container.
    /// The point is relative to the layer's centre at rest, in points.
    public func seen(towards vanishingPoint: CGPoint?) -> TransitionPose {
        var pose = self
        pose.vanishingPoint = vanishingPoint
        return pose
    }
}

// MARK: - Right-to-left
extension TransitionPose {
    /// The mirror image of the pose, left and right exchanged. `width` is the layer's, in points.
    func mirrored(width: CGFloat) -> TransitionPose {
        var pose = self
        pose.transform = transform.mirrored
        pose.dimmingEdge = dimmingEdge?.mirrored
        pose.vanishingPoint = vanishingPoint.map { CGPoint(x: -$0.x, y: $0.y) }
        if let maskCircle {
            pose.maskCircle = Circle(
                center: CGPoint(x: width - maskCircle.center.x, y: maskCircle.center.y), radius: maskCircle.radius)
        }
        return pose
    }
}

extension CATransform3D {
    /// The transform of the mirror image, left and right exchanged: entries that tie x to another axis change their
    /// sign.
    fileprivate var mirrored: CATransform3D {
        let mirror = CATransform3DMakeScale(-1, 1, 1)
        return CATransform3DConcat(CATransform3DConcat(mirror, self), mirror)
    }
}
