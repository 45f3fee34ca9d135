import UIKit

extension ScreenTransition {
    /// The leaving screen folds up like a map towards the leading edge, and the arriving one unfolds behind it.
    ///
    /// After VCTransitionsLibrary's fold: m34 of −1/200, two folds of two strips each, and a gradient that is darkest
    /// where the strips are farthest away. Each strip leans by the angle whose cosine is the fraction of the width left
    /// to its screen, so that the strips stay joined at their edges, and the two screens at theirs. 0.7 s.
    public static var fold: ScreenTransition { fold(count: 2) }

    /// ``fold`` with another number of folds for each screen, at least 1; otherwise the app stops.
    public static func fold(count: Int) -> ScreenTransition {
        precondition(count >= 1, "A screen cannot be folded \(count) times.")
        var fold = ScreenTransition(
            "fold", timing: .easeInOut(0.7), perspective: -1 / 200, motion: .intense, steps: 72
        ) { scene in
            (0..<2 * count).map { .strip($0, of: 2 * count, .from, in: scene) { (left: 1 - $0, start: 0) } }
                + (0..<2 * count).map {
                    .strip($0, of: 2 * count, .to, in: scene) { (left: $0, start: scene.width * (1 - $0)) }
                }
        }
        // A strip that lies flat begins to lean quickly.
        fold.spacing = .denseAtBothEnds
        return fold
    }
}

extension TransitionLayer {
    /// A strip of a folded screen. `layout` returns the fraction of the width left to the screen, and where the screen
    /// starts.
    fileprivate static func strip(
        _ index: Int, of count: Int, _ screen: Screen, in scene: TransitionScene,
        layout: @escaping @Sendable (_ progress: CGFloat) -> (left: CGFloat, start: CGFloat)
    ) -> TransitionLayer {
        let width = scene.width / CGFloat(count)
        let region = CGRect(x: CGFloat(index) / CGFloat(count), y: 0, width: 1 / CGFloat(count), height: 1)
        // Of each two strips, one leans back and the other comes to the front again; their outer edges stay there.
        let goesBack = index.isMultiple(of: 2)
        let edge = CGFloat(goesBack ? index : index + 1) * width
        return .piece(of: screen, region) {
            let (left, start) = layout($0.phase(from: 0, to: 1))
            let hinge = CGPoint(x: goesBack ? -width / 2 : width / 2, y: 0)
            return .identity.rotated(by: (goesBack ? 1 : -1) * acos(left), y: 1, about: hinge)
                .translated(x: start + edge * (left - 1))
                .dimmed(1 - left, towards: goesBack ? .trailing : .leading)
                // A strip that is fully folded is edge-on, but away from the middle it would be seen from the side.
                .faded(to: left > 0 ? 1 : 0)
        }
    }
}
