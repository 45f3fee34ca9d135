import UIKit

extension ScreenTransition {
    /// The arriving screen comes up from below and swings into its place; on the way back the leaving one makes a
    /// ``drop``.
    ///
    /// It starts one height below its place, without speed; 0.8 s, damping ratio 0.6.
    public static var bounce: ScreenTransition {
        ScreenTransition("bounce", timing: .spring(0.8, dampingRatio: 0.6)) { scene in
            [.from { _ in .identity }, .to { .identity.translated(y: scene.height * (1 - $0)) }]
        }
        .onPop(.drop)
    }

    /// The leaving screen falls out of the container, from before the arriving one; 0.4 s.
    public static var drop: ScreenTransition {
        ScreenTransition("drop", timing: .easeInOut(0.4)) { scene in
            [.to { _ in .identity }, .from { .identity.translated(y: scene.height * $0) }]
        }
    }
}
