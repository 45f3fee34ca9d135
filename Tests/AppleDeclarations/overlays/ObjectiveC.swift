// What Apple's Swift overlay of the Objective-C runtime declares. Bodies have no meaning here: nothing of this is ever
// run.

@_exported import ObjectiveC

public struct ObjCBool: ExpressibleByBooleanLiteral {
    public var boolValue: Bool
    public init(_ value: Bool) { boolValue = value }
    public init(booleanLiteral value: Bool) { boolValue = value }
}

public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
    private let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }
}

public struct NSZone {}

// What the compiler calls where values change between the languages.
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

extension NSObject: Equatable, Hashable {
    public static func == (one: NSObject, other: NSObject) -> Bool { one.isEqual(other) }
    nonisolated public func hash(into hasher: inout Hasher) {}
    nonisolated public var hashValue: Int { 0 }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt {
    case OBJC_ASSOCIATION_ASSIGN
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC
    case OBJC_ASSOCIATION_COPY_NONATOMIC
    case OBJC_ASSOCIATION_RETAIN
    case OBJC_ASSOCIATION_COPY
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
