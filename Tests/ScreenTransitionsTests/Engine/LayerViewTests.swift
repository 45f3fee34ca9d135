import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("The view of a layer") @MainActor
struct LayerViewTests {
    // Fails when `TransitionLayerView.showSnapshot` does not insert the picture, or does not keep it for other sizes.
    @Test("A piece shows its part of the screen, at every size")
    func pieces() throws {
        let fixture = TransitionFixture()
        let mark = UIView(frame: CGRect(x: 250, y: 300, width: 60, height: 40))
        mark.backgroundColor = .red
        fixture.leaving.view.addSubview(mark)
        let interaction = fixture.scrub(.doors)
        let right = try #require(fixture.layerViews.last)
        #expect(fixture.layerViews.filter { $0.marks(.red, in: fixture.container) == [mark.frame] } == [right])
        fixture.device.perform { interaction.update(0.5) }
        #expect(right.marks(.red, in: fixture.container) == [mark.frame.offsetBy(dx: 97.5, dy: 0)])
        fixture.device.rotate(to: CGSize(width: 844, height: 390))
        for view in fixture.layerViews.suffix(2) {
            #expect(view.bounds.size == CGSize(width: 422, height: 390))
            #expect(view.subviews[1].subviews[0].frame == view.bounds)
        }
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
    }

    // Fails when a line is taken out of `TransitionShadeView.updateGradient()`.
    @Test("The shade is even, or darkest at its edge")
    func shade() throws {
        let shade = TransitionShadeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let gradient = try #require(shade.layer as? CAGradientLayer)
        var alphas: [CGFloat] { gradient.colors?.map { ($0 as! CGColor).alpha } ?? [] }
        #expect(alphas == [1, 1])
        for (edge, start, end) in [
            (.leading, CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)),
            (.trailing, CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 0.5)),
            (.top, CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)),
            (.bottom, CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0)),
        ] as [(TransitionEdge, CGPoint, CGPoint)] {
            shade.edge = edge
            #expect(alphas == [1, 0])
            #expect(gradient.startPoint == start && gradient.endPoint == end)
        }
        shade.edge = nil
        #expect(alphas == [1, 1])
    }

    // Fails when a line about the shadow is taken out of `TransitionLayerView.init`, or `shadowPath` of `rest(in:)`.
    @Test("The shadow has the shape of the layer, also at another size")
    func shadow() throws {
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(.systemLookAlike)
        let layer = try #require(fixture.layerViews.last).subviews[0].layer
        #expect(layer.shadowOpacity > 0 && layer.shadowRadius == 10 && layer.shadowOffset == .zero)
        #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 390, height: 844))
        fixture.device.rotate(to: CGSize(width: 844, height: 390))
        #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 844, height: 390))
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
    }

    // Fails when `layer.isDoubleSided` or `clip.clipsToBounds` is left as it is in `TransitionLayerView.init`.
    @Test("A layer is clipped, and not seen from behind")
    func edges() throws {
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(.cube)
        for view in fixture.layerViews {
            #expect(view.subviews[1].clipsToBounds && !view.clipsToBounds, "its shadow lies outside")
            #expect(!view.layer.isDoubleSided)
        }
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
    }

    // Fails when `TransitionShadeView` takes part in hit-testing.
    @Test("Touches pass through the shade")
    func hitTest() {
        let fixture = TransitionFixture()
        let dim = ScreenTransition("dim", timing: .linear(1)) { _ in
            [.to { _ in .identity }, .from { .identity.dimmed($0) }]
        }
        let interaction = fixture.scrub(dim)
        let hit = fixture.container.hitTest(CGPoint(x: 100, y: 400), with: nil)
        #expect(hit === fixture.leaving.view)
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
    }

    @Test("Properties change linearly between keyframes")
    func steps() {
        let fixture = TransitionFixture()
        let curved = ScreenTransition("curved", timing: .linear(1), steps: 4) { _ in
            [.from { _ in .identity }, .to { .identity.translated(x: 1000 * $0 * $0) }]
        }
        let interaction = fixture.scrub(curved)
        for (progress, x) in [(0.125, 31.25), (0.375, 156.25), (0.625, 406.25), (0.9, 825)] as [(CGFloat, CGFloat)] {
            fixture.device.perform { interaction.update(progress) }
            let shown = fixture.layerViews.last?.shownPose.transform.m41 ?? -1
            #expect(abs(shown - x) < 0.001, "\(shown) at \(progress)")
        }
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
    }
}

extension UIView {
    /// Where layers of that colour in this view are seen in `container`.
    fileprivate func marks(_ color: UIColor, in container: UIView) -> [CGRect] {
        let root = container.layer.presentation() ?? container.layer
        func frames(_ layer: CALayer) -> [CGRect] {
            let own = layer.backgroundColor == color.cgColor ? [layer.convert(layer.bounds, to: root)] : []
            return own + (layer.sublayers ?? []).flatMap(frames)
        }
        return frames(layer.presentation() ?? layer)
    }
}
