import UIKit

extension ScreenTransition {
    /// The arriving screen rises from below the leading side into its place and swings there; on the way back the
    /// leaving one goes ``upAndAway``.
    ///
    /// It starts one width towards the leading side and one height below its place; 1 s, damping ratio 0.6.
    public static var rise: ScreenTransition {
        ScreenTransition("rise", timing: .spring(1, dampingRatio: 0.6)) { scene in
            [
                .from { _ in .identity },
                .to { .identity.translated(x: -scene.width * (1 - $0), y: scene.height * (1 - $0)) },
            ]
        }
        .onPop(.upAndAway)
    }

    /// The leaving screen goes off through the top, from before the arriving one; 1 s, damping ratio 0.6.
    public static var upAndAway: ScreenTransition {
        ScreenTransition("upAndAway", timing: .spring(1, dampingRatio: 0.6)) { scene in
            [.to { _ in .identity }, .from { .identity.translated(y: -scene.height * $0) }]
        }
    }
}
