public enum UITimingCurveType: Int, Sendable {
    case builtin
    case cubic
    case spring
    case composed
}

@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}
