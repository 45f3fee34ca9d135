/// A value that an animation can pass through.
enum AnimatableValue {
    case number(Double)
    case vector(SIMD4<Double>, Shape)
    case transform(CATransform3D)
    case color(CGColor?)
    case colors([CGColor])
    case numbers([Double])
    case path(CGPath?)
    /// Cannot be between two values: changes at once.
    case discrete(Any?)

    /// What the numbers of a vector mean.
    enum Shape {
        case point, size, rect
    }

    static func point(_ point: CGPoint) -> Self { .vector(SIMD4(point.x, point.y, 0, 0), .point) }

    static func size(_ size: CGSize) -> Self { .vector(SIMD4(size.width, size.height, 0, 0), .size) }

    static func rect(_ rect: CGRect) -> Self {
        .vector(SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height), .rect)
    }

    /// What an app may put into `fromValue`, `toValue` or `values` of an animation.
    init?(_ value: Any?) {
        switch value {
        case let value as Double: self = .number(value)
        case let value as CGFloat: self = .number(Double(value))
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as [CGColor]: self = .colors(value)
        case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
        case let value as NSNumber: self = .number(value.doubleValue)
        case nil: return nil
        case .some(let value): self = .discrete(value)
        }
    }

    var isDiscrete: Bool {
        if case .discrete = self { true } else { false }
    }

    var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    var cgPoint: CGPoint? {
        if case .vector(let v, .point) = self { CGPoint(x: v.x, y: v.y) } else { nil }
    }

    var cgSize: CGSize? {
        if case .vector(let v, .size) = self { CGSize(width: v.x, height: v.y) } else { nil }
    }

    var cgRect: CGRect? {
        if case .vector(let v, .rect) = self { CGRect(x: v.x, y: v.y, width: v.z, height: v.w) } else { nil }
    }
}
