import UIKit

/// The pages of a page view controller.
@MainActor
final class PageObserver: NSObject, UIPageViewControllerDataSource {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let pages: [UIViewController]

    init(_ options: PageOptions) {
        pages = (0..<options.count).map { _ in UIViewController() }
        super.init()
        for (index, page) in pages.enumerated() {
            page.view.backgroundColor = index.isMultiple(of: 2) ? .systemTeal : .systemIndigo
        }
        controller.dataSource = self
        controller.setViewControllers([pages[options.selected]], direction: .forward, animated: false)
    }

    /// The index of the page that is shown.
    var index: Int {
        controller.viewControllers?.first.flatMap(pages.firstIndex) ?? 0
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, by: -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, by: 1)
    }

    private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else { return nil }
        return pages[index + step]
    }
}
