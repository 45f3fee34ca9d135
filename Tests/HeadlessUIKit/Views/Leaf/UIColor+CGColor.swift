extension UIColor {
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.rgba
        self.init(red: parts.x, green: parts.y, blue: parts.z, alpha: parts.w)
    }

    /// Under the current traits: a layer's colour does not follow them.
    public var cgColor: CGColor {
        let components = components
        return CGColor(
            red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
    }
}
