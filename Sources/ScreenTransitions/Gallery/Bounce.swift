import UIKit

extension ScreenTransition {
    /// The arriving screen springs into place from below. The way back is ``drop``.
    ///
    /// It starts one height below its place, at rest; 0.8 s, damping ratio 0.6.
    public static var bounce: ScreenTransition {
        ScreenTransition("bounce", timing: .spring(0.8, dampingRatio: 0.6)) { scene in
            [.from { _ in .identity }, .to { .identity.translated(y: scene.height * (1 - $0)) }]
        }
        .onPop(.drop)
    }

    /// The leaving screen slides out through the bottom edge, in front of the arriving one; 0.4 s.
    public static var drop: ScreenTransition {
        ScreenTransition("drop", timing: .easeInOut(0.4)) { scene in
            [.to { _ in .identity }, .from { .identity.translated(y: scene.height * $0) }]
        }
    }
}
