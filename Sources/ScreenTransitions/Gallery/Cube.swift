import UIKit

extension ScreenTransition {
    /// The two screens are faces of a cube that turns by 90° about its vertical axis, towards the leading edge. The
    /// face that turns away darkens.
    ///
    /// The geometry is that of VCTransitionsLibrary's cube: m34 of −1/200, a dimming of up to 0.8, and each face turned
    /// about the cube's centre, half a face behind it. 0.5 s.
    public static var cube: ScreenTransition { cube(axis: .vertical) }

    /// ``cube`` about its horizontal axis, upward.
    public static var cubeUpwards: ScreenTransition { cube(axis: .horizontal) }

    /// ``cube`` about either axis.
    ///
    /// - Parameters:
    ///   - axis: The axis of the cube. About the vertical axis it turns towards the leading edge, about the horizontal
    ///     one upward.
    ///   - dimming: The dimming of the face that is turned away, from 0 to 1. The default is 0.8.
    public static func cube(axis: NSLayoutConstraint.Axis, dimming: CGFloat = 0.8) -> ScreenTransition {
        ScreenTransition(
            axis == .vertical ? "cube" : "cubeUpwards", timing: .easeInOut(0.5), perspective: -1 / 200,
            // The larger the face, the more it shows that properties change linearly between keyframes.
            motion: .intense, steps: axis == .vertical ? 6 : 15
        ) { scene in
            @Sendable func face(turned quarters: CGFloat) -> Pose {
                let angle = quarters * .pi / 2
                let dark = min(1, abs(quarters)) * dimming
                return axis == .vertical
                    ? Pose.identity.rotated(by: angle, y: 1, about: .zero, depth: -scene.width / 2).dimmed(dark)
                    : Pose.identity.rotated(by: -angle, x: 1, about: .zero, depth: -scene.height / 2).dimmed(dark)
            }
            return [.from { face(turned: -$0) }, .to { face(turned: 1 - $0) }]
        }
    }
}
