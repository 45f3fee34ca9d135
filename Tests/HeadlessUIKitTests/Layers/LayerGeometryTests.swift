import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct LayerGeometryTests {
    private func layer(_ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        superlayer?.addSublayer(layer)
        return layer
    }

    @Test("A1 a layer's frame follows position, anchor point and size")
    func frame() {
        let layer = layer(CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(layer.position == CGPoint(x: 60, y: 45))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == CGRect(x: 60, y: -5, width: 100, height: 50))
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(layer.position == CGPoint(x: 0, y: 10))
    }

    @Test("A1 the frame of a turned layer is the box around it")
    func turned() {
        let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 50))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(layer.frame.minX, 25) && isClose(layer.frame.minY, -25))
        #expect(isClose(layer.frame.width, 50) && isClose(layer.frame.height, 100))
    }

    @Test("A1 setting the frame of a scaled or turned layer makes that its frame")
    func settingTransformedFrame() {
        for transform in [
            CGAffineTransform(scaleX: 2, y: 4), CGAffineTransform(rotationAngle: .pi / 2),
            CGAffineTransform(translationX: 30, y: -8).scaledBy(x: -1, y: 0.5),
        ] {
            let layer = layer(CGRect(x: 0, y: 0, width: 7, height: 9))
            layer.setAffineTransform(transform)
            layer.frame = CGRect(x: 5, y: 6, width: 80, height: 40)
            let frame = layer.frame
            #expect(
                isClose(frame.minX, 5) && isClose(frame.minY, 6) && isClose(frame.width, 80)
                    && isClose(frame.height, 40))
        }
    }

    @Test("A1 points are converted through position, anchor point, bounds origin and transform, there and back")
    func conversion() {
        let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
        let middle = layer(CGRect(x: 50, y: 60, width: 200, height: 200), in: root)
        middle.bounds.origin = CGPoint(x: 0, y: 30)
        let inner = layer(CGRect(x: 20, y: 40, width: 100, height: 100), in: middle)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 71, y: 72))
        inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(inner.convert(CGPoint(x: 50, y: 50), to: root) == CGPoint(x: 120, y: 120))
        #expect(inner.convert(CGPoint(x: 51, y: 50), to: root) == CGPoint(x: 122, y: 120))
        let sibling = layer(CGRect(x: 300, y: 0, width: 50, height: 50), in: root)
        sibling.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
        let point = CGPoint(x: 12, y: 34)
        let back = sibling.convert(inner.convert(point, to: sibling), to: inner)
        #expect(isClose(back.x, point.x) && isClose(back.y, point.y))
        let box = inner.convert(inner.bounds, to: root)
        #expect(box == CGRect(x: 20, y: 20, width: 200, height: 200))
    }

    @Test("A1 a rectangle is boxed at the nearest layer around both, and again where it arrives")
    func boxes() {
        let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
        root.setAffineTransform(CGAffineTransform(rotationAngle: 0.7))
        let first = layer(CGRect(x: 100, y: 100, width: 100, height: 100), in: root)
        let second = layer(CGRect(x: 100, y: 100, width: 100, height: 100), in: root)
        let eighth = CGAffineTransform(rotationAngle: .pi / 4)
        first.setAffineTransform(eighth)
        second.setAffineTransform(eighth)
        let box = first.convert(first.bounds, to: second)
        #expect(isClose(box.minX, -50) && isClose(box.width, 200) && isClose(box.height, 200))
        #expect(isClose(second.convert(first.bounds, from: first).width, 200))
        let inner = layer(CGRect(x: 10, y: 10, width: 20, height: 20), in: first)
        inner.setAffineTransform(eighth)
        #expect(isClose(inner.convert(inner.bounds, to: first).width, 20 * 2.0.squareRoot()))
        #expect(isClose(first.convert(first.bounds, to: inner).width, 100 * 2.0.squareRoot()))
    }

    @Test("A1 perspective of the superlayer widens what is near, and conversion takes it back")
    func perspective() {
        let parent = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
        parent.sublayerTransform.m34 = -1 / 500
        let card = layer(CGRect(x: 0, y: 0, width: 200, height: 200), in: parent)
        card.zPosition = 100
        // Seen from 500 points away, 100 points nearer: 500 / 400 times as large, about the middle of the superlayer.
        let corner = card.convert(CGPoint(x: 200, y: 200), to: parent)
        #expect(isClose(corner.x, 225) && isClose(corner.y, 225))
        card.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
        let point = CGPoint(x: 30, y: 170)
        let back = card.convert(card.convert(point, to: parent), from: parent)
        #expect(isClose(back.x, point.x, within: 1e-9) && isClose(back.y, point.y, within: 1e-9))
    }

    @Test("A1 a conversion between a layer and itself changes nothing")
    func same() {
        let layer = layer(CGRect(x: 5, y: 5, width: 10, height: 10))
        layer.transform = CATransform3DMakeScale(0, 0, 1)
        #expect(layer.convert(CGPoint(x: 3, y: 4), to: layer) == CGPoint(x: 3, y: 4))
    }
}
