/// What a renderer's context is like.
open class UIGraphicsRendererFormat: NSObject {}

/// What the images of a renderer are like.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point.
    open var scale: CGFloat
    open var opaque = false

    /// The format for the main screen.
    public override init() {
        scale = UITraitCollection.current.displayScale
        super.init()
    }

    /// The format for a screen with these traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}
