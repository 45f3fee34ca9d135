import UIKit

extension UIPageControl {
    /// Whether a finger that lands at `location`, in points of the window, may have been meant for the dots. A page
    /// control is often as wide as its pager.
    func hasDots(at location: CGPoint) -> Bool {
        let width = intrinsicContentSize.width
        let dots = CGRect(x: bounds.midX - width / 2, y: bounds.minY, width: width, height: bounds.height)
        return dots.withMarginOfTargets.contains(convert(location, from: nil))
    }

    /// Whether there is a page on the side to which a finger moves by `x` points.
    func hasPage(toward x: CGFloat) -> Bool {
        let isTowardTrailing = x * SwipeDirection.back.sign(in: effectiveUserInterfaceLayoutDirection) > 0
        return isTowardTrailing ? currentPage < numberOfPages - 1 : currentPage > 0
    }
}
