import UIKit

extension UINavigationController {
    private static var poppedForFlickKey: UInt8 = 0

    /// The screen that was popped last for a flick whose finger had gone by then. A recorder of touches would otherwise take the
    /// pop for the app's.
    package var screenPoppedForFlick: UIViewController? {
        get { (objc_getAssociatedObject(self, &Self.poppedForFlickKey) as? WeakScreen)?.screen }
        set {
            let popped = WeakScreen(screen: newValue)
            objc_setAssociatedObject(self, &Self.poppedForFlickKey, popped, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

private final class WeakScreen {
    weak var screen: UIViewController?

    init(screen: UIViewController?) { self.screen = screen }
}
