import UIKit

extension Transition {
    /// One screen fades over the other. What everything else becomes where less motion is preferred.
    public static var crossfade: Transition {
        Transition("crossfade", timing: .easeInOut(0.35)) { _ in
            [.from { _ in .rest }, .to { .rest.faded(to: $0) }]
        }
    }
}
