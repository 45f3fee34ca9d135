import UIKit

extension UIView {
    private static var arbitrationKey: UInt8 = 0

    /// What this view asks of the gestures around it.
    ///
    /// Set options before the touch that they are about lands; a gesture that runs is never torn down.
    public var arbitration: ViewArbitration {
        get { statedOptions ?? ViewArbitration() }
        set {
            let stated = statedArbitration ?? StatedArbitration()
            objc_setAssociatedObject(self, &Self.arbitrationKey, stated, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            stated.options = newValue
            if let scrollView = self as? UIScrollView {
                stated.contentTouches.apply(newValue.controlTouches, to: scrollView)
            }
        }
    }

    /// The options of a view that was told any.
    var statedOptions: ViewArbitration? { statedArbitration?.options }

    private var statedArbitration: StatedArbitration? {
        objc_getAssociatedObject(self, &Self.arbitrationKey) as? StatedArbitration
    }
}

/// The options of a view that were set, and what they changed in it.
@MainActor
private final class StatedArbitration {
    var options = ViewArbitration()
    let contentTouches = ContentTouchPolicy()
}
