import UIKit

/// How far fingers have moved, in points of a view, and how fast, in points per second.
package struct FingerMotion {
    package let movement: CGPoint
    package let velocity: CGPoint

    package init(movement: CGPoint, velocity: CGPoint) {
        self.movement = movement
        self.velocity = velocity
    }
}
