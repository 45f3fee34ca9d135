/// A path of straight lines and cubic Bézier curves. Immutable, except for its mutable subclass.
public class CGPath: Hashable {
    /// Quadratic curves, arcs and ellipses are kept as the cubic curves that draw them.
    enum Element: Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, to: CGPoint)
        case close
    }

    var elements: [Element]

    init(elements: [Element]) {
        self.elements = elements
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: Element.rectangle(rect).applying(transform?.pointee))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: Element.ellipse(in: rect).applying(transform?.pointee))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(elements: Element.roundedRectangle(rect, radii: radii).applying(transform?.pointee))
    }

    public func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    public var isEmpty: Bool { elements.isEmpty }

    public var currentPoint: CGPoint {
        elements.endPoint ?? .zero
    }

    /// The box around all points, control points included; null if there is none.
    public var boundingBox: CGRect {
        let points = elements.flatMap(\.points)
        return points.isEmpty ? .null : CGRect(enclosing: points)
    }

    /// The box around the curves themselves.
    public var boundingBoxOfPath: CGRect {
        let points = elements.outline.flatMap { $0 }
        return points.isEmpty ? .null : CGRect(enclosing: points)
    }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = elements.applying(transform).windingNumber(around: point)
        return rule == .evenOdd ? winding % 2 != 0 : winding != 0
    }

    public static func == (a: CGPath, b: CGPath) -> Bool {
        a.elements == b.elements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

public enum CGPathFillRule: Int, Sendable {
    case winding
    case evenOdd
}
