/// A colour as a recording keeps it: eight bits a channel, in light and in dark mode.
@_spi(Headless)
public struct RecordedColor: Hashable, Sendable {
    /// 0xRRGGBBAA, in sRGB.
    public var light: UInt32
    public var dark: UInt32

    public init(light: UInt32, dark: UInt32) {
        self.light = light
        self.dark = dark
    }
}

extension RecordedColor {
    /// - Parameter traits: dark mode, for colours that follow it.
    init(_ color: CGColor, in traits: UITraitCollection) {
        light = Self.packed(color)
        dark = color.dynamicColor.map { Self.packed($0.cgColor(in: traits)) } ?? light
    }

    private static func packed(_ color: CGColor) -> UInt32 {
        let channels = (color.rgba.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
        return UInt32(channels.x) << 24 | UInt32(channels.y) << 16 | UInt32(channels.z) << 8 | UInt32(channels.w)
    }
}
