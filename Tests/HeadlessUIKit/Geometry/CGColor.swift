/// A colour in sRGB or in grey. Immutable, as Core Graphics' own.
public final class CGColor: Hashable, Sendable {
    public let components: [CGFloat]?

    /// What the model works with: red, green, blue, alpha, each 0…1.
    let rgba: SIMD4<Double>

    /// The colour that this one was resolved from, if that follows light and dark mode: whoever looks at the layers can
    /// still ask for the other mode.
    let dynamicColor: UIColor?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
        rgba = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
        dynamicColor = nil
    }

    public init(gray: CGFloat, alpha: CGFloat) {
        components = [gray, alpha]
        rgba = SIMD4(Double(gray), Double(gray), Double(gray), Double(alpha))
        dynamicColor = nil
    }

    init(rgba: SIMD4<Double>, resolvedFrom dynamicColor: UIColor? = nil) {
        components = [rgba.x, rgba.y, rgba.z, rgba.w].map { CGFloat($0) }
        self.rgba = rgba
        self.dynamicColor = dynamicColor
    }

    /// What borders, shadows and shapes have unless they are given another.
    static let opaqueBlack = CGColor(gray: 0, alpha: 1)

    public var numberOfComponents: Int { components?.count ?? 0 }

    public var alpha: CGFloat { CGFloat(rgba.w) }

    public func copy(alpha: CGFloat) -> CGColor? {
        guard let components, components.count == 2 else {
            return CGColor(red: rgba.x, green: rgba.y, blue: rgba.z, alpha: alpha)
        }
        return CGColor(gray: components[0], alpha: alpha)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool {
        a.components == b.components
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
    }
}
