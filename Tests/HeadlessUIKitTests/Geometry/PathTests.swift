import Testing

@testable @_spi(Headless) import UIKit

struct PathTests {
    @Test("A1 a circle contains its centre, not the corners of its box")
    func circle() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        #expect(path.contains(CGPoint(x: 16, y: 16)))
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        #expect(isClose(path.boundingBoxOfPath.width, 100, within: 1e-9))
    }

    @Test("A1 a hole is outside by the even-odd rule only, if both outlines run the same way")
    func hole() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        let centre = CGPoint(x: 50, y: 50)
        #expect(path.contains(centre, using: .winding))
        #expect(!path.contains(centre, using: .evenOdd))
    }

    @Test("A1 an arc of cubic curves stays within a thousandth of its radius")
    func arc() throws {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 3 * .pi / 2, clockwise: false)
        for point in try #require(path.elements.outline.first) {
            #expect(isClose((point.x * point.x + point.y * point.y).squareRoot(), 10, within: 0.01))
        }
        #expect(isClose(path.currentPoint.x, 0, within: 1e-9) && isClose(path.currentPoint.y, -10, within: 1e-9))
    }

    @Test("H1 paths of the same build are mixed point by point")
    func mixing() throws {
        let small = AnimatableValue.path(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil))
        let large = AnimatableValue.path(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil))
        guard case .path(let half?) = small.mixed(with: large, at: 0.5) else { return #expect(Bool(false)) }
        #expect(isClose(half.boundingBoxOfPath.width, 20, within: 1e-9))
    }

    @MainActor
    @Test("A1 a Bézier path's arc runs clockwise on the screen, and back when it is reversed")
    func bezierPath() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(isClose(path.currentPoint.x, 0, within: 1e-9) && isClose(path.currentPoint.y, 10, within: 1e-9))
        #expect(isClose(path.bounds.width, 10, within: 1e-9) && isClose(path.bounds.minY, 0, within: 1e-9))
        let back = path.reversing()
        #expect(isClose(back.currentPoint.x, 10, within: 1e-9) && isClose(back.currentPoint.y, 0, within: 1e-9))
        let long = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(isClose(long.bounds.minX, -10, within: 0.01))
    }

    @MainActor
    @Test("A1 only the named corners of a rectangle are rounded")
    func corners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let radii = CGSize(width: 40, height: 40)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: radii)
        #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 98)))
        #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 98)))
        path.apply(CGAffineTransform(translationX: 200, y: 0))
        #expect(path.bounds == rect.offsetBy(dx: 200, dy: 0))
        path.append(UIBezierPath(rect: rect))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 300, height: 100))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }
}
