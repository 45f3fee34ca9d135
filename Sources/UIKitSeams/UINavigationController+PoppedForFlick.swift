import UIKit

extension UINavigationController {
    private static let poppedForFlick = AssociatedProperty<WeakScreen>()

    /// The screen that was last popped for a flick whose finger had lifted by then. Without it, a recorder of touches
    /// would take the pop for the app's.
    package var screenPoppedForFlick: UIViewController? {
        get { Self.poppedForFlick[self]?.screen }
        set { Self.poppedForFlick[self] = WeakScreen(screen: newValue) }
    }
}

private final class WeakScreen {
    weak var screen: UIViewController?

    init(screen: UIViewController?) { self.screen = screen }
}
