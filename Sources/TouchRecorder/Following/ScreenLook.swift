import UIKit

/// A look at the screens.
struct ScreenLook {
    let state: ScreenState
    /// When the changes since the last look were made.
    let time: TimeInterval
    /// Whether the last look was at most a few frames ago.
    let isPrompt: Bool
    /// What UIKit may just have done for a touch.
    let effect: TouchEffect?
}
