/// How an associated value is held. The model keeps every value strongly, except for `OBJC_ASSOCIATION_ASSIGN`.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0x301
    case OBJC_ASSOCIATION_COPY = 0x303
}

/// The values associated with one object. They live in the object, and go with it. An object has few of them, so they
/// are simply searched.
struct AssociatedValues {
    private var entries: [(key: UnsafeRawPointer, value: Any)] = []

    fileprivate subscript(key: UnsafeRawPointer) -> Any? {
        get {
            for entry in entries where entry.key == key { return entry.value }
            return nil
        }
        set {
            entries.removeAll { $0.key == key }
            if let newValue { entries.append((key, newValue)) }
        }
    }
}

/// An object of the model that values can be associated with.
@MainActor
protocol AssociationHolder: AnyObject {
    var associatedValues: AssociatedValues { get set }
}

@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    // Views and recognizers are asked while touches are delivered; a cast to a class is much faster than one to a
    // protocol.
    let object = instance(in: object)
    if let recognizer = object as? UIGestureRecognizer { return recognizer.associatedValues[key] }
    if let responder = object as? UIResponder { return responder.associatedValues[key] }
    return holder(of: object).associatedValues[key]
}

@preconcurrency @MainActor
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    precondition(policy != .OBJC_ASSOCIATION_ASSIGN, "The model has no unretained associations.")
    holder(of: object).associatedValues[key] = value
}

/// The instance of a class that `value` holds. A cast from `Any` to `AnyObject` is slow: it looks for values to bridge.
private func instance(in value: Any) -> AnyObject {
    guard type(of: value) is AnyClass else { return value as AnyObject }
    return withUnsafeBytes(of: value) { $0.load(as: AnyObject.self) }
}

@MainActor
private func holder(of object: Any) -> any AssociationHolder {
    guard let holder = object as? any AssociationHolder else {
        preconditionFailure(
            "The model associates values with responders, recognizers, touches and layers only, not \(object).")
    }
    return holder
}
