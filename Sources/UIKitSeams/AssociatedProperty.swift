import UIKit

/// A stored property for objects of a class outside the package.
///
/// Its key is its own address. The address of a static variable would not do: setting a value may release the former
/// one, whose `deinit` may read the property again. The variable would then be accessed twice at once, which stops a
/// Swift app.
@MainActor
package final class AssociatedProperty<Value> {
    package init() {}

    private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    /// The value of `object`, which retains it; nil if none was set.
    package subscript(_ object: NSObject) -> Value? {
        get { objc_getAssociatedObject(object, key) as? Value }
        set { objc_setAssociatedObject(object, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// The value of `object`, which gets a new one if it has none.
    package func value(of object: NSObject, orNew make: @autoclosure () -> Value) -> Value {
        if let value = self[object] { return value }
        let value = make()
        self[object] = value
        return value
    }
}
