import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct LayerTreeTests {
    private let root = CALayer()
    private let layers = [CALayer(), CALayer(), CALayer()]

    private var order: [Int] {
        (root.sublayers ?? []).compactMap { layer in layers.firstIndex { $0 === layer } }
    }

    @Test("A1 sublayers keep the order in which they were inserted, a moved one is not doubled")
    func inserting() {
        #expect(root.sublayers == nil)
        for layer in layers { root.addSublayer(layer) }
        #expect(order == [0, 1, 2])
        root.insertSublayer(layers[2], at: 0)
        #expect(order == [2, 0, 1])
        root.insertSublayer(layers[2], above: layers[0])
        #expect(order == [0, 2, 1])
        root.insertSublayer(layers[1], below: layers[0])
        #expect(order == [1, 0, 2])
        root.addSublayer(layers[1])
        #expect(order == [0, 2, 1])
    }

    @Test("A1 replacing a layer keeps its place, setting the sublayers takes out the others")
    func replacing() {
        root.addSublayer(layers[0])
        root.addSublayer(layers[1])
        root.replaceSublayer(layers[0], with: layers[2])
        #expect(order == [2, 1])
        #expect(layers[0].superlayer == nil)
        root.sublayers = [layers[1], layers[0]]
        #expect(order == [1, 0])
        #expect(layers[2].superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil)
    }

    @Test("A1 a layer is in one tree at a time, and outlives its superlayer")
    func moving() {
        var other: CALayer? = CALayer()
        root.addSublayer(layers[0])
        other?.addSublayer(layers[0])
        #expect(root.sublayers == nil)
        #expect(layers[0].superlayer === other)
        other?.mask = layers[1]
        #expect(layers[1].superlayer === other)
        other = nil
        #expect(layers[0].superlayer == nil)
        #expect(layers[1].superlayer == nil)
    }

    @Test("A1 the frontmost layer is the last one of the highest zPosition")
    func depth() {
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.anchorPoint = .zero
        for layer in layers {
            layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            root.addSublayer(layer)
        }
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === layers[2])
        layers[0].zPosition = 1
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === layers[0])
        layers[0].isHidden = true
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === layers[2])
        #expect(root.hitTest(CGPoint(x: 80, y: 80)) === root)
        #expect(root.hitTest(CGPoint(x: 180, y: 80)) == nil)
    }

    @Test("A1 setting needsLayout lays a layer out at the end of the turn")
    func layout() {
        let runtime = HeadlessRuntime()
        runtime.makeCurrent()
        let layer = CountingLayer()
        runtime.turn { layer.bounds.size = CGSize(width: 10, height: 10) }
        #expect(layer.layouts == 1)
        runtime.turn { layer.position.x = 5 }
        #expect(layer.layouts == 1)
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(layer.layouts == 2)
    }
}

private final class CountingLayer: CALayer {
    private(set) var layouts = 0

    override func layoutSublayers() { layouts += 1 }
}
