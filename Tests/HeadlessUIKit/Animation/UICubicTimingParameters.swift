@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    nonisolated let curve: UnitBezier
    private nonisolated let isBuiltIn: Bool

    /// The system's default curve.
    public override init() {
        animationCurve = .easeInOut
        curve = .standard
        isBuiltIn = true
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        guard case .cubic(let bezier) = TimingCurve(curve) else { preconditionFailure("Built-in curves are cubic.") }
        self.curve = bezier
        isBuiltIn = true
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        curve = UnitBezier(point1.x, point1.y, point2.x, point2.y)
        isBuiltIn = false
    }

    public nonisolated required init?(coder: NSCoder) {
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        animationCurve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut
        curve = UnitBezier(number("x1"), number("y1"), number("x2"), number("y2"))
        isBuiltIn = coder.decodeBool(forKey: "builtIn")
    }

    public nonisolated func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: "curve")
        coder.encode(curve.control1.x, forKey: "x1")
        coder.encode(curve.control1.y, forKey: "y1")
        coder.encode(curve.control2.x, forKey: "x2")
        coder.encode(curve.control2.y, forKey: "y2")
        coder.encode(isBuiltIn, forKey: "builtIn")
    }

    /// Immutable: a copy is the same object.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    public var controlPoint1: CGPoint { CGPoint(x: curve.control1.x, y: curve.control1.y) }
    public var controlPoint2: CGPoint { CGPoint(x: curve.control2.x, y: curve.control2.y) }

    public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }
}
