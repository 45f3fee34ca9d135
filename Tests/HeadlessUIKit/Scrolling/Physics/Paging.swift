import Foundation

/// Where a paging scroll view comes to rest (D10).
struct Paging: Equatable, Sendable {
    /// The length of a page, in points.
    let page: CGFloat
    /// The offset of the first page.
    let origin: CGFloat

    /// The page boundary nearest to `projected`, but not further than one page from `start`: where the drag began.
    ///
    /// Paging "restricts a user initiated scroll action to scrolling a single screens worth of content at a time"
    /// (Apple, "Scroll View Programming Guide for iOS", "Scrolling Using Paging Mode").
    func target(projected: CGFloat, start: CGFloat) -> CGFloat {
        guard page > 0 else { return projected }
        let from = ((start - origin) / page).rounded()
        let to = ((projected - origin) / page).rounded()
        return origin + page * min(max(to, from - 1), from + 1)
    }

    /// Whether `offset` lies on a page boundary, to within half a point.
    func isAligned(_ offset: CGFloat) -> Bool {
        guard page > 0 else { return true }
        let pages = (offset - origin) / page
        return abs(pages - pages.rounded()) * page < 0.5
    }
}
