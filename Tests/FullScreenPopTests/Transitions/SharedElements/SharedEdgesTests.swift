import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("Borders and shadows of shared elements") @MainActor
struct SharedEdgesTests {
    /// A card on each screen, which travels alone.
    private func album(_ change: (_ small: UIView, _ large: UIView) -> Void) -> Album {
        let album = Album()
        album.list.covers[0].sharedElementName = nil
        let (small, large) = (UIView(), UIView())
        small.frame = CGRect(x: 20, y: 300, width: 60, height: 60)
        large.frame = CGRect(x: 20, y: 500, width: 240, height: 240)
        for view in [small, large] {
            view.backgroundColor = .white
            view.sharedElementName = "card"
        }
        change(small, large)
        album.device.perform {
            album.list.view.addSubview(small)
            album.page.view.addSubview(large)
        }
        return album
    }

    private func setShadow(of view: UIView, opacity: Float, radius: CGFloat, offset: CGFloat) {
        view.layer.shadowOpacity = opacity
        view.layer.shadowRadius = radius
        view.layer.shadowOffset = CGSize(width: 0, height: offset)
    }

    private func setBorder(of view: UIView, _ width: CGFloat, _ color: UIColor) {
        view.layer.borderWidth = width
        view.layer.borderColor = color.cgColor
    }

    private func opacity(_ view: UIView) -> CGFloat { CGFloat(view.layer.presentation()?.opacity ?? -1) }

    private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    // Fails when `SharedElementEdges` does not fade one view into the other.
    @Test("a border fades into another one, and keeps its width and colour", arguments: [0.25, 0.5, 0.75])
    func borders(progress: Double) {
        let album = album { small, large in
            setBorder(of: small, 4, .red)
            setBorder(of: large, 1, .green)
            small.layer.cornerRadius = 8
            large.layer.cornerRadius = 20
        }
        album.push()
        album.device.advance(by: 0.4 * progress)
        let borders = album.travellers[0].borders
        #expect(borders.map(\.layer.borderWidth) == [4, 1])
        #expect(borders.map(\.layer.borderColor) == [UIColor.red.cgColor, UIColor.green.cgColor])
        #expect(abs(opacity(borders[0]) - (1 - progress)) < 0.01)
        #expect(abs(opacity(borders[1]) - progress) < 0.01)
        for border in borders {
            #expect(abs(shown(border).bounds.width - (60 + 180 * progress)) < 0.5)
            #expect(abs(shown(border).cornerRadius - (8 + 12 * progress)) < 0.1)
        }
        album.device.settle()
        #expect(album.device.faults.isEmpty)
    }

