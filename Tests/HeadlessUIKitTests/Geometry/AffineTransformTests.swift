import Testing

@testable @_spi(Headless) import UIKit

struct AffineTransformTests {
    private let sample = CGAffineTransform(translationX: 10, y: -4).rotated(by: 0.7).scaledBy(x: 2, y: 0.5)

    @Test("A1 a transform applies the last step that was added to it first")
    func order() {
        let transform = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 102, y: 3))
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(turned.x, 0) && isClose(turned.y, 1))
    }

    @Test("A1 a transform followed by its inverse leaves every point where it was")
    func inverse() {
        let point = CGPoint(x: 3, y: -7).applying(sample).applying(sample.inverted())
        #expect(isClose(point.x, 3) && isClose(point.y, -7))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("A1 concatenation applies the first transform first")
    func concatenation() {
        let move = CGAffineTransform(translationX: 5, y: 6)
        let point = CGPoint(x: 2, y: 2)
        let (atOnce, inTurn) = (point.applying(sample.concatenating(move)), point.applying(sample).applying(move))
        #expect(isClose(atOnce.x, inTurn.x) && isClose(atOnce.y, inTurn.y))
    }

    @Test("A1 a rectangle becomes the box around its corners, a size ignores the translation")
    func boxes() {
        let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(box.minX, -20) && isClose(box.minY, 0) && isClose(box.width, 20) && isClose(box.height, 10))
        let size = CGSize(width: 2, height: 3).applying(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 9, ty: 9))
        #expect(size == CGSize(width: 4, height: 9))
        #expect(CGRect.null.applying(sample).isNull)
    }

    @Test("A1 insets shrink a rectangle from its sides")
    func insets() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    }
}
