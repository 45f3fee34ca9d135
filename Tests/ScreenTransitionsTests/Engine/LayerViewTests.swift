import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("The view of a layer") @MainActor
struct LayerViewTests {
    // Fails when `ScreenPicture.show` sets another region or no contents, or the clipped view does not follow the size.
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
            #expect(view.clip.frame == view.bounds)
        }
        fixture.device.advance(by: 0.5)
        let place = mark.frame.applying(CGAffineTransform(scaleX: 844.0 / 390, y: 390.0 / 844))
        let shown = try #require(right.marks(.red, in: fixture.container).first)
        #expect(abs(shown.minX - place.minX - 211) < 1e-9 && abs(shown.minY - place.minY) < 1e-9)
        #expect(abs(shown.width - place.width) < 1e-9 && abs(shown.height - place.height) < 1e-9)
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
    }

    // Fails when `TransitionHierarchy.showPieces(of:)` draws a picture for every piece, or not all of the screen.
    @Test("All pieces of a screen share one picture", arguments: [ScreenTransition.explode, .fold, .doors, .pageFlip])
    func onePicture(_ transition: ScreenTransition) {
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(transition)
        let layers = transition.layers(
            in: TransitionScene(size: fixture.container.bounds.size), .forward, layout: .leftToRight)
        var pictures: [TransitionLayer.Screen: Set<CGImage>] = [:]
        for (layer, view) in zip(layers, fixture.layerViews) {
            guard case .piece(let screen, let region) = layer.subject, let picture = view.picture else {
                #expect(layer.subject == .screen(.to) && view.picture == nil)
                continue
            }
            pictures[screen, default: []].insert(picture)
            #expect(picture.size == fixture.container.bounds.size)
            #expect(view.clip.layer.contentsRect == region)
        }
        #expect(pictures[.from]?.count == 1 && pictures.values.allSatisfy { $0.count == 1 })
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
    }

    // Fails when `ScreenPicture.init` draws at the screen's own origin, or without its pending layout.
    @Test("A scrolled screen, and one that has just been laid out, are drawn as they are seen")
    func scrolledScreen() {
        let fixture = TransitionFixture()
        let list = UIScrollView(frame: fixture.container.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        list.contentOffset.y = 500
        let mark = UIView(frame: CGRect(x: 10, y: 600, width: 60, height: 40))
        mark.backgroundColor = .red
        list.addSubview(mark)
        fixture.arriving.view = list
        let interaction = fixture.scrub(.doors, .backward)
        let seen = fixture.layerViews.flatMap { $0.marks(.red, in: fixture.container) }
        #expect(seen == [CGRect(x: 10 - 195, y: 100, width: 60, height: 40)])
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
    }

    // Fails when `ScreenPicture.init` draws a picture of no size.
    @Test("A screen without a size has no picture")
    func nothing() {
        #expect(ScreenPicture(of: UIView(), afterScreenUpdates: true) == nil)
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

    // Fails when a line about the shadow is taken out of `TransitionLayerView.prepare(for:)`, or `shadowPath` of
    // `rest(in:)`.
    @Test("The shadow has the shape of the layer, also at another size")
    func shadow() throws {
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(.systemLookAlike)
        let layer = try #require(fixture.layerViews.last?.shadow).layer
        #expect(layer.shadowOpacity > 0 && layer.shadowRadius == 10 && layer.shadowOffset == .zero)
        #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 390, height: 844))
        fixture.device.rotate(to: CGSize(width: 844, height: 390))
        #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 844, height: 390))
        // On black the shadow is not seen, but the line.
        let line = try #require(fixture.layerViews.last?.shadow?.subviews.first)
        let pixel = 1 / fixture.device.window.traitCollection.displayScale
        #expect(line.backgroundColor == .separator && pixel < 1)
        #expect(abs(line.frame.minX + pixel) < 1e-9 && abs(line.frame.minY + pixel) < 1e-9)
        #expect(abs(line.frame.maxX - 844 - pixel) < 1e-9 && abs(line.frame.maxY - 390 - pixel) < 1e-9)
        fixture.device.perform { interaction.cancel() }
        fixture.device.settle()
    }

    // Fails when `TransitionLayerView.prepare(for:)` does not look at the poses, or only at the first or the last one.
    @Test("A layer has a shadow and a shade only if some pose has them")
    func onlyWhatIsNeeded() throws {
        let plain = TransitionFixture()
        _ = plain.scrub(.explode)
        #expect(plain.layerViews.count > 200)
        #expect(plain.layerViews.allSatisfy { $0.shadow == nil && $0.shade == nil })
        let between = ScreenTransition("between", timing: .linear(1), steps: 2) { _ in
            [.to { _ in .identity }, .from { .identity.dimmed($0 * (1 - $0)).shadowed($0 * (1 - $0)) }]
        }
        let fixture = TransitionFixture()
        _ = fixture.scrub(between)
        let last = try #require(fixture.layerViews.last)
        #expect(last.shadow != nil && last.shade != nil)
    }

    // Fails when `layer.isDoubleSided` or `clip.clipsToBounds` is left as it is in `TransitionLayerView.init`.
    @Test("A layer is clipped, and not seen from behind")
    func edges() throws {
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(.cube)
        for view in fixture.layerViews {
            #expect(view.clip.clipsToBounds && !view.clipsToBounds, "its shadow lies outside")
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

extension TransitionLayerView {
    /// The picture that the layer shows a piece of.
    fileprivate var picture: CGImage? { clip.layer.contents as? CGImage }

    /// Where layers of that colour, in the picture that the layer shows a piece of, are seen in `container`.
    fileprivate func marks(_ color: UIColor, in container: UIView) -> [CGRect] {
        let root = container.layer.presentation() ?? container.layer
        let shown = layer.presentation() ?? layer
        guard let picture, let clip = shown.sublayers?.last else { return [] }
        let part = clip.contentsRect
        let scale = CGSize(
            width: clip.bounds.width / part.width / picture.size.width,
            height: clip.bounds.height / part.height / picture.size.height)
        func places(_ layer: CALayer) -> [CGRect] {
            let own = layer.backgroundColor == color.cgColor ? [layer.convert(layer.bounds, to: picture.layer)] : []
            return own + (layer.sublayers ?? []).flatMap(places)
        }
        let corner = CGPoint(x: part.minX * picture.size.width, y: part.minY * picture.size.height)
        return places(picture.layer).map { place in
            CGRect(
                x: (place.minX - corner.x) * scale.width, y: (place.minY - corner.y) * scale.height,
                width: place.width * scale.width, height: place.height * scale.height)
        }
        .filter { $0.intersects(clip.bounds) }
        .map { clip.convert($0, to: root) }
    }
}
