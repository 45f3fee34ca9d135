import UIKit

extension ScreenTransition {
    /// The arriving screen springs into place from below the bottom leading corner. The way back is ``upAndAway``.
    ///
    /// It starts one width before and one height below its place; 1 s, damping ratio 0.6. The leaving screen darkens by
    /// one fifth.
    public static var rise: ScreenTransition {
        ScreenTransition("rise", timing: .spring(1, dampingRatio: 0.6)) { scene in
            [
                .from { .identity.dimmed(.sheetDimming * $0) },
                .to { .identity.translated(x: -scene.width * (1 - $0), y: scene.height * (1 - $0)) },
            ]
        }
        .onPop(.upAndAway)
    }

    /// The leaving screen slides out through the top edge, in front of the arriving one, which begins one fifth darker;
    /// 1 s.
    public static var upAndAway: ScreenTransition {
        ScreenTransition("upAndAway", timing: .easeInOut(1)) { scene in
            [.to { .identity.dimmed(.sheetDimming * (1 - $0)) }, .from { .identity.translated(y: -scene.height * $0) }]
        }
    }
}
