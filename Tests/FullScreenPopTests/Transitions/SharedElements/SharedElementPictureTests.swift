import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("The snapshot of a shared element") @MainActor
struct SharedElementPictureTests {
    private func halfway(_ change: (Album) -> Void) -> (
        album: Album, source: SharedElementSnapshot, destination: SharedElementSnapshot
    ) {
        let album = Album()
        album.device.perform { change(album) }
        album.push()
        album.device.advance(by: 0.2)
        let pictures = album.travellers[0].pictures
        return (album, pictures[0], pictures[1])
    }

    @Test("A snapshot draws an image in its content mode")
    func image() {
        let (album, source, destination) = halfway {
            $0.list.covers[0].contentMode = .scaleAspectFill
            $0.page.cover.contentMode = .scaleAspectFit
        }
        // The margins of a fitted image must not show the other one.
        #expect(abs((source.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        let size = CGSize(width: 200, height: 160)
        for (picture, mode) in [(source, UIView.ContentMode.scaleAspectFill), (destination, .scaleAspectFit)] {
            let image = picture.subviews[0]
            #expect(image is UIImageView && image.contentMode == mode && image.clipsToBounds)
            #expect(image.layer.presentation()?.bounds.size == size)
        }
        album.device.settle()
    }

    @Test("The background doesn't shine through the snapshots of two images while the second fades in")
    func opaque() {
        let (album, source, destination) = halfway {
            for cover in [$0.list.covers[0], $0.page.cover] { cover.contentMode = .scaleAspectFill }
        }
        #expect(source.layer.presentation()?.opacity == 1)
        #expect(abs((destination.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        album.device.settle()
    }

    @Test("A snapshot keeps the proportions of a line of text, and fades into the other")
    func text() {
        let (album, source, destination) = halfway { album in
            album.list.covers[0].sharedElementName = nil
            album.page.cover.sharedElementName = nil
            album.list.caption.sharedElementName = "caption"
            album.page.caption.sharedElementName = "caption"
            album.page.caption.frame.size.width = 150
        }
        // From 100 × 20 to 150 × 40: half-way the line is 30 high.
        for (picture, scale) in [(source, CGFloat(1.5)), (destination, 0.75)] {
            let layer = picture.subviews[0].layer.presentation()
            #expect(
                abs((layer?.transform.m11 ?? 0) - scale) < 0.001 && abs((layer?.transform.m22 ?? 0) - scale) < 0.001)
            #expect(abs((layer?.frame.minX ?? -1)) < 0.001)
            #expect(abs((picture.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        }
        album.device.settle()
    }

    // Fails when `SharedElementSnapshot.init` leaves the background or the tint of an image out.
    @Test("The snapshot of an image has its background and tint colours")
    func colors() {
        let (album, source, _) = halfway {
            $0.list.covers[0].backgroundColor = .red
            $0.list.covers[0].tintColor = .green
        }
        #expect(source.backgroundColor == .red && source.subviews[0].tintColor == .green)
        album.device.settle()
    }

    // Fails when `isCovered(by:)` does not ask whether both images are the same.
    @Test("A snapshot doesn't fade out if both views show the same image alike")
    func sameImage() {
        let image = UIImage()
        let (album, source, _) = halfway {
            for cover in [$0.list.covers[0], $0.page.cover] {
                cover.image = image
                cover.contentMode = .scaleAspectFit
            }
        }
        #expect(source.layer.presentation()?.opacity == 1)
        album.device.settle()
    }

    @Test(
        "A snapshot keeps text on the side that it is aligned to", arguments: [NSTextAlignment.left, .center, .right])
    func alignment(alignment: NSTextAlignment) {
        let (album, source, destination) = halfway { album in
            album.list.covers[0].sharedElementName = nil
            album.list.caption.sharedElementName = "caption"
            album.page.caption.sharedElementName = "caption"
            for label in [album.list.caption, album.page.caption] { label.textAlignment = alignment }
        }
        // From 100 × 20 to 300 × 40, so half-way 200 × 30; the pictures are 150 and 225 points wide.
        for (picture, width) in [(source, CGFloat(150)), (destination, 225)] {
            let frame = picture.subviews[0].layer.presentation()?.frame ?? .zero
            let expected: CGFloat =
                switch alignment {
                case .left: 0
                case .center: 100 - width / 2
                default: 200 - width
                }
            #expect(abs(frame.minX - expected) < 0.01 && abs(frame.width - width) < 0.01, "\(frame)")
        }
        album.device.settle()
    }

