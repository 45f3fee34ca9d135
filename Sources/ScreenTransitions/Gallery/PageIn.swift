import UIKit

extension ScreenTransition {
    /// The arriving screen slides in over the leaving one, which shrinks and darkens.
    ///
    /// The numbers are Hero's: the leaving screen shrinks to 0.7 and darkens by 0.1. 0.35 s.
    public static var pageIn: ScreenTransition { pageIn(from: .trailing) }

    /// ``pageIn`` with the arriving screen coming from `edge`.
    public static func pageIn(from edge: TransitionEdge) -> ScreenTransition {
        var pageIn = ScreenTransition(
            "pageIn", timing: .standard(0.35), motion: .intense, steps: TransitionPose.liftSteps
        ) {
            scene in
            [
                .from { .identity.scaled($0.between(1, 0.7)).dimmed(0.1 * $0) },
                .to { .identity.translated(1 - $0, towards: edge, in: scene).lifted(at: $0) },
            ]
        }
        pageIn.groundContrast = .sheetDimming
        return pageIn
    }
}
