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

    /// Of a page, in points; that of a pager without width is one point.
    static func length(of pager: UIScrollView) -> CGFloat { max(1, pager.bounds.width) }

    func follow(_ pager: UIScrollView) {
        let offset = mirror.offset(pager.contentOffset, in: pager)
        currentPage = Int((offset.x / Self.length(of: pager)).rounded())
    }
}
