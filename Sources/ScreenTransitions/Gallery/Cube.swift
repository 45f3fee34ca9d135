import UIKit

extension ScreenTransition {
    /// The two screens are faces of a cube that turns by 90°, towards the leading edge. The face that turns away
    /// darkens.
    ///
    /// The geometry is that of VCTransitionsLibrary's cube: both faces are hinged on the edge that they share. This
    /// edge moves across the container in its plane, so nothing comes nearer than the screen itself. m34 is −1/200
    /// with the eye in front of the edge, the dimming at most 0.8. 0.5 s.
    public static var cube: ScreenTransition { cube(axis: .vertical) }

    /// ``cube`` about its horizontal axis, upward.
    public static var cubeUpwards: ScreenTransition { cube(axis: .horizontal) }

    /// ``cube`` about either axis.
    ///
    /// - Parameters:
    ///   - axis: The axis of the cube. About the vertical axis it turns towards the leading edge, about the horizontal
    ///     one upward.
    ///   - dimming: The dimming of the face that is turned away, from 0 to 1; otherwise the app stops. The default
    ///     is 0.8.
    public static func cube(axis: NSLayoutConstraint.Axis, dimming: CGFloat = 0.8) -> ScreenTransition {
        precondition((0...1).contains(dimming), "A dimming is between 0 and 1, not \(dimming).")
        return ScreenTransition(
            axis == .vertical ? "cube" : "cubeUpwards", timing: .easeInOut(0.5), perspective: -1 / 200,
            motion: .intense, steps: 40
        ) { scene in
            [
                .from { .cubeFace(turned: -$0, hingedAt: 0.5, movedBy: -$0, axis, dimming, in: scene) },
                .to { .cubeFace(turned: 1 - $0, hingedAt: -0.5, movedBy: 1 - $0, axis, dimming, in: scene) },
            ]
        }
    }
}

extension TransitionPose {
    /// A face of a cube about `axis`, turned by a number of quarter turns about a moving edge. `hinge` and `distance`
    /// are in widths of the container, or in heights for the horizontal axis.
    fileprivate static func cubeFace(
        turned quarters: CGFloat, hingedAt hinge: CGFloat, movedBy distance: CGFloat, _ axis: NSLayoutConstraint.Axis,
        _ dimming: CGFloat, in scene: TransitionScene
    ) -> TransitionPose {
        let angle = quarters * .pi / 2
        func point(_ fraction: CGFloat) -> CGPoint {
            axis == .vertical ? CGPoint(x: fraction * scene.width, y: 0) : CGPoint(x: 0, y: fraction * scene.height)
        }
        let (edge, offset) = (point(hinge), point(distance))
        let turned =
            axis == .vertical
            ? TransitionPose.identity.rotated(by: angle, y: 1, about: edge)
            : TransitionPose.identity.rotated(by: -angle, x: 1, about: edge)
        return turned.translated(x: offset.x, y: offset.y)
            .seen(towards: point(hinge + distance))
            .dimmed(min(1, abs(quarters)) * dimming)
    }
}
