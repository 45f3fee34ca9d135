import UIKit

extension UITouch {
    /// Whether the finger is still on the screen.
    package var isOnScreen: Bool { phase != .ended && phase != .cancelled }
}
