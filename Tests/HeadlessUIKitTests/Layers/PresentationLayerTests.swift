import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct PresentationLayerTests {
    @Test("H1 a presentation layer stands among presentation layers, and knows its model")
    func structure() throws {
        let fixture = LayerFixture()
        fixture.layer.add(fixture.move(), forKey: nil)
        fixture.advance(0.5)
        let root = try #require(fixture.root.presentation())
        let shown = try #require(root.sublayers?.first)
        #expect(isClose(shown.position.x, 50))
        #expect(shown !== fixture.layer)
        #expect(shown.model() === fixture.layer)
        #expect(fixture.layer.model() === fixture.layer)
        #expect(shown.superlayer?.model() === fixture.root)
        #expect(shown.presentation() === shown)
    }

    @Test("H1 a layer is on the screen after the turn in which it was added, though nothing moves")
    func firstCommit() {
        let device = HeadlessDevice()
        let layer = CALayer()
        device.perform {
            device.window.layer.addSublayer(layer)
            #expect(layer.presentation() == nil)
        }
        device.perform {}
        #expect(layer.presentation() != nil)
    }

    @Test("H1 a presentation layer is of its model's kind, and stays as it was taken")
    func snapshot() throws {
        let fixture = LayerFixture()
        let gradient = CAGradientLayer()
        fixture.root.addSublayer(gradient)
        fixture.commit()
        gradient.add(fixture.move(), forKey: nil)
        fixture.advance(0.25)
        let early: CAGradientLayer = try #require(gradient.presentation())
        fixture.advance(0.5)
        #expect(isClose(early.position.x, 25))
        #expect(isClose(fixture.x(gradient), 75))
    }

    @Test("H1 points are converted and hit where the screen shows the layers")
    func hits() throws {
        let fixture = LayerFixture()
        fixture.layer.add(fixture.move(), forKey: nil)
        fixture.advance(1 - 0.01)
        let (root, shown) = (try #require(fixture.root.presentation()), try #require(fixture.layer.presentation()))
        #expect(isClose(shown.convert(.zero, to: root).x, 49, within: 1e-6))
        // The root's anchor point lies at its superlayer's origin: (−60, −200) is (140, 0) in the root.
        let place = CGPoint(x: 140 - 200, y: -200)
        #expect(root.hitTest(place)?.model() === fixture.layer)
        #expect(fixture.root.hitTest(place) === fixture.root)
    }
}
