import UIKit

extension ScreenTransition {
    /// One screen fades over the other. What everything else becomes where less motion is preferred.
    public static var crossfade: ScreenTransition {
        ScreenTransition("crossfade", timing: .easeInOut(0.35)) { _ in
            [.from { _ in .identity }, .to { .identity.faded(to: $0) }]
        }
    }
}
