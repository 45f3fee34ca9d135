extension CGPath.Element {
    /// How far the control points of a quarter circle lie from its ends, in radii: 4/3 · (√2 − 1).
    static let quarterCircle: CGFloat = 0.5522847498307936

    /// In the order in which they are drawn; the end point last.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    func applying(_ transform: CGAffineTransform) -> Self {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let first, let second, let end):
            .curve(first.applying(transform), second.applying(transform), to: end.applying(transform))
        case .close: .close
        }
    }

    static func rectangle(_ rect: CGRect) -> [Self] {
        let corners = rect.corners
        return [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close]
    }

    static func ellipse(in rect: CGRect) -> [Self] {
        roundedRectangle(rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// A rectangle whose corners are quarters of ellipses. Radii are limited to half of the sides.
    static func roundedRectangle(
        _ rect: CGRect, radii: CGSize, corners: UIRectCorner = .allCorners
    ) -> [Self] {
        let radius = CGSize(
            width: min(max(0, radii.width), rect.width / 2), height: min(max(0, radii.height), rect.height / 2)
        )
        guard radius.width > 0, radius.height > 0 else { return rectangle(rect) }
        // Clockwise: each corner with the directions in which the outline arrives at it and leaves it.
        let turns: [(UIRectCorner, CGPoint, arriving: CGVector, leaving: CGVector)] = [
            (.topRight, rect.corners[1], CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, rect.corners[2], CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, rect.corners[3], CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
            (.topLeft, rect.corners[0], CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
        ]
        func place(_ corner: CGPoint, _ direction: CGVector, _ fraction: CGFloat) -> CGPoint {
            CGPoint(
                x: corner.x + direction.dx * radius.width * fraction,
                y: corner.y + direction.dy * radius.height * fraction
            )
        }
        let rest = 1 - quarterCircle
        var elements: [Self] = []
        for (name, corner, arriving, leaving) in turns {
            guard corners.contains(name) else {
                elements.append(elements.isEmpty ? .move(corner) : .line(corner))
                continue
            }
            let start = place(corner, arriving, -1)
            elements.append(elements.isEmpty ? .move(start) : .line(start))
            elements.append(
                .curve(place(corner, arriving, -rest), place(corner, leaving, rest), to: place(corner, leaving, 1))
            )
        }
        return elements + [.close]
    }

    /// The arc as cubic curves of at most a quarter turn each; does not hold the point at which it starts.
    static func arc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) -> [Self] {
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        return (0..<count).map { index in
            let (a, b) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
            let start = CGPoint(x: center.x + radius * cos(a), y: center.y + radius * sin(a))
            let end = CGPoint(x: center.x + radius * cos(b), y: center.y + radius * sin(b))
            return .curve(
                CGPoint(x: start.x - reach * sin(a), y: start.y + reach * cos(a)),
                CGPoint(x: end.x + reach * sin(b), y: end.y - reach * cos(b)),
                to: end
            )
        }
    }
}

extension [CGPath.Element] {
    func applying(_ transform: CGAffineTransform?) -> Self {
        guard let transform, !transform.isIdentity else { return self }
        return map { $0.applying(transform) }
    }

    var endPoint: CGPoint? {
        guard let last else { return nil }
        guard case .close = last else { return last.points.last }
        for element in reversed() {
            if case .move(let start) = element { return start }
        }
        return nil
    }

    /// The subpaths as chains of points, with curves cut into short lines.
    var outline: [[CGPoint]] {
        var chains: [[CGPoint]] = []
        for element in self {
            switch element {
            case .move(let point):
                chains.append([point])
            case .line(let point):
                guard !chains.isEmpty else { continue }
                chains[chains.count - 1].append(point)
            case .curve(let first, let second, let end):
                guard let start = chains.last?.last else { continue }
                for step in 1...24 {
                    let t = CGFloat(step) / 24
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    chains[chains.count - 1].append(
                        CGPoint(
                            x: a * start.x + b * first.x + c * second.x + d * end.x,
                            y: a * start.y + b * first.y + c * second.y + d * end.y
                        )
                    )
                }
            case .close:
                guard let start = chains.last?.first else { continue }
                chains[chains.count - 1].append(start)
                chains.append([start])
            }
        }
        return chains.filter { $0.count > 1 }
    }

    /// The same outlines, drawn from their ends to their starts, the last one first.
    var reversedDirection: Self {
        var subpaths: [Self] = []
        for element in self {
            if case .move = element { subpaths.append([]) }
            guard !subpaths.isEmpty else { continue }
            subpaths[subpaths.count - 1].append(element)
        }
        return subpaths.reversed().flatMap(Self.reverse)
    }

    private static func reverse(_ subpath: Self) -> Self {
        let drawn = subpath.filter { $0 != .close }
        guard let end = drawn.endPoint else { return [] }
        var reversed: Self = [.move(end)]
        for (element, before) in zip(drawn.dropFirst(), drawn).reversed() {
            guard let start = before.points.last else { continue }
            switch element {
            case .line: reversed.append(.line(start))
            case .curve(let first, let second, _): reversed.append(.curve(second, first, to: start))
            case .move, .close: break
            }
        }
        return subpath.contains(.close) ? reversed + [.close] : reversed
    }

    /// How often the outline goes round `point`; every subpath counts as closed.
    func windingNumber(around point: CGPoint) -> Int {
        var winding = 0
        for chain in outline {
            for (a, b) in zip(chain, chain.dropFirst() + chain.prefix(1)) {
                let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
                if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
                if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
            }
        }
        return winding
    }
}
