// What Apple's Swift overlay of Core Graphics declares, and the functions of Darwin for its numbers. Bodies have no
// meaning here: nothing of this is ever run.

@_exported import CoreGraphics
@frozen public struct CGFloat: Sendable {
    public typealias NativeType = Double
    public var native: Double
    public init() { native = 0 }
    public init(_ v: Double) { native = v }
    public init(_ v: Float) { native = Double(v) }
    public init(_ v: CGFloat) { native = v.native }
}
extension CGFloat: SignedNumeric {
    public init<T: BinaryInteger>(_ v: T) { native = Double(v) }
    public init?<T: BinaryInteger>(exactly v: T) { native = Double(v) }
    public init(integerLiteral v: Int) { native = Double(v) }
    public var magnitude: CGFloat { CGFloat(native.magnitude) }
    public mutating func negate() { native = -native }
    public static func + (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native + b.native) }
    public static func - (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native - b.native) }
    public static func * (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native * b.native) }
    public static func / (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native / b.native) }
    public static func += (a: inout CGFloat, b: CGFloat) { a = a + b }
    public static func -= (a: inout CGFloat, b: CGFloat) { a = a - b }
    public static func *= (a: inout CGFloat, b: CGFloat) { a = a * b }
    public static func /= (a: inout CGFloat, b: CGFloat) { a = a / b }
    public static prefix func - (a: CGFloat) -> CGFloat { CGFloat(-a.native) }
}
extension CGFloat: Hashable, Comparable {
    public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
    public static func == (a: CGFloat, b: CGFloat) -> Bool { a.native == b.native }
}
extension CGFloat: Strideable {
    public func distance(to o: CGFloat) -> CGFloat { o - self }
    public func advanced(by n: CGFloat) -> CGFloat { self + n }
}
extension CGFloat: ExpressibleByFloatLiteral { public init(floatLiteral v: Double) { native = v } }
extension CGFloat: BinaryFloatingPoint {
    public typealias RawSignificand = UInt64
    public typealias RawExponent = UInt
    public typealias Exponent = Int
    public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
        native = Double(
            sign: sign, exponentBitPattern: exponentBitPattern, significandBitPattern: significandBitPattern)
    }
    public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {
        native = Double(sign: sign, exponent: exponent, significand: significand.native)
    }
    public init(signOf a: CGFloat, magnitudeOf b: CGFloat) { native = b.native }
    public static var exponentBitCount: Int { 11 }
    public static var significandBitCount: Int { 52 }
    public var exponentBitPattern: UInt { native.exponentBitPattern }
    public var significandBitPattern: UInt64 { native.significandBitPattern }
    public var binade: CGFloat { self }
    public var significandWidth: Int { 0 }
    public static var nan: CGFloat { CGFloat(Double.nan) }
    public static var signalingNaN: CGFloat { CGFloat(Double.nan) }
    public static var infinity: CGFloat { CGFloat(Double.infinity) }
    public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
    public static var pi: CGFloat { CGFloat(Double.pi) }
    public var ulp: CGFloat { self }
    public static var leastNormalMagnitude: CGFloat { CGFloat(Double.leastNormalMagnitude) }
    public static var leastNonzeroMagnitude: CGFloat { CGFloat(Double.leastNonzeroMagnitude) }
    public var sign: FloatingPointSign { native.sign }
    public var exponent: Int { native.exponent }
    public var significand: CGFloat { CGFloat(native.significand) }
    public mutating func formRemainder(dividingBy o: CGFloat) {}
    public mutating func formTruncatingRemainder(dividingBy o: CGFloat) {}
    public mutating func formSquareRoot() {}
    public mutating func addProduct(_ a: CGFloat, _ b: CGFloat) {}
    public mutating func round(_ r: FloatingPointRoundingRule) {}
    public var nextUp: CGFloat { self }
    public func isEqual(to o: CGFloat) -> Bool { true }
    public func isLess(than o: CGFloat) -> Bool { true }
    public func isLessThanOrEqualTo(_ o: CGFloat) -> Bool { true }
    public func isTotallyOrdered(belowOrEqualTo o: CGFloat) -> Bool { true }
    public var isNormal: Bool { true }
    public var isFinite: Bool { true }
    public var isZero: Bool { true }
    public var isSubnormal: Bool { true }
    public var isInfinite: Bool { true }
    public var isNaN: Bool { true }
    public var isSignalingNaN: Bool { true }
    public var isCanonical: Bool { true }
}
extension CGFloat: CustomStringConvertible, Codable { public var description: String { "" } }
extension Double { public init(_ v: CGFloat) { self = v.native } }
extension Float { public init(_ v: CGFloat) { self = Float(v.native) } }
extension Int { public init(_ v: CGFloat) { self = Int(v.native) } }

