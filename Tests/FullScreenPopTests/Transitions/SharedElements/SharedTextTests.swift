import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("Shared labels of several lines") @MainActor
struct SharedTextTests {
    /// The captions travel, and nothing else: three narrow lines become two wide ones in a larger font.
    private func album(direction: UIUserInterfaceLayoutDirection = .leftToRight) -> Album {
        let album = Album(direction: direction)
        album.list.covers[0].sharedElementName = nil
        for (label, size, frame) in [
            (album.list.caption, CGFloat(15), CGRect(x: 140, y: 20, width: 100, height: 60)),
            (album.page.caption, 20, CGRect(x: 45, y: 420, width: 300, height: 50)),
        ] {
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: size)
            label.frame = frame
            label.sharedElementName = "caption"
        }
        return album
    }

    private func shownFrame(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

    private func opacity(_ view: UIView) -> CGFloat { CGFloat(view.layer.presentation()?.opacity ?? -1) }

    /// Compares the two texts with what they have to be at `progress`.
    private func check(_ album: Album, at progress: CGFloat, isRightToLeft: Bool = false) {
        guard let traveller = album.travellers.first else {
            Issue.record("Nothing travels.")
            return
        }
        let pictures = traveller.texts
        let box = CGSize(width: 100 + 200 * progress, height: 60 - 10 * progress)
        #expect(album.travellerFrame.size.isClose(to: box))
        // Neither text is broken anew or squashed, and both are of the same size: 15 points at first, 20 in the end.
        let font = 15 + 5 * progress
        let labels: [(font: CGFloat, width: CGFloat, height: CGFloat)] = [(15, 100, 60), (20, 300, 50)]
        for (picture, label) in zip(pictures, labels) {
            let text = picture.subviews[0]
            let transform = text.layer.presentation()?.transform ?? CATransform3DIdentity
            let scale = font / label.font
            #expect(abs(transform.m11 - scale) < 0.01 && abs(transform.m22 - scale) < 0.01)
            let frame = shownFrame(text)
            #expect(frame.size.isClose(to: CGSize(width: label.width * scale, height: label.height * scale)))
            // On its side, and at the top.
            #expect(abs(isRightToLeft ? frame.maxX - box.width : frame.minX) < 0.5, "\(frame)")
            #expect(abs(frame.minY) < 0.5, "\(frame)")
        }
        #expect(abs(opacity(pictures[0]) - (1 - progress)) < 0.01)
        #expect(abs(opacity(pictures[1]) - progress) < 0.01)
        #expect(!traveller.clip.clipsToBounds, "The wider text would be cut off.")
    }

    // Fails when `TextScale.ofSeveralLines(from:to:)` is nil: then a text is as high as the view.
    @Test(
        "each text keeps its lines, and fades into the other at the same size",
        arguments: [0.25, 0.5, 0.75], [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func progress(progress: Double, direction: UIUserInterfaceLayoutDirection) {
        let album = album(direction: direction)
        album.push()
        album.device.advance(by: 0.4 * progress)
        check(album, at: progress, isRightToLeft: direction == .rightToLeft)
        album.device.settle()
        #expect(album.device.faults.isEmpty)
    }

    @Test("under a finger that comes back, the texts come back as well")
    func cancelled() {
        let album = album()
        album.push()
        album.device.settle()
        let before = album.state
        let finger = album.device.finger().down(at: CGPoint(x: 50, y: 650)).move(by: 205, over: 0.3)
        // On the way back from the page, after 195 of 390 points.
        let pictures = album.travellers[0].texts
        #expect(abs(opacity(pictures[0]) - 0.5) < 0.01 && abs(opacity(pictures[1]) - 0.5) < 0.01)
        #expect(abs((pictures[0].subviews[0].layer.presentation()?.transform.m11 ?? 0) - 17.5 / 20) < 0.01)
        finger.move(by: -190, over: 0.3).hold(for: 0.2).up()
        album.device.settle()
        #expect(album.navigation.viewControllers.count == 2)
        #expect(album.travellers.isEmpty && album.state == before && album.device.faults.isEmpty)
    }

    @Test("a text with a background is cut off at its edges")
    func rounded() {
        let album = album()
        album.page.caption.layer.cornerRadius = 12
        album.push()
        album.device.advance(by: 0.2)
        #expect(album.travellers.first?.clip.clipsToBounds == true)
        album.device.settle()
    }
}

extension CGSize {
    fileprivate func isClose(to other: CGSize) -> Bool {
        abs(width - other.width) < 0.5 && abs(height - other.height) < 0.5
    }
}

extension SharedElementLayerView {
    /// That of the leaving screen, and in front of it that of the arriving one.
    fileprivate var texts: [SharedElementSnapshot] {
        clip.subviews.compactMap { $0 as? SharedElementSnapshot }
    }
}
