import UIKit

extension ScreenTransition {
    /// What UIKit's own push and pop look like.
    ///
    /// The numbers are those of UIKit as others have measured it: the arriving screen slides in with a shadow at its
    /// edge, the leaving one shifts by three tenths of the width and darkens by one tenth. 0.35 s.
    public static var systemLookAlike: ScreenTransition {
        ScreenTransition("systemLookAlike", timing: .easeInOut(0.35), motion: .intense) { scene in
            [
                .from { .identity.translated(x: -0.3 * scene.width * $0).dimmed(0.1 * $0) },
                .to { .identity.translated(x: scene.width * (1 - $0)).shadowed(1 - $0) },
            ]
        }
    }
}