extension CGColor: Equatable, Hashable {
    public static func == (a: CGColor, b: CGColor) -> Bool { true }
    public func hash(into h: inout Hasher) {}
}
extension CGPoint: Equatable, @unchecked Sendable, Hashable {
    public static var zero: CGPoint { CGPoint() }
    public static func == (a: CGPoint, b: CGPoint) -> Bool { true }
    public func hash(into h: inout Hasher) {}
    public func applying(_ t: CGAffineTransform) -> CGPoint { self }
    public init(x: Double, y: Double) { self.init() }
    public init(x: Int, y: Int) { self.init() }
}
extension CGSize: Equatable, @unchecked Sendable, Hashable {
    public static var zero: CGSize { CGSize() }
    public static func == (a: CGSize, b: CGSize) -> Bool { true }
    public func hash(into h: inout Hasher) {}
    public init(width: Double, height: Double) { self.init() }
    public init(width: Int, height: Int) { self.init() }
}
extension CGVector: Equatable, @unchecked Sendable {
    public static var zero: CGVector { CGVector() }
    public static func == (a: CGVector, b: CGVector) -> Bool { true }
    public init(dx: Double, dy: Double) { self.init() }
    public init(dx: Int, dy: Int) { self.init() }
}
extension CGRect: Equatable, @unchecked Sendable, Hashable {
    public static var zero: CGRect { CGRect() }
    public static var null: CGRect { CGRect() }
    public static var infinite: CGRect { CGRect() }
    public static func == (a: CGRect, b: CGRect) -> Bool { true }
    public func hash(into h: inout Hasher) {}
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
    public init(x: Double, y: Double, width: Double, height: Double) { self.init() }
    public init(x: Int, y: Int, width: Int, height: Int) { self.init() }
    public var width: CGFloat { 0 }; public var height: CGFloat { 0 }
    public var minX: CGFloat { 0 }; public var midX: CGFloat { 0 }; public var maxX: CGFloat { 0 }
    public var minY: CGFloat { 0 }; public var midY: CGFloat { 0 }; public var maxY: CGFloat { 0 }
    public var isNull: Bool { false }; public var isEmpty: Bool { false }; public var isInfinite: Bool { false }
    public var integral: CGRect { self }; public var standardized: CGRect { self }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func union(_ r: CGRect) -> CGRect { self }
    public func intersection(_ r: CGRect) -> CGRect { self }
    public func intersects(_ r: CGRect) -> Bool { true }
    public func contains(_ p: CGPoint) -> Bool { true }
    public func contains(_ r: CGRect) -> Bool { true }
    public func applying(_ t: CGAffineTransform) -> CGRect { self }
}
extension CGAffineTransform: Equatable, @unchecked Sendable {
    public static var identity: CGAffineTransform { CGAffineTransform() }
    public static func == (a: CGAffineTransform, b: CGAffineTransform) -> Bool { true }
    public init(translationX: CGFloat, y: CGFloat) { self.init() }
    public init(scaleX: CGFloat, y: CGFloat) { self.init() }
    public init(rotationAngle: CGFloat) { self.init() }
    public var isIdentity: Bool { true }
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
    public func rotated(by: CGFloat) -> CGAffineTransform { self }
    public func inverted() -> CGAffineTransform { self }
    public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform { self }
}

extension CGMutablePath {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {}
}

// MARK: Darwin

public func sin(_ x: CGFloat) -> CGFloat { x }
public func sin(_ x: Double) -> Double { x }
public func cos(_ x: CGFloat) -> CGFloat { x }
public func cos(_ x: Double) -> Double { x }
public func tan(_ x: CGFloat) -> CGFloat { x }
public func tan(_ x: Double) -> Double { x }
public func asin(_ x: CGFloat) -> CGFloat { x }
public func asin(_ x: Double) -> Double { x }
public func acos(_ x: CGFloat) -> CGFloat { x }
public func acos(_ x: Double) -> Double { x }
public func atan(_ x: CGFloat) -> CGFloat { x }
public func atan(_ x: Double) -> Double { x }
public func exp(_ x: CGFloat) -> CGFloat { x }
public func exp(_ x: Double) -> Double { x }
public func exp2(_ x: CGFloat) -> CGFloat { x }
public func exp2(_ x: Double) -> Double { x }
public func log(_ x: CGFloat) -> CGFloat { x }
public func log(_ x: Double) -> Double { x }
public func log2(_ x: CGFloat) -> CGFloat { x }
public func log2(_ x: Double) -> Double { x }
public func log10(_ x: CGFloat) -> CGFloat { x }
public func log10(_ x: Double) -> Double { x }
public func fabs(_ x: CGFloat) -> CGFloat { x }
public func fabs(_ x: Double) -> Double { x }
public func cbrt(_ x: CGFloat) -> CGFloat { x }
public func cbrt(_ x: Double) -> Double { x }
public func atan2(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
public func atan2(_ x: Double, _ y: Double) -> Double { x }
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
public func hypot(_ x: Double, _ y: Double) -> Double { x }
public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
public func pow(_ x: Double, _ y: Double) -> Double { x }
public func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }
public func fmod(_ x: Double, _ y: Double) -> Double { x }
public func sqrt<T: FloatingPoint>(_ x: T) -> T { x }
public func floor<T: FloatingPoint>(_ x: T) -> T { x }
public func ceil<T: FloatingPoint>(_ x: T) -> T { x }
public func round<T: FloatingPoint>(_ x: T) -> T { x }
public func trunc<T: FloatingPoint>(_ x: T) -> T { x }
