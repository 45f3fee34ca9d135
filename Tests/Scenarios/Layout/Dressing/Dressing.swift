import UIKit

/// Makes the screens of scenarios look like an app's: a list, cards, page dots, a ground under a canvas. None of it
/// takes touches, so that a play comes to the same without it.
@MainActor
struct Dressing {
    let mirror: Mirror

    private static let margin: CGFloat = 16
    private static let tints: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen]

    /// What an otherwise empty screen shows.
    func list(in view: UIView) {
        let top: CGFloat = 108
        let room = view.bounds.height - top - Self.margin
        let titles = ["Today", "Library", "Favourites", "Downloads", "Settings"].prefix(
            max(0, Int(room / ListRow.height)))
        guard !titles.isEmpty, view.bounds.width > 8 * Self.margin else { return }
        let list = UIView(
            frame: CGRect(
                x: Self.margin, y: top, width: view.bounds.width - 2 * Self.margin,
                height: CGFloat(titles.count) * ListRow.height))
        list.autoresizingMask = .flexibleWidth
        list.layer.cornerRadius = 10
        list.clipsToBounds = true
        list.backgroundColor = .secondarySystemGroupedBackground
        for (index, title) in titles.enumerated() {
            let row = ListRow(
                title, color: Self.tints[index], width: list.bounds.width, isLast: index == titles.count - 1,
                mirror: mirror)
            row.frame.origin.y = CGFloat(index) * ListRow.height
            list.addSubview(row)
        }
        putBehind(list, in: view)
    }

    /// Cards on the pages of a scroll view, or, where it does not turn pages, on what shows of it at a time.
    ///
    /// - Parameters:
    ///   - holder: holds the content.
    ///   - content: its size, in points.
    ///   - page: the size of the scroll view, in points.
    func cards(in holder: UIView, content: CGSize, page: CGSize) {
        guard page.width > 4 * Self.margin, page.height > 4 * Self.margin else { return }
        let columns = max(1, Int((content.width / page.width).rounded(.up)))
        let rows = max(1, Int((content.height / page.height).rounded(.up)))
        guard columns * rows <= 12 else { return }
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() {
                let place = CGRect(
                    x: CGFloat(column) * page.width, y: CGFloat(row) * page.height, width: page.width,
                    height: page.height)
                let visible = place.intersection(CGRect(origin: .zero, size: content))
                guard visible.width > 4 * Self.margin, visible.height > 4 * Self.margin else { continue }
                let card = Card(tint: Self.tints[(row * columns + column) % Self.tints.count])
                card.frame = mirror.frame(visible.insetBy(dx: Self.margin / 2, dy: Self.margin / 2), in: content.width)
                putBehind(card, in: holder)
            }
        }
    }

    /// Dots for the pages of a pager, over its lower edge.
    func dots(for pager: UIScrollView) -> PageDots? {
        let pages = Int((pager.contentSize.width / PageDots.length(of: pager)).rounded())
        guard pager.isPagingEnabled, pages > 1, pager.bounds.height > 120, let superview = pager.superview else {
            return nil
        }
        let dots = PageDots(pages: pages, mirror: mirror)
        dots.frame = CGRect(x: pager.frame.minX, y: pager.frame.maxY - 34, width: pager.frame.width, height: 26)
        dots.autoresizingMask = pager.autoresizingMask
        superview.insertSubview(dots, aboveSubview: pager)
        return dots
    }

    /// The ground of a view that holds elements or takes touches of its own.
    func ground(of view: UIView) {
        view.backgroundColor = .secondarySystemGroupedBackground
        view.layer.cornerRadius = 12
    }

    private func putBehind(_ view: UIView, in holder: UIView) {
        view.isUserInteractionEnabled = false
        holder.insertSubview(view, at: 0)
    }
}
