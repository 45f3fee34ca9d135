// What Apple's Foundation declares in Swift. Bodies have no meaning here: nothing of this is ever run.

@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import ObjectiveC

public typealias TimeInterval = Double

// MARK: Bridges

extension String: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSString, result: inout String?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSString?) -> String { fatalError() }
}

extension Array: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSArray { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSArray, result: inout Array?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSArray, result: inout Array?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSArray?) -> Array { fatalError() }
}

extension Set: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSSet { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSSet, result: inout Set?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSSet, result: inout Set?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSSet?) -> Set { fatalError() }
}

extension Dictionary: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSDictionary, result: inout Dictionary?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSDictionary, result: inout Dictionary?) -> Bool {
        true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSDictionary?) -> Dictionary { fatalError() }
}

extension Bool: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSNumber, result: inout Bool?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSNumber, result: inout Bool?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSNumber?) -> Bool { fatalError() }
}

extension Int: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSNumber, result: inout Int?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSNumber, result: inout Int?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSNumber?) -> Int { fatalError() }
}

extension Double: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSNumber, result: inout Double?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSNumber, result: inout Double?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSNumber?) -> Double { fatalError() }
}

extension Date: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDate { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSDate, result: inout Date?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSDate, result: inout Date?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSDate?) -> Date { fatalError() }
}

extension Data: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSData { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSData, result: inout Data?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSData, result: inout Data?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSData?) -> Data { fatalError() }
}

extension URL: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSURL { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSURL, result: inout URL?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSURL, result: inout URL?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSURL?) -> URL { fatalError() }
}

extension IndexPath: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSIndexPath, result: inout IndexPath?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSIndexPath, result: inout IndexPath?) -> Bool {
        true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSIndexPath?) -> IndexPath { fatalError() }
}

extension Notification: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNotification { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSNotification, result: inout Notification?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSNotification, result: inout Notification?) -> Bool
    { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSNotification?) -> Notification { fatalError() }
}

extension UUID: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSUUID { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSUUID, result: inout UUID?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSUUID, result: inout UUID?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSUUID?) -> UUID { fatalError() }
}

extension Locale: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSLocale { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ object: NSLocale, result: inout Locale?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ object: NSLocale, result: inout Locale?) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSLocale?) -> Locale { fatalError() }
}

// MARK: Values

public struct Date: Hashable, Sendable {
    public init() {}
}

public struct UUID: Hashable, Sendable {
    public init() {}
}

public struct Locale: Hashable, Sendable {
    public static var current: Locale { fatalError() }
}

public struct URL: Hashable, Sendable {
    public init?(string: String) {}
    public init(fileURLWithPath path: String) {}
    public var lastPathComponent: String { "" }
    public var pathExtension: String { "" }
    public var path: String { "" }
    public var relativePath: String { "" }
    public func appendingPathComponent(_ pathComponent: String) -> URL { self }
}

public struct Data: RandomAccessCollection, MutableCollection, Hashable, Sendable {
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
    public init(contentsOf url: URL) throws {}
    public func write(to url: URL) throws {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> UInt8 {
        get { 0 }
        set {}
    }
}

public struct IndexPath: Hashable, Sendable {
    public init(row: Int, section: Int) {}
    public init(item: Int, section: Int) {}
    public var row: Int { 0 }
    public var item: Int { 0 }
    public var section: Int { 0 }
}

public struct Notification {
    public typealias Name = NSNotification.Name
    public var name: Name
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?
}

extension NSNotification.Name: @unchecked Sendable {}

// MARK: Texts

extension String {
    public struct Encoding: Hashable, Sendable {
        public static let utf8 = Encoding()
    }

    public init(contentsOf url: URL, encoding: Encoding) throws { fatalError() }
    public init?(bytes: some Sequence<UInt8>, encoding: Encoding) { nil }

    public struct CompareOptions: OptionSet, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let backwards = CompareOptions(rawValue: 4)
    }
}

extension StringProtocol {
    public func range(
        of string: some StringProtocol, options: String.CompareOptions = [], range: Range<Index>? = nil,
        locale: Locale? = nil
    ) -> Range<Index>? { nil }
}

// MARK: JSON

open class JSONDecoder {
    public init() {}
    open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

open class JSONEncoder {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }

    public init() {}
    open var outputFormatting: OutputFormatting = []
    open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}
