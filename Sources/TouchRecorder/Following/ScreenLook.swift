import UIKit

/// A look at the screens.
struct ScreenLook {
    let state: ScreenState
    /// When what has changed since the last look has changed.
    let time: TimeInterval
    /// Whether the last look was a few frames ago at most.
    let isPrompt: Bool
    /// What UIKit may just have done for a touch.
    let effect: TouchEffect?
}