    // Fails when `bareSnapshot(afterScreenUpdates:)` leaves the border, which would be stretched.
    @Test("snapshots have no borders of their own")
    func bareSnapshots() {
        let album = album { small, large in
            setBorder(of: small, 4, .red)
            setBorder(of: large, 4, .red)
        }
        album.push()
        album.device.advance(by: 0.1)
        let pictures = album.travellers[0].clip.subviews.compactMap { $0 as? SharedElementSnapshot }
        #expect(pictures.count == 2)
        for picture in pictures { #expect(picture.subviews[0].layer.sublayers?.first?.borderWidth == 0) }
        album.device.settle()
        #expect(album.page.view.subviews.last?.layer.borderWidth == 4)
    }

    @Test("a border that both views have alike does not fade", arguments: [0.25, 0.75])
    func sameBorder(progress: Double) {
        let album = album { small, large in
            setBorder(of: small, 2, .red)
            setBorder(of: large, 2, .red)
        }
        album.push()
        album.device.advance(by: 0.4 * progress)
        #expect(album.travellers[0].borders.map(opacity) == [1])
        album.device.settle()
    }

    @Test("an image with a border keeps it on the way, in front of the image")
    func image() {
        let album = Album()
        setBorder(of: album.list.covers[0], 3, .red)
        album.push()
        album.device.advance(by: 0.1)
        let border = album.travellers[0].borders[0]
        #expect(abs(opacity(border) - 0.75) < 0.01)
        #expect(album.travellers[0].clip.subviews.last === border)
        album.device.settle()
    }

    // Fails when `SharedElementEdges(shadowsOf:_:)` is left out.
    @Test("a shadow fades into another one, behind the content", arguments: [0.25, 0.5, 0.75])
    func shadows(progress: Double) {
        let album = album { small, large in
            setShadow(of: small, opacity: 0.2, radius: 4, offset: 2)
            setShadow(of: large, opacity: 0.6, radius: 20, offset: 10)
            large.layer.cornerRadius = 16
        }
        album.push()
        album.device.advance(by: 0.4 * progress)
        let traveller = album.travellers[0]
        let shadows = traveller.shadows
        #expect(shadows.map(\.layer.shadowOpacity) == [0.2, 0.6])
        #expect(shadows.map(\.layer.shadowRadius) == [4, 20])
        #expect(shadows.map(\.layer.shadowOffset.height) == [2, 10])
        #expect(abs(opacity(shadows[0]) - (1 - progress)) < 0.01)
        #expect(abs(opacity(shadows[1]) - progress) < 0.01)
        #expect(abs(shown(shadows[1]).cornerRadius - 16 * progress) < 0.1)
        for shadow in shadows { #expect(abs(shown(shadow).bounds.width - (60 + 180 * progress)) < 0.5) }
        #expect(traveller.subviews.last === traveller.clip)
        album.device.settle()
        #expect(album.device.faults.isEmpty)
    }

    @Test("the same shadow on both sides does not fade, and one on one side alone comes or goes")
    func sameShadow() {
        let same = album { small, large in
            setShadow(of: small, opacity: 0.4, radius: 6, offset: 0)
            setShadow(of: large, opacity: 0.4, radius: 6, offset: 0)
        }
        same.push()
        same.device.advance(by: 0.2)
        #expect(same.travellers[0].shadows.map(opacity) == [1])
        same.device.settle()
        let coming = album { _, large in setShadow(of: large, opacity: 0.4, radius: 6, offset: 0) }
        coming.push()
        coming.device.advance(by: 0.1)
        #expect(coming.travellers[0].shadows.count == 1)
        #expect(abs(opacity(coming.travellers[0].shadows[0]) - 0.25) < 0.01)
        coming.device.settle()
    }

    @Test("views that clip, and those without a ground, cast no shadow on the way")
    func withoutShadow() {
        let album = album { small, large in
            for view in [small, large] { setShadow(of: view, opacity: 0.4, radius: 6, offset: 0) }
            small.clipsToBounds = true
            large.backgroundColor = nil
        }
        album.push()
        album.device.advance(by: 0.1)
        #expect(album.travellers[0].shadows.isEmpty)
        album.device.settle()
    }

    @Test("only the corners are round that are round at one of the ends")
    func corners() {
        let album = album { small, large in
            small.layer.cornerRadius = 12
            small.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            setBorder(of: large, 1, .red)
            setShadow(of: large, opacity: 0.4, radius: 6, offset: 0)
        }
        album.push()
        album.device.advance(by: 0.2)
        let traveller = album.travellers[0]
        for view in [traveller.clip] + traveller.borders + traveller.shadows {
            #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            #expect(abs(shown(view).cornerRadius - 6) < 0.1)
        }
        album.device.settle()
    }

    @Test("a pop that is taken back leaves the cards as they were")
    func cancelled() {
        var cards: [UIView] = []
        let album = album { small, large in
            setBorder(of: small, 4, .red)
            setShadow(of: large, opacity: 0.6, radius: 20, offset: 10)
            cards = [small, large]
        }
        album.push()
        album.device.settle()
        let finger = album.device.finger().down(at: CGPoint(x: 50, y: 200)).move(by: 205, over: 0.3)
        #expect(abs(opacity(album.travellers[0].shadows[0]) - 0.5) < 0.01)
        #expect(abs(opacity(album.travellers[0].borders[0]) - 0.5) < 0.01)
        finger.move(by: -190, over: 0.3).hold(for: 0.2).up()
        album.device.settle()
        #expect(album.navigation.viewControllers.count == 2)
        #expect(album.travellers.isEmpty && album.device.faults.isEmpty)
        #expect(cards.map(\.alpha) == [1, 1])
        #expect(cards[0].layer.borderWidth == 4 && cards[1].layer.shadowOpacity == 0.6)
    }
}

extension SharedElementLayerView {
    /// In front of the snapshots, back to front.
    fileprivate var borders: [UIView] {
        Array(clip.subviews.drop { !($0 is SharedElementSnapshot) }.filter { !($0 is SharedElementSnapshot) })
    }

    /// Behind everything.
    fileprivate var shadows: [UIView] { Array(subviews.prefix { $0 !== clip }) }
}
