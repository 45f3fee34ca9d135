extension UIColor {
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.rgba
        self.init(red: parts.x, green: parts.y, blue: parts.z, alpha: parts.w)
    }

    /// Under the current traits: a layer's colour does not follow them.
    public var cgColor: CGColor { cgColor(in: .current) }

    /// - Parameter traits: asked for if the colour follows them.
    func cgColor(in traits: @autoclosure () -> UITraitCollection) -> CGColor {
        let components = (isDynamic ? resolvedColor(with: traits()) : self).components
        return CGColor(
            rgba: SIMD4(components.red, components.green, components.blue, components.alpha),
            resolvedFrom: isDynamic ? self : nil)
    }
}
