import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("Shared elements") @MainActor
struct SharedElementTests {
    static let onList = CGRect(x: 20, y: 110, width: 100, height: 80)
    static let onPage = CGRect(x: 45, y: 150, width: 300, height: 240)

    @Test("Shared elements move straight from place to place when a screen is pushed", arguments: [0.1, 0.2, 0.3])
    func push(time: TimeInterval) {
        let album = Album()
        album.push()
        album.device.advance(by: time)
        let expected = CGRect.between(Self.onList, Self.onPage, at: time / 0.4)
        #expect(album.travellerFrame.isClose(to: expected), "\(album.travellerFrame) is not \(expected)")
        #expect(album.list.covers[0].alpha == 0 && album.page.cover.alpha == 0)
        album.device.settle()
        #expect(album.travellers.isEmpty)
        #expect(album.list.covers[0].alpha == 0.75 && album.page.cover.alpha == 1)
    }

    @Test("Shared elements follow the finger back to where the list shows them by now")
    func swipe() {
        let album = Album()
        album.push()
        album.device.settle()
        let before = album.state
        album.device.perform { album.list.list.contentOffset.y = 40 }
        let finger = album.device.finger().down(at: CGPoint(x: 20, y: 600)).move(by: 205, over: 0.5).hold(for: 0.1)
        let expected = CGRect.between(Self.onPage, Self.onList.offsetBy(dx: 0, dy: -40), at: 0.5)
        #expect(album.travellerFrame.isClose(to: expected), "\(album.travellerFrame) is not \(expected)")
        finger.cancel()
        album.device.settle()
        #expect(album.navigation.viewControllers.count == 2)
        #expect(album.travellers.isEmpty && album.state == before)
    }

