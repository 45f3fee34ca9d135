import UIKit

extension Transition {
    /// The arriving screen comes up from below and swings into its place; on the way back the leaving one makes a
    /// ``drop``.
    ///
    /// It starts one height below its place, without speed; 0.8 s, damping ratio 0.6.
    public static var bounce: Transition {
        Transition("bounce", timing: .spring(0.8, dampingRatio: 0.6)) { scene in
            [.from { _ in .rest }, .to { .rest.moved(y: scene.height * (1 - $0)) }]
        }
        .onPop(.drop)
    }

    /// The leaving screen falls out of the container, from before the arriving one; 0.4 s.
    public static var drop: Transition {
        Transition("drop", timing: .easeInOut(0.4)) { scene in
            [.to { _ in .rest }, .from { .rest.moved(y: scene.height * $0) }]
        }
    }
}
