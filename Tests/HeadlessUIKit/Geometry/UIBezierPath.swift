@preconcurrency @MainActor
open class UIBezierPath: NSObject {
    private var path = CGMutablePath()

    open var lineWidth: CGFloat = 1
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false

    public override init() {
        super.init()
    }

    public convenience init(rect: CGRect) {
        self.init(cgPath: CGPath(rect: rect, transform: nil))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            cgPath: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
        )
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(
            cgPath: CGPath(elements: CGPath.Element.roundedRectangle(rect, radii: cornerRadii, corners: corners))
        )
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise
        )
    }

    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    open var cgPath: CGPath {
        get { CGPath(elements: path.elements) }
        set { path.elements = newValue.elements }
    }

    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Clockwise on the screen, where y grows downwards, is the other way round from Core Graphics' word for it.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise
        )
    }

    open func close() {
        path.closeSubpath()
    }

    open func removeAllPoints() {
        path.elements = []
    }

    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    open func reversing() -> UIBezierPath {
        UIBezierPath(cgPath: CGPath(elements: path.elements.reversedDirection))
    }

    open func apply(_ transform: CGAffineTransform) {
        path.elements = path.elements.applying(transform)
    }

    open var isEmpty: Bool { path.isEmpty }

    open var bounds: CGRect { path.boundingBoxOfPath }

    open var currentPoint: CGPoint { path.currentPoint }

    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
