import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("A screen that provides shared views") @MainActor
struct SharedElementProviderTests {
    /// A list whose covers are named as in a table: by where it has been scrolled to.
    private final class ProvidingList: AlbumList, SharedElementProvider {
        var asked: [String] = []
        var answer: @MainActor (String) -> UIView? = { _ in nil }
        /// Where layout puts the eighth cover; nil leaves it.
        var place: CGFloat?

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if let place { covers[7].frame.origin.y = place }
        }

        func view(forSharedElement name: String) -> UIView? {
            asked.append(name)
            return answer(name)
        }
    }

    private func album(_ transition: ScreenTransition = .imageZoom.timing(.linear(0.4))) -> (Album, ProvidingList) {
        let list = ProvidingList()
        return (Album(transition, list: list), list)
    }

    // Fails when `TransitionHierarchy.init` looks for shared views whatever `sharesElements` says.
    @Test("A provider isn't asked in a transition without shared elements", arguments: [false, true])
    func notAsked(reduceMotion: Bool) {
        let list = ProvidingList()
        let album = Album(reduceMotion ? .imageZoom : .crossfade, reduceMotion: reduceMotion, list: list)
        album.push()
        album.device.settle()
        album.pop()
        album.device.settle()
        #expect(list.asked.isEmpty)
    }

    // Fails when `SharedViews.init` hands the provider the names of its own screen too.
    @Test("A provider is asked for the names of the other screen only")
    func names() {
        let (album, list) = album()
        for row in 0..<3 { list.covers[row].sharedElementName = "cover \(row)" }
        album.page.caption.sharedElementName = "caption"
        album.push()
        album.device.settle()
        #expect(list.asked == ["cover", "caption"])
        list.asked = []
        album.pop()
        album.device.settle()
        #expect(list.asked == ["cover", "caption"])
    }

    // Fails when `isVisible(in:)` does not look whether the views on the way up are visible.
    @Test("A provided view that isn't visible stays on its screen", arguments: 0..<5)
    func unseen(way: Int) {
        let (album, list) = album()
        let other = UIView()
        list.answer = { [unowned list] _ in
            switch way {
            case 0: list.covers[1].isHidden = true
            case 1: list.covers[1].alpha = 0
            case 2: list.list.alpha = 0
            case 3: list.covers[1].sharedElementName = "another"
            default: return other
            }
            return list.covers[1]
        }
        album.push()
        album.device.advance(by: 0.2)
        #expect(album.travellers.isEmpty && album.page.cover.alpha == 1)
        album.device.settle()
    }

    // Fails when `views(sharedWith:)` takes the views that were found before the provider was asked.
    @Test("A provider may scroll, after which other views have the other names")
    func scrolls() {
        let (album, list) = album()
        list.covers[0].sharedElementName = nil
        list.caption.sharedElementName = "caption"
        album.page.caption.sharedElementName = "caption"
        list.answer = { [unowned list] name in
            guard name == "cover" else { return nil }
            list.list.contentOffset.y = 1400
            // As a table does with the cell of a row that has gone.
            list.caption.sharedElementName = "caption of another row"
            list.covers[8].sharedElementName = "caption"
            return list.covers[7]
        }
        album.push()
        album.device.advance(by: 0.2)
        #expect(album.travellers.count == 2)
        #expect(list.covers[7].alpha == 0 && list.covers[8].alpha == 0 && list.caption.alpha == 1)
        album.device.settle()
        #expect(list.covers[7].alpha == 0.75 && list.covers[8].alpha == 0.75)
    }

    // Fails when `views(sharedWith:)` does not lay the screen out after the provider was asked.
    @Test("A provider may ask for layout, which takes place before the views are located")
    func asksForLayout() {
        let (album, list) = album()
        list.covers[0].sharedElementName = nil
        list.answer = { [unowned list] _ in
            list.place = 300
            list.view.setNeedsLayout()
            return list.covers[7]
        }
        album.push()
        album.device.advance(by: 0.001)
        #expect(album.travellerFrame.isClose(to: CGRect(x: 20, y: 400, width: 100, height: 80), within: 1))
        album.device.settle()
    }
}
