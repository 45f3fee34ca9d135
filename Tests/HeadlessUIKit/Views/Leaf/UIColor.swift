open class UIColor: NSObject, @unchecked Sendable {
    /// Red, green, blue and alpha in extended sRGB.
    struct Components: Hashable, Sendable {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
        var alpha: CGFloat
    }

    private enum Source {
        case fixed(Components)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let source: Source

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Hue, saturation and brightness from 0 to 1; values outside are clamped.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let hue = min(max(hue, 0), 1) * 6
        let saturation = min(max(saturation, 0), 1)
        let brightness = min(max(brightness, 0), 1)
        // Each channel is a trapezoid over the hue, shifted by a third of the circle.
        func channel(_ offset: CGFloat) -> CGFloat {
            let k = (offset + hue).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
    }

    /// The colour that a dynamic colour stands for under these traits; any other stands for itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let components):
            UIColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
        case .dynamic(let provider):
            UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Whether the colour follows the traits.
    var isDynamic: Bool {
        if case .dynamic = source { true } else { false }
    }

    /// The components under the current traits.
    var components: Components {
        switch source {
        case .fixed(let components): components
        case .dynamic(let provider): provider(.current).components
        }
    }

    @_spi(Headless)
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        guard self !== other else { return true }
        switch (source, other.source) {
        case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
        default: return false
        }
    }

    @_spi(Headless)
    open override var hash: Int {
        switch source {
        case .fixed(let components): components.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    open override var description: String {
        let components = components
        let values = [components.red, components.green, components.blue, components.alpha]
        return "UIColor sRGB " + values.map { "\($0)" }.joined(separator: " ")
    }
}
