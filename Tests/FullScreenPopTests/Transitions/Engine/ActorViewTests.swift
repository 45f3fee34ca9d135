import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("What an actor shows") @MainActor
struct ActorViewTests {
    // Fails when `TransitionLayerView.showPicture` does not insert the picture, or does not keep it for other sizes.
    @Test("is its part of the screen, which fills it in every size")
    func pieces() throws {
        let theatre = Theatre()
        let mark = UIView(frame: CGRect(x: 250, y: 300, width: 60, height: 40))
        mark.backgroundColor = .red
        theatre.leaving.view.addSubview(mark)
        let interaction = theatre.lead(.doors)
        let right = try #require(theatre.actors.last)
        #expect(theatre.actors.filter { $0.marks(.red, in: theatre.container) == [mark.frame] } == [right])
        theatre.device.perform { interaction.update(0.5) }
        #expect(right.marks(.red, in: theatre.container) == [mark.frame.offsetBy(dx: 97.5, dy: 0)])
        theatre.device.rotate(to: CGSize(width: 844, height: 390))
        for actor in theatre.actors.suffix(2) {
            #expect(actor.bounds.size == CGSize(width: 422, height: 390))
            #expect(actor.subviews[1].subviews[0].frame == actor.bounds)
        }
        theatre.device.perform { interaction.cancel() }
        theatre.device.settle()
    }

    // Fails when a line is taken out of `TransitionShadeView.cover()`.
    @Test("darkens alike, or from the side that the pose says")
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
    @Test("casts a shadow of its own shape, also in another size")
    func shadow() throws {
        let theatre = Theatre()
        let interaction = theatre.lead(.systemLookAlike)
        let layer = try #require(theatre.actors.last).subviews[0].layer
        #expect(layer.shadowOpacity > 0 && layer.shadowRadius == 10 && layer.shadowOffset == .zero)
        #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 390, height: 844))
        theatre.device.rotate(to: CGSize(width: 844, height: 390))
        #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 844, height: 390))
        theatre.device.perform { interaction.cancel() }
        theatre.device.settle()
    }

    // Fails when `layer.isDoubleSided` or `clip.clipsToBounds` is left as it is in `TransitionLayerView.init`.
    @Test("is cut at its edges, and is not seen from behind")
    func edges() throws {
        let theatre = Theatre()
        let interaction = theatre.lead(.cube)
        for actor in theatre.actors {
            #expect(actor.subviews[1].clipsToBounds && !actor.clipsToBounds, "its shadow lies outside")
            #expect(!actor.layer.isDoubleSided)
        }
        theatre.device.perform { interaction.cancel() }
        theatre.device.settle()
    }

    // Fails when `TransitionShadeView` takes part in hit-testing.
    @Test("is touched through its shade")
    func hitTest() {
        let theatre = Theatre()
        let dim = ScreenTransition("dim", timing: .linear(1)) { _ in
            [.to { _ in .identity }, .from { .identity.dimmed($0) }]
        }
        let interaction = theatre.lead(dim)
        let hit = theatre.container.hitTest(CGPoint(x: 100, y: 400), with: nil)
        #expect(hit === theatre.leaving.view)
        theatre.device.perform { interaction.cancel() }
        theatre.device.settle()
    }

    @Test("goes straight from one step to the next")
    func steps() {
        let theatre = Theatre()
        let curved = ScreenTransition("curved", timing: .linear(1), steps: 4) { _ in
            [.from { _ in .identity }, .to { .identity.translated(x: 1000 * $0 * $0) }]
        }
        let interaction = theatre.lead(curved)
        for (progress, x) in [(0.125, 31.25), (0.375, 156.25), (0.625, 406.25), (0.9, 825)] as [(CGFloat, CGFloat)] {
            theatre.device.perform { interaction.update(progress) }
            let shown = theatre.actors.last?.shownPose.transform.m41 ?? -1
            #expect(abs(shown - x) < 0.001, "\(shown) at \(progress)")
        }
        theatre.device.perform { interaction.cancel() }
        theatre.device.settle()
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
