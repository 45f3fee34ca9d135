import UIKit

extension Transition {
    /// The leaving screen folds up like a map towards the leading side, and the arriving one unfolds behind it.
    ///
    /// After VCTransitionsLibrary's fold: m34 of −1/200 and two strips for each fold. The strips of a screen lean by the
    /// angle whose cosine is the part of the width that is left to it, so that they stay joined at their edges, and
    /// the two screens at theirs. They darken as they lean. 0.7 s.
    ///
    /// - Parameter count: How many folds each screen has, at least 1.
    public static func fold(count: Int = 2) -> Transition {
        precondition(count >= 1, "A screen cannot be folded \(count) times.")
        let steps = 24
        return Transition(
            "fold", timing: .easeInOut(0.7), perspective: -1 / 200, motion: .intense, steps: steps
        ) { scene in
            let strips = 2 * count
            let width = scene.width / CGFloat(strips)
            // `left` is the part of the width that the screen has left, `start` where it begins.
            @Sendable func pose(of strip: Int, left: CGFloat, start: CGFloat) -> Pose {
                let part = min(1, max(0, left))
                let goesBack = strip.isMultiple(of: 2)
                // The edge in the plane of the container: of every two strips the outer ones.
                let edge = CGFloat(goesBack ? strip : strip + 1) * width
                return .rest
                    .turned(
                        by: (goesBack ? 1 : -1) * acos(part), y: 1,
                        about: CGPoint(x: goesBack ? -width / 2 : width / 2, y: 0)
                    )
                    .moved(x: start + edge * (part - 1))
                    .dimmed(0.5 * (1 - part))
                    // Away from the middle, strips that are edge-on are seen from the side.
                    .faded(to: min(1, part * CGFloat(steps)))
            }
            func region(_ strip: Int) -> CGRect {
                CGRect(x: CGFloat(strip) / CGFloat(strips), y: 0, width: 1 / CGFloat(strips), height: 1)
            }
            return (0..<strips).map { strip in
                .piece(of: .from, region(strip)) { pose(of: strip, left: 1 - $0, start: 0) }
            }
                + (0..<strips).map { strip in
                    .piece(of: .to, region(strip)) { pose(of: strip, left: $0, start: scene.width * (1 - $0)) }
                }
        }
    }
}
