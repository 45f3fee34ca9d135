import UIKit

extension Transition {
    /// The two screens are faces of a cube that turns by a right angle; the face that turns away darkens.
    ///
    /// The geometry is that of VCTransitionsLibrary's cube: m34 of −1/200, and each face turned about the cube's centre,
    /// half a face behind it.
    ///
    /// - Parameters:
    ///   - axis: What the cube turns about. About the vertical axis it turns towards the leading edge, about the
    ///     horizontal one upwards.
    ///   - dimming: Of the face that is turned away, from 0 to 1.
    public static func cube(axis: NSLayoutConstraint.Axis, dimming: CGFloat = 0.8) -> Transition {
        Transition(
            axis == .vertical ? "cube" : "cubeUpwards", timing: .easeInOut(0.5), perspective: -1 / 200,
            motion: .intense, steps: 6
        ) { scene in
            @Sendable func face(turned quarters: CGFloat) -> Pose {
                let angle = quarters * .pi / 2
                let dark = min(1, abs(quarters)) * dimming
                return axis == .vertical
                    ? Pose.rest.turned(by: angle, y: 1, about: .zero, depth: -scene.width / 2).dimmed(dark)
                    : Pose.rest.turned(by: -angle, x: 1, about: .zero, depth: -scene.height / 2).dimmed(dark)
            }
            return [.from { face(turned: -$0) }, .to { face(turned: 1 - $0) }]
        }
    }

    /// A cube that turns about its vertical axis.
    public static var cube: Transition { cube(axis: .vertical) }
}
