import UIKit

extension UIGestureRecognizer {
    /// Makes the recognizer leave all touches to views, at once, and receive those of every type.
    package func onlyWatch() {
        cancelsTouchesInView = false
        delaysTouchesBegan = false
        delaysTouchesEnded = false
        requiresExclusiveTouchType = false
    }
}
