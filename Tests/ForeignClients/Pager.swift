import UIKit

package protocol PagerDelegate: AnyObject {
    /// `position` counts pages; 1.5 is half-way from the second to the third.
    func pager(_ pager: Pager, didScrollTo position: CGFloat)
    /// Comes from the main queue, when UIKit has done with the turn.
    func pager(_ pager: Pager, didSettleOn index: Int)
}

/// Pages around a `UIPageViewController`, and where between them the finger is.
///
/// In the manner of pager libraries: it is the delegate of the page view controller's own scroll view, and knows which
/// page is current only after it has been set.
package class Pager: UIViewController {
    package weak var pagerDelegate: PagerDelegate?
    package private(set) var currentIndex: Int?
    package let pages: [UIViewController]
    private let turner = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)

    package init(pages: [UIViewController]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { return nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        turner.dataSource = self
        turner.delegate = self
        addChild(turner)
        turner.view.frame = view.bounds
        turner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(turner.view)
        turner.didMove(toParent: self)
        scrollView?.delegate = self
        scroll(to: 0, animated: false)
    }

    package var scrollView: UIScrollView? {
        turner.view.subviews.first(where: { $0 is UIScrollView }) as? UIScrollView
    }

    package func scroll(to index: Int, animated: Bool) {
        let direction: UIPageViewController.NavigationDirection = index < currentIndex ?? 0 ? .reverse : .forward
        turner.setViewControllers([pages[index]], direction: direction, animated: animated) { _ in
            self.currentIndex = index
        }
        if !animated { currentIndex = index }
    }
}

extension Pager: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    package func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let index = currentIndex, index > 0 else { return nil }
        return pages[index - 1]
    }

    package func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let index = currentIndex, index < pages.count - 1 else { return nil }
        return pages[index + 1]
    }

    package func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed, let page = pageViewController.viewControllers?.first else { return }
        let index = pages.firstIndex(of: page) ?? 0
        currentIndex = index
        DispatchQueue.main.async { self.pagerDelegate?.pager(self, didSettleOn: index) }
    }
}

extension Pager: UIScrollViewDelegate {
    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let width = scrollView.bounds.width
        guard let index = currentIndex, width > 0 else { return }
        pagerDelegate?.pager(self, didScrollTo: CGFloat(index) + scrollView.contentOffset.x / width - 1)
    }
}
