import UIKit

/// Content that comes to rest, and rests.
enum RestingScrollQuestions {
    static let all = [
        Question(
            "page-let-go-at-rest", "How much of its way has a page left 0.05 s after it was let go at rest?",
            expected: "0.65 to 1", source: .choice("how content snaps"),
            restsOn: [
                .arbitration("ScrollViews/ScrollHandoff"), .rule("D10"), .scenario("pager-first-page-left-quick"),
            ],
            fingers: [.drag(300, 400, by: -200, velocity: 400, holding: 0.4)]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let bounds = screen.view.bounds
            let list = QuestionList(in: screen.view, size: CGSize(width: bounds.width * 3, height: bounds.height))
            list.scrollView.isPagingEnabled = true
            var left: CGFloat?
            list.onScroll = { [unowned list] in
                guard left == nil, let lift = list.lift, let time = list.liftTime,
                    CACurrentMediaTime() - time >= 0.05
                else { return }
                left = (lift.target.x - list.scrollView.contentOffset.x) / (lift.target.x - lift.offset.x)
            }
            try await host.useFingers()
            guard let left else { throw NoAnswer("The page has not moved by itself.") }
            return left >= 0.65 ? "0.65 to 1" : "less than 0.65"
        },
        Question(
            "inset-of-content-at-rest", "Does content at rest move when the app adds 40 points to contentInset.top?",
            expected: "yes", source: .choice("content at rest follows its inset"),
            restsOn: [.model("Scrolling/UIScrollView+Geometry"), .rule("D7")]
        ) { host in
            let screen = QuestionScreen("A")
            await host.show(screen)
            let list = QuestionList(in: screen.view)
            await host.wait(0.1)
            list.scrollView.contentInset.top = 40
            await host.wait(0.1)
            return list.scrollView.contentOffset.y == -40 ? "yes" : "no"
        },
        Question(
            "first-page-has-no-room",
            "Has a page view controller's scroll view room to scroll back on its first page, by its offset and inset?",
            expected: "no", source: .guess("an inset as long as a page stands for the page that is not there"),
            restsOn: [
                .arbitration("ScrollViews/ScrollExtent"), .model("Controllers/Pages/PageTurning"),
                .scenario("pages-first"),
            ]
        ) { host in
            let book = host.keep(QuestionBook())
            await host.show(book.pager)
            let scrollView = try book.scrollView
            return scrollView.contentOffset.x + scrollView.adjustedContentInset.left > 1 ? "yes" : "no"
        },
        Question(
            "page-turn-of-a-leaving-pager",
            "Is the next page announced when the app scrolls a page view controller that is being popped?",
            expected: "no", source: .choice("turning pages that come or go"),
            restsOn: [.model("Controllers/Pages/PageTurning"), .rule("D10")]
        ) { host in
            let book = host.keep(QuestionBook())
            let navigation = UINavigationController()
            await host.show(QuestionScreen("A"), book.pager, in: navigation)
            let interaction = UIPercentDrivenInteractiveTransition()
            let director = host.keep(NavigationDirector(animator: FadingAnimator(), interaction: interaction))
            navigation.delegate = director
            navigation.popViewController(animated: true)
            await host.wait(0.2)
            interaction.update(0.3)
            let scrollView = try book.scrollView
            scrollView.contentOffset.x += 100
            await host.wait(0.1)
            let answer = book.isAnnounced ? "yes" : "no"
            interaction.cancel()
            await host.settle()
            return answer
        },
    ]
}

/// Three pages, and whether one is to come.
@MainActor
private final class QuestionBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let pages = ["1", "2", "3"].map { QuestionScreen($0) }
    private(set) var isAnnounced = false

    override init() {
        super.init()
        pager.dataSource = self
        pager.delegate = self
        pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    }

    var scrollView: UIScrollView {
        get throws {
            guard let scrollView = pager.view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first else {
                throw NoAnswer("The page view controller has no scroll view.")
            }
            return scrollView
        }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(besides: viewController, by: -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(besides: viewController, by: 1)
    }

    private func page(besides screen: UIViewController, by step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === screen }) else { return nil }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        isAnnounced = true
    }
}
