import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("Scroll views and pages under a back swipe") @MainActor
struct ScrollViewTests {
    @Test("A second finger scrolls nothing during a swipe, and afterwards it does", arguments: TestConfiguration.all)
    func secondFinger(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        list.contentSize = CGSize(width: 390, height: 4000)
        list.contentOffset.y = 500
        fixture.top.view.addSubview(list)
        let first = fixture.finger(at: 60).move(by: fixture.back(60), over: 0.2)
        let second = fixture.finger(at: 300, 600).move(by: 0, -200, over: 0.2)
        #expect(list.contentOffset.y == 500)
        second.up()
        first.cancel()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.finger(at: 300, 600).move(by: 0, -200, over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(list.contentOffset.y > 600)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a list that coasts up and down is stopped, and the screen popped", arguments: TestConfiguration.all)
    func coastingList(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        list.contentSize = CGSize(width: 390, height: 9000)
        fixture.top.view.addSubview(list)
        fixture.finger(at: 200, 700).move(by: 0, -400, over: 0.15).up()
        fixture.device.advance(by: 0.1)
        #expect(list.isDecelerating)
        let finger = fixture.finger(at: 60).move(by: fixture.back(200), over: 0.2)
        let offset = list.contentOffset
        finger.move(by: fixture.back(80), over: 0.1).hold(for: 0.2)
        #expect(list.contentOffset == offset)
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "a pager that bounces back at its first page is caught, and yields when it rests",
        arguments: TestConfiguration.all)
    func bouncingPager(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager()
        pager.arbitration.atScrollEdge = .keeps
        fixture.finger(at: 60).move(by: fixture.back(150), over: 0.1).up()
        fixture.device.advance(by: 0.05)
        #expect(pager.isDecelerating)
        pager.arbitration.atScrollEdge = .yields
        fixture.finger(at: 60).move(by: fixture.back(150), over: 0.1).hold(for: 0.1).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    // Fails when `scrollView(claiming:of:)` does not look for one that is zoomed in.
    @Test(
        "zoomed content is panned, and keeps the swipe at its edge, until it is seen as a whole",
        arguments: TestConfiguration.all)
    func zoomed(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let zooming = ZoomingDelegate()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        scrollView.contentSize = CGSize(width: 390, height: 400)
        scrollView.maximumZoomScale = 3
        scrollView.bounces = false
        zooming.content.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        scrollView.addSubview(zooming.content)
        scrollView.delegate = zooming
        fixture.top.view.addSubview(scrollView)
        scrollView.setZoomScale(2, animated: false)
        scrollView.contentOffset = CGPoint(x: 195, y: 200)
        fixture.swipe(from: 60, by: 250)
        #expect(fixture.stack.count == 2)
        fixture.device.settle()
        let edge: CGFloat = fixture.isRightToLeft ? 390 : 0
        #expect(scrollView.contentOffset.x == edge)
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.last?.reason == .scrollViewIsZoomed)
        fixture.device.perform { scrollView.zoomScale = 1 }
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "the insets of a scroll view, positive and negative, move its edge", arguments: TestConfiguration.all,
        [-80, -40, 40] as [CGFloat])
    func insets(configuration: TestConfiguration, inset: CGFloat) {
        let fixture = NavigationFixture(configuration)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        scrollView.contentSize = CGSize(width: 1000, height: 400)
        scrollView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        fixture.top.view.addSubview(scrollView)
        let edge = fixture.isRightToLeft ? 1000 + inset - 390 : -inset
        scrollView.contentOffset.x = edge + fixture.back(30)
        fixture.swipe(from: 60, by: 200)
        #expect(fixture.stack.count == 2)
        #expect(abs(scrollView.contentOffset.x - edge) < 1)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "a pager that may not scroll is not in the way of a swipe, also when that changes under the finger",
        arguments: TestConfiguration.all)
    func scrollingSwitchedOff(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        var pager = fixture.addPager(page: 1)
        pager.isScrollEnabled = false
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Next"), animated: false) }
        pager = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        pager.contentSize = CGSize(width: 780, height: 400)
        pager.contentOffset.x = fixture.offset(ofPage: 1)
        fixture.navigation.topViewController?.view.addSubview(pager)
        let finger = fixture.finger(at: 60)
        pager.isScrollEnabled = false
        finger.move(by: fixture.back(250), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.last == "Screen 1")
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "The pages of a page view controller are turned back before the screen is popped",
        arguments: TestConfiguration.all)
    func pages(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let book = Book()
        pages.dataSource = book
        fixture.device.perform {
            fixture.top.addChild(pages)
            pages.view.frame = fixture.top.view.bounds
            fixture.top.view.addSubview(pages.view)
            pages.didMove(toParent: fixture.top)
            pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        }
        fixture.device.settle()
        for start: CGFloat in [60, 30] {
            fixture.device.perform { pages.setViewControllers([book.pages[1]], direction: .forward, animated: false) }
            fixture.device.settle()
            fixture.swipe(from: start, by: 300)
            #expect(fixture.stack.count == 2)
            #expect(pages.viewControllers?.first === book.pages[0])
        }
        fixture.swipe(from: 60, by: 300)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }
}

private final class Book: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<3).map { Screen("Page \($0)") }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        neighbour(of: viewController, by: -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        neighbour(of: viewController, by: 1)
    }

    private func neighbour(of page: UIViewController, by distance: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + distance) else {
            return nil
        }
        return pages[index + distance]
    }
}
