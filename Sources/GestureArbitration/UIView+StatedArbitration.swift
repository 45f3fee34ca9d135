import UIKit

extension UIView {
    private static var arbitrationKey: UInt8 = 0

    /// The options of the view, if any were set.
    var statedArbitration: ViewArbitration? {
        get { (objc_getAssociatedObject(self, &Self.arbitrationKey) as? Box)?.options }
        set {
            let box = newValue.map { Box($0) }
            objc_setAssociatedObject(self, &Self.arbitrationKey, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

/// An object is found faster among associated ones than a value.
private final class Box {
    let options: ViewArbitration

    init(_ options: ViewArbitration) {
        self.options = options
    }
}
