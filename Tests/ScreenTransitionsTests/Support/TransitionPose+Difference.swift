import ScreenTransitions
import UIKit

extension TransitionPose {
    /// The largest difference in any number that two poses are made of.
    func difference(from other: TransitionPose) -> CGFloat {
        var differences = zip(transform.numbers, other.transform.numbers).map { abs($0 - $1) }
        differences.append(abs(opacity - other.opacity))
        differences.append(abs(dimming - other.dimming))
        differences.append(abs(shadow - other.shadow))
        differences.append(abs(cornerRadius - other.cornerRadius))
        // The other way round the circle is as large as the layer.
        if maskCircle == nil, other.maskCircle != nil { differences.append(.infinity) }
        if let maskCircle, let another = other.maskCircle {
            // The view of a layer never gives the circle a scale of 0, so it is known to a tenth of a point only.
            differences.append(max(0, abs(maskCircle.radius - another.radius) - 0.1))
            differences.append(abs(maskCircle.center.x - another.center.x))
            differences.append(abs(maskCircle.center.y - another.center.y))
        }
        return differences.max() ?? 0
    }
}

extension CATransform3D {
    var numbers: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
}
