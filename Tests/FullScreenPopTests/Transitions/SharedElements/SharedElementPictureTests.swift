import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop

@Suite("The picture of a shared element") @MainActor
struct SharedElementPictureTests {
    private func halfway(_ change: (Album) -> Void) -> (
        album: Album, source: SharedElementPicture, destination: SharedElementPicture
    ) {
        let album = Album()
        album.device.perform { change(album) }
        album.push()
        album.device.advance(by: 0.2)
        let pictures = album.travellers[0].pictures
        return (album, pictures[0], pictures[1])
    }

    @Test("draws an image anew in its content mode")
    func image() {
        let (album, source, destination) = halfway {
            $0.list.covers[0].contentMode = .scaleAspectFill
            $0.page.cover.contentMode = .scaleAspectFit
        }
        let size = CGSize(width: 200, height: 160)
        for (picture, mode) in [(source, UIView.ContentMode.scaleAspectFill), (destination, .scaleAspectFit)] {
            let image = picture.subviews[0]
            #expect(image is UIImageView && image.contentMode == mode && image.clipsToBounds)
            #expect(image.layer.presentation()?.bounds.size == size)
        }
        album.device.settle()
    }

    @Test("lets nothing shine through two images, of which the later fades in")
    func opaque() {
        let (album, source, destination) = halfway { _ in }
        #expect(source.layer.presentation()?.opacity == 1)
        #expect(abs((destination.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        album.device.settle()
    }

    @Test("keeps the proportions of a line of text, and fades from the one to the other")
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

    @Test("has corners that go from the one radius to the other")
    func corners() {
        let (album, source, _) = halfway { _ in }
        #expect(abs((source.superview?.layer.presentation()?.cornerRadius ?? 0) - 10) < 0.1)
        album.device.settle()
    }
}

extension SharedElementActorView {
    /// Back to front.
    fileprivate var pictures: [SharedElementPicture] {
        subviews.flatMap(\.subviews).compactMap { $0 as? SharedElementPicture }
    }
}
