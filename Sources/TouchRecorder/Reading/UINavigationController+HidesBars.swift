import UIKit

extension UINavigationController {
    /// What hides the bars, as the format calls it; nil if nothing does.
    var barHidingGestures: String? {
        switch (hidesBarsOnSwipe, hidesBarsOnTap) {
        case (true, true): "onSwipeAndTap"
        case (true, false): "onSwipe"
        case (false, true): "onTap"
        case (false, false): nil
        }
    }
}
