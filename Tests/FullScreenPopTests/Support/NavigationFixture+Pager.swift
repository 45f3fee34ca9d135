import UIKit

extension NavigationFixture {
    /// Adds a pager with two pages to the top screen; page 0 is the leading one.
    func addPager(page: Int = 0) -> UIScrollView {
        let pager = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        pager.contentSize = CGSize(width: 780, height: 400)
        pager.isPagingEnabled = true
        pager.contentOffset.x = offset(ofPage: page)
        top.view.addSubview(pager)
        return pager
    }

    /// Where a pager with two pages shows the page that is `page` pages from the leading one.
    func offset(ofPage page: Int) -> CGFloat {
        isRightToLeft ? CGFloat(1 - page) * 390 : CGFloat(page) * 390
    }
}
