import UIKit

/// A pager with three pages that fills a view, and whether a finger has dragged it.
@MainActor
final class QuestionPager: NSObject, UIScrollViewDelegate {
    let scrollView: UIScrollView
    private(set) var hasScrolled = false

    /// - Parameter page: the index of the page that is shown.
    init(in view: UIView, page: Int) {
        scrollView = UIScrollView(frame: view.bounds)
        super.init()
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.isPagingEnabled = true
        scrollView.contentSize = CGSize(width: view.bounds.width * 3, height: view.bounds.height)
        scrollView.contentOffset = CGPoint(x: view.bounds.width * CGFloat(page), y: 0)
        scrollView.delegate = self
        view.addSubview(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        hasScrolled = true
    }
}
