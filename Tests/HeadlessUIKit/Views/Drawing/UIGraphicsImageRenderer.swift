/// Draws into contexts of one format.
open class UIGraphicsRenderer: NSObject {}

/// Makes images by drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let bounds: CGRect
    private let scale: CGFloat

    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        scale = format.scale
        super.init()
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsImageRendererContext(bounds: bounds, scale: scale).image(actions: actions)
    }
}
