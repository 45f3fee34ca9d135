import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct ImplicitAnimationTests {
    @Test("H1 a change of a plain layer is animated from what is shown, over a quarter of a second")
    func plainLayer() {
        let fixture = LayerFixture()
        fixture.layer.position.x = 100
        fixture.commit()
        #expect(fixture.layer.position.x == 100)
        #expect(isClose(fixture.x(), 0))
        fixture.advance(0.0625)
        #expect(isClose(fixture.x(), 40.8511, within: 1e-4))
        fixture.layer.position.x = 0
        fixture.commit()
        #expect(isClose(fixture.x(), 40.8511, within: 1e-4))
        fixture.advance(0.3)
        #expect(fixture.x() == 0)
        #expect(fixture.layer.animationKeys() == nil)
    }

    @Test("H1 a layer that no commit has shown yet changes at once")
    func unseen() {
        let fixture = LayerFixture()
        let fresh = CALayer()
        fixture.root.addSublayer(fresh)
        fresh.position.x = 50
        #expect(fresh.animationKeys() == nil)
        #expect(fresh.presentation() == nil)
        fixture.commit()
        #expect(fresh.presentation()?.position.x == 50)
    }

    @Test("H1 a transaction sets duration and curve of the changes in it, or switches their animation off")
    func settings() {
        let fixture = LayerFixture()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        fixture.layer.position.x = 100
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        fixture.layer.opacity = 0
        CATransaction.commit()
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(fixture.layer.animationKeys() == ["position"])
        fixture.advance(0.5)
        #expect(isClose(fixture.x(), 25))
        #expect(fixture.layer.presentation()?.opacity == 0)
    }

    @Test("H1 a layer asks its delegate, then its actions, for what shall happen")
    func actions() {
        let fixture = LayerFixture()
        let slow = CABasicAnimation()
        slow.duration = 4
        fixture.layer.actions = ["position": slow, "opacity": NSNull()]
        fixture.layer.position.x = 100
        fixture.layer.opacity = 0
        #expect(fixture.layer.animationKeys() == ["position"])
        fixture.advance(1)
        #expect(isClose(fixture.x(), 25))

        let delegate = RefusingDelegate()
        fixture.layer.delegate = delegate
        fixture.layer.position.x = 0
        #expect(delegate.asked == ["position"])
        #expect(fixture.layer.position.x == 0)
    }

    @Test("H1 a transaction's completion block runs once, when the last of its animations is over")
    func completionBlock() {
        let fixture = LayerFixture()
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        fixture.layer.add(fixture.move(duration: 0.5), forKey: "a")
        CATransaction.begin()
        fixture.root.add(fixture.move(duration: 1), forKey: "b")
        CATransaction.commit()
        CATransaction.commit()
        fixture.advance(0.9)
        #expect(calls == 0)
        fixture.advance(0.2)
        #expect(calls == 1)
        fixture.advance(5)
        #expect(calls == 1)
    }

    @Test("H1 a transaction without animations completes at its commit")
    func emptyTransaction() {
        let fixture = LayerFixture()
        var calls = 0
        fixture.runtime.turn {
            CATransaction.begin()
            CATransaction.setCompletionBlock { calls += 1 }
            CATransaction.commit()
        }
        #expect(calls == 1)
    }

    @Test("H1 gradient colours and locations are animated")
    func gradient() throws {
        let fixture = LayerFixture()
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1)]
        gradient.locations = [0, 1]
        fixture.root.addSublayer(gradient)
        fixture.commit()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        gradient.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 0, alpha: 1)]
        gradient.locations = [0.5, 1]
        fixture.advance(0.5)
        let shown = try #require(gradient.presentation())
        let colors = try #require(shown.colors as? [CGColor])
        #expect(colors.map(\.rgba) == [SIMD4(0.5, 0, 0, 1), SIMD4(1, 0.5, 0, 1)])
        #expect(shown.locations == [0.25, 1])
    }
}

/// Lets nothing move, and writes down what it is asked.
private final class RefusingDelegate: NSObject, CALayerDelegate {
    private(set) var asked: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return NSNull()
    }
}
