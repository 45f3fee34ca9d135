import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct PageTests {
    let device: HeadlessDevice
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let book: Book

    init() {
        device = HeadlessDevice()
        book = Book(["1", "2", "3"])
        pager.dataSource = book
        pager.delegate = book
        pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        device.window.rootViewController = pager
        device.advance(by: 0.1)
        book.log.clear()
    }

    private var shown: String? { pager.viewControllers?.first?.title ?? nil }

    private func swipe(by distance: CGFloat) {
        device.finger().down(at: CGPoint(x: 195, y: 400)).move(by: distance, over: 0.15).up()
        device.settle()
    }

    @Test("D10 a swipe turns the page; the pages and the delegate are told")
    func turning() {
        swipe(by: -150)
        #expect(shown == "2")
        #expect(
            book.log.entries == [
                "willTransitionTo 2", "2.willAppear", "1.willDisappear", "2.didAppear", "1.didDisappear",
                "didFinish true",
            ])
        #expect(book.pages[1].view.convert(CGPoint.zero, to: nil) == .zero)
        swipe(by: 150)
        #expect(shown == "1")
        #expect(device.faults.isEmpty)
    }

    @Test("D10 before a page view controller's first page there is nothing: its scroll view is at its leading edge")
    func firstPage() {
        swipe(by: 150)
        #expect(shown == "1")
        let scrollView = pager.pages.scrollView
        #expect(scrollView.contentOffset.x == -scrollView.adjustedContentInset.left)
        swipe(by: -150)
        #expect(scrollView.contentOffset.x > -scrollView.adjustedContentInset.left)
    }

    @Test("D10 a finger turns no page while the pages leave the screen")
    func turnWhileLeaving() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.perform {
            device.window.rootViewController = navigation
            navigation.pushViewController(pager, animated: false)
        }
        device.settle()
        let finger = device.finger().down(at: CGPoint(x: 195, y: 400)).hold(for: 0.3)
        device.perform { _ = navigation.popViewController(animated: true) }
        finger.move(by: -100, over: 0.1).up()
        device.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(device.faults.isEmpty)
    }

    @Test("D10 a page that is let go too early goes away again")
    func letGo() {
        device.finger().down(at: CGPoint(x: 195, y: 400)).move(by: -60, over: 0.3).hold(for: 0.3).up()
        device.settle()
        #expect(shown == "1")
        #expect(
            book.log.entries == [
                "willTransitionTo 2", "2.willAppear", "1.willDisappear", "1.willAppear", "1.didAppear",
                "2.willDisappear", "2.didDisappear", "didFinish false",
            ])
        #expect(book.pages[1].parent == nil)
        #expect(device.faults.isEmpty)
    }

    @Test("D10 a page view controller that is removed while a page is dragged leaves its pages balanced")
    func removedInMidDrag() {
        for whole in [true, false] {
            let test = PageTests()
            let host = LoggingScreen("P", test.book.log)
            let navigation = UINavigationController(rootViewController: host)
            test.device.window.rootViewController = nil
            test.device.window.rootViewController = navigation
            host.addChild(test.pager)
            host.view.addSubview(test.pager.view)
            test.pager.didMove(toParent: host)
            test.device.advance(by: 0.1)
            let finger = test.device.finger()
            finger.down(at: CGPoint(x: 195, y: 400)).move(by: -120, over: 0.2)
            test.book.log.clear()
            if whole {
                navigation.setViewControllers([LoggingScreen("Q")], animated: false)
            } else {
                test.pager.willMove(toParent: nil)
                test.pager.view.removeFromSuperview()
                test.pager.removeFromParent()
            }
            test.device.advance(by: 0.1)
            finger.move(by: -20, over: 0.1).up()
            test.device.settle()
            #expect(test.device.faults.isEmpty)
            #expect(
                test.book.log.entries.filter { $0.hasPrefix("1") } == [
                    "1.willAppear", "1.didAppear", "1.willDisappear", "1.didDisappear",
                ])
            #expect(test.book.log.entries.filter { $0.hasPrefix("2") } == ["2.willDisappear", "2.didDisappear"])
            #expect(test.book.pages.map(\.appearance.state) == [.disappeared, .disappeared, .disappeared])
        }
    }

    @Test("D10 a page can be set, with and without animation")
    func requests() {
        pager.setViewControllers([book.pages[2]], direction: .forward, animated: false)
        #expect(shown == "3")
        var finished: Bool?
        pager.setViewControllers([book.pages[0]], direction: .reverse, animated: true) { finished = $0 }
        #expect(finished == nil)
        device.settle()
        #expect(finished == true)
        #expect(shown == "1")
        #expect(pager.children == [book.pages[0]])
        #expect(device.faults.isEmpty)
    }

    @Test("D10 pages turn when an app takes over the delegate of their scroll view, and it hears of every offset")
    func delegateTakenOver() throws {
        final class Watcher: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            var ends = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
        }
        let watcher = Watcher()
        let scrollView = try #require(pager.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        scrollView.delegate = watcher
        swipe(by: -150)
        #expect(shown == "2")
        #expect(watcher.ends == 1)
        let furthest = try #require(watcher.offsets.max())
        #expect(furthest > 700 && furthest <= 780)
        // The page that has arrived is the middle one.
        #expect(watcher.offsets.last == 390)
        #expect(book.log.entries.last == "didFinish true")
    }

    @Test("D10 the data source is asked for neighbours when the pages are laid out, not inside setViewControllers")
    func neighbours() {
        final class Counter: NSObject, UIPageViewControllerDataSource {
            let pages = (0..<3).map { LoggingScreen("\($0)") }
            var current: Int?
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? {
                current.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
            }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? {
                current.flatMap { $0 < 2 ? pages[$0 + 1] : nil }
            }
        }
        let counter = Counter()
        pager.dataSource = counter
        device.perform {
            pager.setViewControllers([counter.pages[1]], direction: .forward, animated: false)
            counter.current = 1
        }
        swipe(by: -150)
        #expect(pager.viewControllers == [counter.pages[2]])
        #expect(device.faults.isEmpty)
    }
}

@MainActor
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = CallLog()
    let pages: [LoggingScreen]

    init(_ titles: [String]) {
        let log = log
        pages = titles.map { LoggingScreen($0, log) }
    }

    private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + distance) else {
            return nil
        }
        return pages[index + distance]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(-1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(1, from: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        log.add("willTransitionTo \(pendingViewControllers.first?.title ?? "?")")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        log.add("didFinish \(completed)")
    }
}
