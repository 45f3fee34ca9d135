import UIKit

extension Transition {
    /// The leaving screen opens like the cover of a magazine, and the arriving one turns into place behind it.
    ///
    /// The geometry is that of VCTransitionsLibrary's National Geographic transition: m34 of −1/500; the leaving screen
    /// swings by 80° about its leading edge, towards the viewer; the arriving one comes from 5° about z, −45° about y
    /// and 10° about x, far enough behind not to cut through the cover. 0.8 s.
    public static var natGeo: Transition {
        Transition("natGeo", timing: .easeInOut(0.8), perspective: -1 / 500, motion: .intense, steps: 6) { scene in
            [
                .to {
                    let degrees = (1 - $0) * .pi / 180
                    return .rest.turned(by: 10 * degrees, x: 1).turned(by: -45 * degrees, y: 1)
                        .turned(by: 5 * degrees, z: 1)
                        .behindPlane(size: scene.size)
                },
                .from {
                    .rest.turned(by: -80 * $0 * .pi / 180, y: 1, about: CGPoint(x: -scene.width / 2, y: 0))
                },
            ]
        }
    }
}
