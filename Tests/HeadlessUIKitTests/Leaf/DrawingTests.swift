import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("Drawing into images")
struct DrawingTests {
    private let device = HeadlessDevice()
    private let card = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 100))
    private let mark = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 30))

    init() {
        card.backgroundColor = .red
        mark.backgroundColor = .blue
        card.addSubview(mark)
        device.window.addSubview(card)
        device.perform {}
    }

    private func image(_ renderer: UIGraphicsImageRenderer, in rect: CGRect) throws -> CGImage {
        try #require(renderer.image { _ in card.drawHierarchy(in: rect, afterScreenUpdates: false) }.cgImage)
    }

    /// Where the layer of a colour is in a picture.
    private func place(of color: UIColor, in image: CGImage) -> CGRect? {
        func search(_ layer: CALayer) -> CGRect? {
            if layer.backgroundColor == color.cgColor { return layer.convert(layer.bounds, to: image.layer) }
            return layer.sublayers?.lazy.compactMap(search).first
        }
        return search(image.layer)
    }

    @Test("an image is as large as its renderer's bounds, in points, and has the format's scale")
    func size() throws {
        let size = CGSize(width: 200, height: 100)
        let format = UIGraphicsImageRendererFormat()
        #expect(format.scale == 3, "the main screen's")
        #expect(!format.opaque)
        format.scale = 2
        for renderer in [
            UIGraphicsImageRenderer(size: size, format: format),
            UIGraphicsImageRenderer(bounds: CGRect(origin: CGPoint(x: 5, y: 7), size: size), format: format),
        ] {
            let image = renderer.image { _ in }
            #expect(image.size == size && image.scale == 2)
            #expect(image.cgImage?.width == 400 && image.cgImage?.height == 200)
        }
        #expect(UIGraphicsImageRenderer(size: size).image { _ in }.scale == 3)
        let traits = UITraitCollection(displayScale: 1)
        #expect(UIGraphicsImageRendererFormat(for: traits).scale == 1)
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection()).scale == 3)
    }

    @Test("a hierarchy is drawn as it was, and fills the rectangle that is asked for")
    func hierarchy() throws {
        card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        card.alpha = 0.5
        let picture = try image(
            UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 500, height: 500), format: .init()),
            in: CGRect(x: 20, y: 30, width: 400, height: 100))
        mark.frame.origin.x = 50
        mark.backgroundColor = .green
        #expect(picture.layer.bounds == CGRect(x: 0, y: 0, width: 500, height: 500))
        #expect(place(of: .red, in: picture) == CGRect(x: 10, y: 20, width: 400, height: 100))
        #expect(place(of: .blue, in: picture) == CGRect(x: 30, y: 40, width: 200, height: 30))
        #expect(picture.layer.sublayers?.first?.opacity == 1)
    }

    @Test("the visible part of a scrolled view is drawn")
    func scrolled() throws {
        card.bounds.origin = CGPoint(x: 0, y: 15)
        let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
        let picture = try image(UIGraphicsImageRenderer(size: rect.size), in: rect)
        #expect(place(of: .blue, in: picture) == CGRect(x: 10, y: 5, width: 100, height: 30))
    }

    @Test("only a view in a window can be drawn without an update, and nothing outside of a renderer's actions")
    func whatCannotBeDrawn() {
        #expect(!card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
        let renderer = UIGraphicsImageRenderer(size: card.bounds.size)
        var results: [Bool] = []
        func draw(afterScreenUpdates: Bool) -> UIImage {
            renderer.image { _ in
                results.append(card.drawHierarchy(in: card.bounds, afterScreenUpdates: afterScreenUpdates))
            }
        }
        #expect(draw(afterScreenUpdates: false).cgImage?.layer.sublayers?.count == 1)
        card.removeFromSuperview()
        #expect(draw(afterScreenUpdates: false).cgImage?.layer.sublayers == nil)
        #expect(draw(afterScreenUpdates: true).cgImage?.layer.sublayers?.count == 1)
        #expect(results == [true, false, true])
    }

    @Test("what is drawn later lies in front")
    func order() {
        let renderer = UIGraphicsImageRenderer(size: card.bounds.size)
        let image = renderer.image { _ in
            card.drawHierarchy(in: card.bounds, afterScreenUpdates: false)
            mark.drawHierarchy(in: mark.frame, afterScreenUpdates: false)
        }
        let colors = image.cgImage?.layer.sublayers?.map(\.backgroundColor)
        #expect(colors == [UIColor.red.cgColor, UIColor.blue.cgColor])
    }

    @Test("layers and image views show images, layers the part that their contents rectangle names")
    func shown() throws {
        let renderer = UIGraphicsImageRenderer(size: card.bounds.size)
        let image = renderer.image { _ in card.drawHierarchy(in: card.bounds, afterScreenUpdates: false) }
        let drawn = try #require(image.cgImage)
        let layer = CALayer()
        layer.bounds = CGRect(x: 3, y: 4, width: 50, height: 60)
        layer.contents = drawn
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        #expect(
            layer.picture
                == .drawn(LayerPicture.DrawnPicture(image: drawn, part: layer.contentsRect, area: layer.bounds)))
        let view = UIImageView(image: image.withRenderingMode(.alwaysOriginal))
        #expect(view.bounds.size == card.bounds.size)
        view.contentMode = .center
        view.bounds.size = CGSize(width: 300, height: 300)
        let area = CGRect(x: 50, y: 100, width: 200, height: 100)
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(
            view.layer.picture == .drawn(LayerPicture.DrawnPicture(image: drawn, part: whole, area: area)))
    }

    @Test("a recording keeps what was drawn once for all layers that show it, in light and in dark mode")
    func recorded() throws {
        card.backgroundColor = .systemBackground
        let renderer = UIGraphicsImageRenderer(size: card.bounds.size)
        let image = renderer.image { _ in card.drawHierarchy(in: card.bounds, afterScreenUpdates: false) }
        device.perform {
            for column in 0..<2 {
                let piece = UIView(frame: CGRect(x: 150 * column, y: 300, width: 100, height: 100))
                piece.layer.contents = image.cgImage
                piece.layer.contentsRect = CGRect(x: CGFloat(column) / 2, y: 0, width: 0.5, height: 1)
                device.window.addSubview(piece)
            }
        }
        let recorder = LayerRecorder(device)
        device.perform { device.window.subviews.last?.bounds.size = CGSize(width: 50, height: 50) }
        let tree = try #require(recorder.stop().tree(at: 0))
        let drawings = tree.sublayers.dropFirst().compactMap { piece -> LayerDrawing.Drawn? in
            guard case .drawn(let drawn)? = piece.layer.drawing else { return nil }
            return drawn
        }
        try #require(drawings.count == 2)
        #expect(drawings.map(\.part.minX) == [0, 0.5])
        #expect(drawings.map(\.area.width) == [100, 50])
        #expect(drawings[0].image === drawings[1].image)
        let picture = drawings[0].image.tree
        #expect(picture.layer.bounds.size == card.bounds.size)
        let background = picture.sublayers.first?.layer.background
        #expect(background == RecordedColor(light: 0xFFFF_FFFF, dark: 0x0000_00FF))
    }
}
