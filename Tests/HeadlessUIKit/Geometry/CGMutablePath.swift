public final class CGMutablePath: CGPath {
    public init() {
        super.init(elements: [])
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.line(point.applying(transform)))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.append(.curve(control1, control2, to: end).applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let (start, control, end) = (currentPoint, control.applying(transform), end.applying(transform))
        func twoThirds(_ from: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        }
        elements.append(.curve(twoThirds(start), twoThirds(end), to: end))
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: 2 * .pi)
        if abs(endAngle - startAngle) >= 2 * .pi {
            sweep = clockwise ? -2 * .pi : 2 * .pi
        } else if clockwise, sweep > 0 {
            sweep -= 2 * .pi
        } else if !clockwise, sweep < 0 {
            sweep += 2 * .pi
        }
        let start = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
        elements.append((isEmpty ? Element.move(start) : .line(start)).applying(transform))
        let arc = Element.arc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
        elements += arc.applying(transform)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += Element.rectangle(rect).applying(transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += Element.ellipse(in: rect).applying(transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        elements += Element.roundedRectangle(rect, radii: radii).applying(transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements += path.elements.applying(transform)
    }

    public func closeSubpath() {
        elements.append(.close)
    }
}
