import UIKit

extension ScreenTransition {
    /// The arriving screen fades in over the leaving one; 0.35 s.
    ///
    /// It replaces every transition with ``Motion/intense`` motion if Reduce Motion is on.
    public static var crossfade: ScreenTransition {
        ScreenTransition("crossfade", timing: .easeInOut(0.35)) { _ in
            [.from { _ in .identity }, .to { .identity.faded(to: $0) }]
        }
    }
}
