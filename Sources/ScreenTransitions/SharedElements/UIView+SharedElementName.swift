import UIKit
import UIKitSeams

extension UIView {
    private static let sharedElementNames = AssociatedProperty<String>()

    /// The name of this view as a shared element. The default is `nil`.
    ///
    /// In a transition with ``ScreenTransition/withSharedElements``, views of the same name move from their place on
    /// one screen to their place on the other. Use a name once on each screen: if several views have it, the first
    /// visible one moves.
    public var sharedElementName: String? {
        get { Self.sharedElementNames[self] }
        set { Self.sharedElementNames[self] = newValue }
    }
}
