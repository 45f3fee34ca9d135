import UIKit

extension ScreenTransition {
    /// The leaving screen turns away about its leading edge like a door, and the arriving one comes in front of it from
    /// the trailing edge, turning upright.
    ///
    /// The angles are those of VCTransitionsLibrary's National Geographic transition: m34 of −1/500; the leaving
    /// screen turns by 80°; the arriving one comes from 5° about z, −45° about y and 10° about x. It starts one
    /// and a half widths from its place: out of sight, and far enough away that the two never intersect. 0.8 s.
    public static var natGeo: ScreenTransition {
        ScreenTransition("natGeo", timing: .easeInOut(0.8), perspective: -1 / 500, motion: .intense, steps: 20) {
            scene in
            [
                .from {
                    .identity.rotated(by: 80 * $0 * .pi / 180, y: 1, about: CGPoint(x: -scene.width / 2, y: 0))
                },
                .to {
                    let degrees = (1 - $0) * .pi / 180
                    return .identity.rotated(by: 10 * degrees, x: 1).rotated(by: -45 * degrees, y: 1)
                        .rotated(by: 5 * degrees, z: 1)
                        .translated(x: 1.5 * scene.width * (1 - $0))
                },
            ]
        }
    }
}
