import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("The hierarchy of views")
struct ViewHierarchyTests {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let a = UIView()
    let b = UIView()
    let c = UIView()
    let drawn = CALayer()

    private var layers: [String] {
        let names: [ObjectIdentifier: String] = [
            ObjectIdentifier(a.layer): "a", ObjectIdentifier(b.layer): "b", ObjectIdentifier(c.layer): "c",
            ObjectIdentifier(drawn): "drawn",
        ]
        return (parent.layer.sublayers ?? []).map { names[ObjectIdentifier($0)] ?? "?" }
    }

    private var views: [String] {
        parent.subviews.map { $0 === a ? "a" : $0 === b ? "b" : "c" }
    }

    @Test("a view that outlives its window is in none")
    func windowIsGone() {
        var window: UIWindow? = UIWindow(frame: parent.bounds)
        window?.addSubview(parent)
        parent.addSubview(a)
        #expect(a.window === window)
        window = nil
        #expect(a.window == nil)
        #expect(a.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
    }

    @Test("a subview that is added after a layer of the app's own lies above it")
    func addedAfterLayer() {
        parent.addSubview(a)
        parent.layer.addSublayer(drawn)
        parent.addSubview(b)
        #expect(layers == ["a", "drawn", "b"])
        parent.insertSubview(c, at: 0)
        #expect(layers == ["c", "a", "drawn", "b"])
        #expect(views == ["c", "a", "b"])
    }

    @Test("a subview that comes to the front or goes to the back leaves the app's own layers where they are")
    func frontAndBack() {
        for view in [a, b, c] { parent.addSubview(view) }
        parent.layer.insertSublayer(drawn, above: b.layer)
        #expect(layers == ["a", "b", "drawn", "c"])
        parent.bringSubviewToFront(a)
        #expect(layers == ["b", "drawn", "c", "a"])
        parent.sendSubviewToBack(c)
        #expect(layers == ["c", "b", "drawn", "a"])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(layers == ["a", "b", "drawn", "c"])
        #expect(views == ["a", "b", "c"])
    }

    @Test("a present subview is taken out before it is inserted at an index")
    func presentSubview() {
        for view in [a, b, c] { parent.addSubview(view) }
        parent.insertSubview(a, at: 1)
        #expect(views == ["b", "a", "c"])
        #expect(layers == ["b", "a", "c"])
        parent.insertSubview(b, at: 2)
        #expect(views == ["a", "c", "b"])
        parent.insertSubview(a, aboveSubview: c)
        #expect(views == ["c", "a", "b"])
        parent.insertSubview(b, belowSubview: c)
        #expect(views == ["b", "c", "a"])
        parent.addSubview(b)
        #expect(views == ["c", "a", "b"])
        #expect(layers == ["c", "a", "b"])
    }

    @Test("a layer that is inserted where it is already is taken out first, as a subview is")
    func presentSublayer() {
        for view in [a, b, c] { parent.addSubview(view) }
        parent.layer.insertSublayer(a.layer, at: 1)
        #expect(layers == ["b", "a", "c"])
        parent.layer.insertSublayer(b.layer, above: c.layer)
        #expect(layers == ["a", "c", "b"])
        parent.layer.insertSublayer(b.layer, below: a.layer)
        #expect(layers == ["b", "a", "c"])
        parent.layer.sublayers = [c.layer, a.layer, b.layer]
        #expect(layers == ["c", "a", "b"])
    }
}
