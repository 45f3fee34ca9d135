open class CAMediaTimingFunction: NSObject {
    let curve: UnitBezier

    public convenience init(name: CAMediaTimingFunctionName) {
        let curve: UnitBezier
        switch name {
        case .linear: curve = .linear
        case .easeIn: curve = .easeIn
        case .easeOut: curve = .easeOut
        case .easeInEaseOut: curve = .easeInOut
        case .default: curve = .standard
        default: preconditionFailure("There is no timing function named \(name.rawValue).")
        }
        self.init(curve: curve)
    }

    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(curve: UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
    }

    init(curve: UnitBezier) {
        self.curve = curve
    }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
