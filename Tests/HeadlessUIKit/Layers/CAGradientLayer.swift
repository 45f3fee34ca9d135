open class CAGradientLayer: CALayer {
    /// `CGColor`s.
    open var colors: [Any]? {
        get { values.gradient.colors }
        set { change(.colors) { $0.gradient.colors = newValue?.compactMap { $0 as? CGColor } } }
    }

    open var locations: [NSNumber]? {
        get { values.gradient.locations }
        set { change(.locations) { $0.gradient.locations = newValue } }
    }

    open var startPoint: CGPoint {
        get { values.gradient.startPoint }
        set { change(.startPoint) { $0.gradient.startPoint = newValue } }
    }

    open var endPoint: CGPoint {
        get { values.gradient.endPoint }
        set { change(.endPoint) { $0.gradient.endPoint = newValue } }
    }

    open var type: CAGradientLayerType {
        get { values.gradient.type }
        set { values.gradient.type = newValue }
    }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// What a gradient layer draws, in the unit square of its bounds.
struct GradientValues {
    var colors: [CGColor]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
}
