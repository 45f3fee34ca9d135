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
}
