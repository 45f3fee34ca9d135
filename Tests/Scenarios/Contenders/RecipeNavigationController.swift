import UIKit

/// The article's navigation controller: the full-screen pan does not see touches on sliders.
@MainActor
final class RecipeNavigationController: FullScreenOnlyNavigationController {
    override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view is UISlider)
    }
}
