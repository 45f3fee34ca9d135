/// How an associated value is held. The model keeps every value strongly, except for `OBJC_ASSOCIATION_ASSIGN`.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0x301
    case OBJC_ASSOCIATION_COPY = 0x303
}

/// The values associated with one object. They live in the object, and go with it.
struct AssociatedValues {
    /// Few, so looking through them is quicker than hashing.
    private var values: [(key: UnsafeRawPointer, value: Any)] = []

    fileprivate subscript(key: UnsafeRawPointer) -> Any? {
        get {
            for pair in values where pair.key == key { return pair.value }
            return nil
        }
        set {
            values.removeAll { $0.key == key }
            if let newValue { values.append((key, newValue)) }
        }
    }
}

/// An object of the model that values can be associated with.
@MainActor
protocol AssociationHolder: AnyObject {
    var associatedValues: AssociatedValues { get set }
}

@MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    holder(of: object).associatedValues[key]
}

@MainActor
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    precondition(policy != .OBJC_ASSOCIATION_ASSIGN, "The model has no unretained associations.")
    holder(of: object).associatedValues[key] = value
}

@MainActor
private func holder(of object: Any) -> any AssociationHolder {
    // Casts to classes: one to the protocol takes many times as long, and sources ask in the middle of gestures.
    if let responder = object as? UIResponder { return responder }
    if let recognizer = object as? UIGestureRecognizer { return recognizer }
    if let layer = object as? CALayer { return layer }
    preconditionFailure("The model associates values with responders, recognizers and layers only, not \(object).")
}
