import UIKit

/// Horizontal pages of equal size, each of which is a plain view.
@MainActor
func makePager(
    frame: CGRect = CGRect(x: 0, y: 200, width: 390, height: 400), pages: Int = 2, page: Int = 0
) -> UIScrollView {
    let pager = UIScrollView(frame: frame)
    pager.isPagingEnabled = true
    pager.bounces = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.contentSize = CGSize(width: frame.width * CGFloat(pages), height: frame.height)
    pager.contentOffset.x = frame.width * CGFloat(page)
    for index in 0..<pages {
        pager.addSubview(
            UIView(frame: CGRect(x: frame.width * CGFloat(index), y: 0, width: frame.width, height: frame.height)))
    }
    return pager
}

/// A list that scrolls up and down only.
@MainActor
func makeList(frame: CGRect = CGRect(x: 0, y: 200, width: 390, height: 400)) -> UIScrollView {
    let list = UIScrollView(frame: frame)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: frame.width, height: frame.height * 3)
    return list
}