    @Test(
        "Shared elements are on the list again after a swipe back",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func pops(direction: UIUserInterfaceLayoutDirection) {
        let album = Album(direction: direction)
        let before = album.state
        album.push()
        album.device.settle()
        let way: CGFloat = direction == .leftToRight ? 1 : -1
        let finger = album.device.finger().down(at: CGPoint(x: direction == .leftToRight ? 20 : 370, y: 600))
            .move(by: 205 * way, over: 0.5).hold(for: 0.1)
        let expected = CGRect.between(Self.onPage, Self.onList, at: 0.5)
        #expect(album.travellerFrame.isClose(to: expected), "\(album.travellerFrame) is not \(expected)")
        finger.move(by: 120 * way, over: 0.2).up()
        album.device.settle()
        #expect(album.navigation.viewControllers.count == 1)
        #expect(album.travellers.isEmpty && album.state == before)
    }

    @Test("Shared elements overshoot with a spring, and end in their places")
    func spring() {
        let album = Album(.imageAndLabelZoom)
        album.push()
        var widest: CGFloat = 0
        for _ in 0..<60 {
            album.device.advance(by: 1 / 120)
            if !album.travellers.isEmpty { widest = max(widest, album.travellerFrame.width) }
        }
        #expect(widest > Self.onPage.width + 5)
        album.device.settle()
        #expect(album.travellers.isEmpty && album.page.cover.alpha == 1)
    }

    @Test("Shared views that only one screen shows stay on their screen")
    func alone() {
        let album = Album()
        album.page.cover.sharedElementName = "other"
        album.push()
        album.device.advance(by: 0.2)
        #expect(album.travellers.isEmpty)
        #expect(album.page.cover.alpha == 1 && album.list.covers[0].alpha == 0.75)
        album.device.settle()
    }

    @Test("Shared views that are scrolled out of sight, hidden, or empty don't move")
    func unseen() {
        for spoil in [
            { (album: Album) in album.list.list.contentOffset.y = 95 },
            { album in album.list.covers[0].isHidden = true },
            { album in album.list.covers[0].alpha = 0 },
            { album in album.list.covers[0].frame.size.width = 0 },
            { album in album.list.covers[0].superview?.alpha = 0 },
        ] {
            let album = Album()
            album.device.perform { spoil(album) }
            album.push()
            album.device.advance(by: 0.2)
            #expect(album.travellers.isEmpty)
            #expect(album.page.cover.alpha == 1)
            album.device.settle()
        }
    }

    @Test("Of several shared views with one name the first visible one moves")
    func duplicates() {
        let album = Album()
        for row in [1, 2] { album.list.covers[row].sharedElementName = "cover" }
        album.device.perform { album.list.list.contentOffset.y = 95 }
        album.push()
        album.device.advance(by: 0.2)
        let second = CGRect(x: 20, y: 100 + 210 - 95, width: 100, height: 80)
        let expected = CGRect.between(second, Self.onPage, at: 0.5)
        #expect(album.travellerFrame.isClose(to: expected), "\(album.travellerFrame) is not \(expected)")
        album.device.settle()
    }

    @Test("In a transition without shared elements the shared views stay on their screens")
    func otherTransition() {
        let album = Album(.crossfade)
        album.push()
        album.device.advance(by: 0.2)
        #expect(album.travellers.isEmpty && album.page.cover.alpha == 1 && album.list.covers[0].alpha == 0.75)
        album.device.settle()
    }

    @Test("withSharedElements applies to both directions of a transition")
    func combinator() {
        let album = Album(
            ScreenTransition.cover.timing(.linear(0.4)).onPop(.drop.timing(.linear(0.4))).withSharedElements)
        album.push()
        album.device.advance(by: 0.1)
        #expect(album.travellerFrame.isClose(to: .between(Self.onList, Self.onPage, at: 0.25)))
        album.device.settle()
        album.pop()
        album.device.advance(by: 0.1)
        #expect(album.travellerFrame.isClose(to: .between(Self.onPage, Self.onList, at: 0.25)))
        album.device.settle()
        #expect(album.travellers.isEmpty)
    }

    @Test("A list is asked for its shared views")
    func provider() {
        let list = ProvidingList()
        let album = Album(list: list)
        album.list.covers[0].sharedElementName = nil
        album.push()
        album.device.advance(by: 0.2)
        // The list has scrolled the eighth cover to its top.
        let source = CGRect(x: 20, y: 100, width: 100, height: 80)
        #expect(list.asked == ["cover"])
        #expect(album.travellerFrame.isClose(to: .between(source, Self.onPage, at: 0.5)), "\(album.travellerFrame)")
        album.device.settle()
        #expect(list.covers[7].alpha == 0.75)
    }

    @Test("Shared elements don't move if Reduce Motion is on")
    func reduceMotion() {
        let album = Album(reduceMotion: true)
        album.push()
        album.device.advance(by: 0.2)
        #expect(album.travellers.isEmpty && album.page.cover.alpha == 1)
        album.device.settle()
    }

    @Test("Shared elements move to their new places when the device rotates")
    func rotation() {
        let album = Album()
        album.page.cover.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        album.push()
        album.device.advance(by: 0.2)
        album.device.rotate(to: CGSize(width: 844, height: 390))
        album.device.settle()
        #expect(album.travellers.isEmpty)
        #expect(album.page.cover.alpha == 1 && album.list.covers[0].alpha == 0.75)
        #expect(album.page.cover.superview === album.page.view)
    }

    @Test("Shared elements keep nothing alive")
    func memory() {
        weak var page: AlbumPage?
        weak var traveller: UIView?
        let album = Album()
        do {
            let next = AlbumPage()
            next.loadViewIfNeeded()
            next.cover.sharedElementName = "cover"
            next.fullScreenPop.transition = .imageZoom
            page = next
            album.device.perform { album.navigation.pushViewController(next, animated: true) }
        }
        album.device.advance(by: 0.1)
        traveller = album.travellers[0]
        #expect(traveller != nil)
        album.device.settle()
        album.pop()
        album.device.settle()
        #expect(page == nil && traveller == nil)
    }
}

/// A list that scrolls to the eighth cover when it is asked.
private final class ProvidingList: AlbumList, SharedElementProvider {
    private(set) var asked: [String] = []

    func view(forSharedElement name: String) -> UIView? {
        asked.append(name)
        list.contentOffset.y = covers[7].frame.minY
        return covers[7]
    }
}
