extension UIColor {
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.rgba
        self.init(red: parts.x, green: parts.y, blue: parts.z, alpha: parts.w)
    }

    /// Under the current traits: a layer's colour does not follow them.
    public var cgColor: CGColor { cgColor(in: .current) }

    func cgColor(in traits: UITraitCollection) -> CGColor {
        let components = resolvedColor(with: traits).components
        return CGColor(
            rgba: SIMD4(components.red, components.green, components.blue, components.alpha),
            resolvedFrom: isDynamic ? self : nil)
    }
}
