import UIKit

extension UINavigationController {
    private static let poppedForFlick = AssociatedProperty<Weak<UIViewController>>()

    /// The screen that was last popped for a flick whose finger had lifted by then. Without it, a recorder of touches
    /// would take the pop for the app's.
    package var screenPoppedForFlick: UIViewController? {
        get { Self.poppedForFlick[self]?.object }
        set { Self.poppedForFlick[self] = Weak(newValue) }
    }
}
