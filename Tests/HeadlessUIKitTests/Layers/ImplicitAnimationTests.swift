import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct ImplicitAnimationTests {
    @Test("H1 a change of a plain layer is animated from what is shown, over a quarter of a second")
    func plainLayer() {
        let stage = LayerStage()
        stage.layer.position.x = 100
        stage.commit()
        #expect(stage.layer.position.x == 100)
        #expect(isClose(stage.x(), 0))
        stage.advance(0.0625)
        #expect(isClose(stage.x(), 40.8511, within: 1e-4))
        stage.layer.position.x = 0
        stage.commit()
        #expect(isClose(stage.x(), 40.8511, within: 1e-4))
        stage.advance(0.3)
        #expect(stage.x() == 0)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test("H1 a layer that no commit has shown yet changes at once")
    func unseen() {
        let stage = LayerStage()
        let fresh = CALayer()
        stage.root.addSublayer(fresh)
        fresh.position.x = 50
        #expect(fresh.animationKeys() == nil)
        #expect(fresh.presentation() == nil)
        stage.commit()
        #expect(fresh.presentation()?.position.x == 50)
    }

    @Test("H1 a transaction sets duration and curve of the changes in it, or switches their animation off")
    func settings() {
        let stage = LayerStage()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        stage.layer.position.x = 100
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0
        CATransaction.commit()
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(stage.layer.animationKeys() == ["position"])
        stage.advance(0.5)
        #expect(isClose(stage.x(), 25))
        #expect(stage.layer.presentation()?.opacity == 0)
    }

    @Test("H1 a layer asks its delegate, then its actions, for what shall happen")
    func actions() {
        let stage = LayerStage()
        let slow = CABasicAnimation()
        slow.duration = 4
        stage.layer.actions = ["position": slow, "opacity": NSNull()]
        stage.layer.position.x = 100
        stage.layer.opacity = 0
        #expect(stage.layer.animationKeys() == ["position"])
        stage.advance(1)
        #expect(isClose(stage.x(), 25))

        let delegate = RefusingDelegate()
        stage.layer.delegate = delegate
        stage.layer.position.x = 0
        #expect(delegate.asked == ["position"])
        #expect(stage.layer.position.x == 0)
    }

    @Test("H1 a transaction's completion block runs once, when the last of its animations is over")
    func completionBlock() {
        let stage = LayerStage()
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        stage.layer.add(stage.move(duration: 0.5), forKey: "a")
        CATransaction.begin()
        stage.root.add(stage.move(duration: 1), forKey: "b")
        CATransaction.commit()
        CATransaction.commit()
        stage.advance(0.9)
        #expect(calls == 0)
        stage.advance(0.2)
        #expect(calls == 1)
        stage.advance(5)
        #expect(calls == 1)
    }

    @Test("H1 a transaction without animations completes at its commit")
    func emptyTransaction() {
        let stage = LayerStage()
        var calls = 0
        stage.runtime.turn {
            CATransaction.begin()
            CATransaction.setCompletionBlock { calls += 1 }
            CATransaction.commit()
        }
        #expect(calls == 1)
    }

    @Test("H1 gradient colours and locations are animated")
    func gradient() throws {
        let stage = LayerStage()
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1)]
        gradient.locations = [0, 1]
        stage.root.addSublayer(gradient)
        stage.commit()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        gradient.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 0, alpha: 1)]
        gradient.locations = [0.5, 1]
        stage.advance(0.5)
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
