/// Where the actions of a renderer draw.
open class UIGraphicsRendererContext: NSObject {}

/// Where the actions of an image renderer draw. Only hierarchies of views can be drawn in the model.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let bounds: CGRect
    private let scale: CGFloat
    private var drawn: [CALayer] = []

    init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
    }

    /// Draws a layer that nothing else holds, which has its place in the context's coordinates.
    func draw(_ layer: CALayer) {
        layer.values.position.x -= bounds.minX
        layer.values.position.y -= bounds.minY
        drawn.append(layer)
    }

    /// The context that is drawn into now; nil outside of a renderer's actions.
    static var current: UIGraphicsImageRendererContext? { stack.last }

    // UIKit keeps one per thread; everything in the model happens on the main one.
    private nonisolated(unsafe) static var stack: [UIGraphicsImageRendererContext] = []

    /// What `actions` draw into the context, which is used once.
    func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        Self.stack.append(self)
        actions(self)
        Self.stack.removeLast()
        return UIImage(CGImage(size: bounds.size, scale: scale, showing: drawn), scale: scale)
    }
}
