import UIKit

/// Shows which page a pager is at. It is only looked at.
final class PageDots: UIPageControl {
    private let mirror: Mirror

    init(pages: Int, mirror: Mirror) {
        self.mirror = mirror
        super.init(frame: .zero)
        numberOfPages = pages
        isUserInteractionEnabled = false
        pageIndicatorTintColor = .systemGray4
        currentPageIndicatorTintColor = .systemGray
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Page dots of scenarios do not come from a storyboard.")
    }

    func follow(_ pager: UIScrollView) {
        guard pager.bounds.width > 0 else { return }
        let offset = mirror.offset(pager.contentOffset, in: pager)
        currentPage = Int((offset.x / pager.bounds.width).rounded())
    }
}