    // Fails when `SharedElementLayerView.opacity(of:at:)` is the pose's alone.
    @Test("A snapshot is as opaque as the views and their superviews")
    func opacity() {
        let (album, source, _) = halfway { $0.page.view.alpha = 0.5 }
        // The cover in the list has an alpha of 0.75, that on the page 1.
        #expect(abs((source.superview?.superview?.layer.presentation()?.opacity ?? 0) - 0.625) < 0.01)
        album.device.settle()
        #expect(album.list.covers[0].alpha == 0.75 && album.page.view.alpha == 0.5)
    }

    // Fails when `bareSnapshot(afterScreenUpdates:)` leaves the corners round.
    @Test("The snapshot of any other view has no rounded corners that would be stretched")
    func bareSnapshot() {
        let album = Album()
        let (small, large) = (UIView(), UIView())
        small.frame = CGRect(x: 20, y: 300, width: 60, height: 60)
        small.layer.cornerRadius = 8
        small.alpha = 0.5
        large.frame = CGRect(x: 20, y: 500, width: 240, height: 240)
        large.layer.cornerRadius = 20
        for view in [small, large] { view.sharedElementName = "card" }
        album.device.perform {
            album.list.covers[0].sharedElementName = nil
            album.list.view.addSubview(small)
            album.page.view.addSubview(large)
        }
        album.push()
        album.device.advance(by: 0.2)
        for picture in album.travellers[0].pictures {
            #expect(picture.subviews[0].layer.sublayers?.first?.cornerRadius == 0)
            #expect(picture.subviews[0].layer.presentation()?.bounds.width == 150)
        }
        #expect(
            abs((album.travellers[0].pictures[0].superview?.layer.presentation()?.cornerRadius ?? 0) - 14) < 0.1)
        #expect(small.layer.cornerRadius == 8 && large.layer.cornerRadius == 20)
        album.device.settle()
        #expect(small.alpha == 0.5 && large.alpha == 1)
    }

    // Fails when `TransitionHierarchy.init` makes the snapshots from back to front.
    @Test("A snapshot doesn't show a shared view inside, which moves in front")
    func nested() {
        let album = Album()
        let views = [album.list, album.page].map { screen in
            let (card, title) = (UIView(), UIView())
            card.frame = CGRect(x: 20, y: screen === album.list ? 300 : 500, width: 200, height: 80)
            title.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
            card.sharedElementName = "card"
            title.sharedElementName = "title"
            card.addSubview(title)
            return (screen: screen as UIViewController, card: card, title: title)
        }
        album.device.perform {
            album.list.covers[0].sharedElementName = nil
            for (screen, card, _) in views { screen.view.addSubview(card) }
        }
        album.push()
        album.device.advance(by: 0.2)
        #expect(album.travellers.count == 2)
        for picture in album.travellers[0].pictures {
            let card = picture.subviews[0].layer.sublayers?.first
            #expect(card?.bounds.width == 200)
            #expect(card?.sublayers?.allSatisfy { $0.opacity == 0 } ?? true)
        }
        album.device.settle()
        #expect(views.allSatisfy { $0.card.alpha == 1 && $0.title.alpha == 1 })
    }

    @Test("The snapshot of an image view with subviews shows them")
    func overlay() {
        let (album, source, destination) = halfway { $0.list.covers[0].addSubview(UIView()) }
        #expect(!(source.subviews[0] is UIImageView) && destination.subviews[0] is UIImageView)
        album.device.settle()
    }

    @Test("The corner radius of a snapshot changes from one to the other")
    func corners() {
        let (album, source, _) = halfway { _ in }
        #expect(abs((source.superview?.layer.presentation()?.cornerRadius ?? 0) - 10) < 0.1)
        album.device.settle()
    }
}

extension SharedElementLayerView {
    /// Back to front.
    fileprivate var pictures: [SharedElementSnapshot] {
        subviews.flatMap(\.subviews).compactMap { $0 as? SharedElementSnapshot }
    }
}
