/// Moves the pages of a page view controller: which one is shown, which one is coming, and when that is settled.
@MainActor
final class PageTurning: NSObject {
    private unowned let owner: UIPageViewController
    let scrollView = UIScrollView()
    private(set) var current: UIViewController?
    /// The neighbour that is coming into view.
    private var coming: UIViewController?
    private var neighbours = Neighbours()
    /// Whether the data source has to be asked for the neighbours of the current page.
    private var needsNeighbours = false
    /// A page that an app has asked for, on its way in by an animation.
    private var requested: (page: UIViewController, completion: ((Bool) -> Void)?)?
    private var isPlacing = false

    /// Before and after the current page; asked for when the pages are laid out. Not inside `setViewControllers`:
    /// libraries that ship note which page is current only after that call.
    private struct Neighbours {
        var before: UIViewController?
        var after: UIViewController?
    }

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
        scrollView.follower = self
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
    }

    var visible: [UIViewController] { [current, coming].compactMap { $0 } }

    // MARK: What an app asks for

    func show(
        _ page: UIViewController?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        guard let page, animated, current != nil, owner.appearance.state == .appeared, page !== current else {
            replace(with: page)
            completion?(true)
            return
        }
        requested = (page, completion)
        neighbours = direction == .forward ? Neighbours(after: page) : Neighbours(before: page)
        applyInsets()
        // Content that rests at its start would follow the inset.
        scrollView.contentOffset = offset(ofSlot: 0)
        bring(page)
        scrollView.setContentOffset(offset(ofSlot: direction == .forward ? 1 : -1), animated: true)
    }

    func neighboursChanged() {
        guard current != nil, coming == nil else { return }
        forgetNeighbours()
    }

    private func replace(with page: UIViewController?) {
        guard page !== current else { return }
        let leaving = current
        let isVisible = owner.appearance.isShownOrComing
        if isVisible { leaving?.beginAppearance(false, animated: false) }
        if let page { owner.addChild(page) }
        if isVisible { page?.beginAppearance(true, animated: false) }
        leaving?.viewIfLoaded?.removeFromSuperview()
        current = page
        forgetNeighbours()
        arrange()
        if isVisible {
            leaving?.endAppearance()
            page?.endAppearance()
        }
        remove(leaving)
        page?.didMove(toParent: owner)
    }

    private func forgetNeighbours() {
        neighbours = Neighbours()
        needsNeighbours = true
        owner.viewIfLoaded?.setNeedsLayout()
    }

    private func findNeighbours() {
        needsNeighbours = false
        guard let current, let source = owner.dataSource else { return }
        neighbours.before = source.pageViewController(owner, viewControllerBefore: current)
        neighbours.after = source.pageViewController(owner, viewControllerAfter: current)
    }

    private func remove(_ page: UIViewController?) {
        guard let page, page !== current else { return }
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    // MARK: Layout

    private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }

    /// 1 where the next page lies at greater coordinates.
    private var forwards: CGFloat {
        isHorizontal && scrollView.isRightToLeft ? -1 : 1
    }

    private var length: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }

    func layOut() {
        if needsNeighbours, coming == nil { findNeighbours() }
        arrange()
    }

    private func arrange() {
        guard owner.isViewLoaded else { return }
        let size = owner.view.bounds.size
        isPlacing = true
        if scrollView.frame.size != size { scrollView.frame = CGRect(origin: .zero, size: size) }
        scrollView.contentSize =
            isHorizontal
            ? CGSize(width: 3 * size.width, height: size.height) : CGSize(width: size.width, height: 3 * size.height)
        applyInsets()
        place(current, slot: 0)
        if let coming { place(coming, slot: slot(of: coming)) } else { scrollView.contentOffset = offset(ofSlot: 0) }
        isPlacing = false
    }

    private func applyInsets() {
        let smaller = forwards > 0 ? neighbours.before : neighbours.after
        let greater = forwards > 0 ? neighbours.after : neighbours.before
        let start = smaller == nil ? -length : 0
        let end = greater == nil ? -length : 0
        scrollView.contentInset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
            : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    }

    private func place(_ page: UIViewController?, slot: CGFloat) {
        guard let page else { return }
        let view: UIView = page.view
        if view.superview !== scrollView { scrollView.addSubview(view) }
        view.frame = CGRect(origin: offset(ofSlot: slot), size: scrollView.bounds.size)
    }

    /// −1 is the page before, 0 the current one, 1 the one after.
    private func slot(of page: UIViewController) -> CGFloat {
        page === neighbours.before ? -1 : page === neighbours.after ? 1 : 0
    }

    private func offset(ofSlot slot: CGFloat) -> CGPoint {
        let distance = length * (1 + slot * forwards)
        return isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    /// How far the pages have been turned, from −1 to 1.
    private var turned: CGFloat {
        guard length > 0 else { return 0 }
        let offset = isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
        let distance = offset - length
        return abs(distance) < Self.tolerance ? 0 : distance / length * forwards
    }

    /// Offsets that are this close are the same: sums of fractions are not exact. In points.
    private static let tolerance: CGFloat = 0.001

    // MARK: Turning

    // The order of the appearance callbacks was measured by others: Ling Wang, "The Inconsistent Order of View
    // Transition Events" (2014), page scrolling, normal and cancelled.

    private func follow() {
        guard !isPlacing, requested == nil, mayBeginTurn else { return }
        let turned = turned
        let next = turned > 0 ? neighbours.after : turned < 0 ? neighbours.before : nil
        guard let next, next !== coming else { return }
        if coming != nil { sendAway() }
        OptionalRequirement.ask(owner.delegate) { $0.pageViewController(owner, willTransitionTo: [next]) }
        bring(next)
    }

    private var mayBeginTurn: Bool {
        if HeadlessRuntime.current.profile.scrolling.pagesTurnWhileTheyComeOrGo {
            return owner.appearance.state != .disappeared
        }
        return owner.appearance.state == .appeared
    }

    private func bring(_ page: UIViewController) {
        coming = page
        owner.addChild(page)
        page.beginAppearance(true, animated: true)
        if current?.appearance.canTurn(towards: false) == true { current?.beginAppearance(false, animated: true) }
        place(page, slot: slot(of: page))
        page.tellIsAppearing()
    }

    /// The coming page has not made it: it goes, the current one stays.
    private func sendAway() {
        guard let page = coming else { return }
        coming = nil
        current?.beginAppearance(true, animated: true)
        current?.endAppearance()
        page.beginAppearance(false, animated: true)
        page.viewIfLoaded?.removeFromSuperview()
        page.endAppearance()
        remove(page)
    }

    /// The pages leave the screen, all of them: a turn in the middle is over first. One by a finger goes back, one that
    /// the app has asked for is made.
    func endTurn() {
        guard coming != nil else { return }
        scrollView.panGestureRecognizer.isEnabled = false
        scrollView.panGestureRecognizer.isEnabled = true
        guard let page = coming else { return }
        isPlacing = true
        scrollView.setContentOffset(offset(ofSlot: requested == nil ? 0 : slot(of: page)), animated: false)
        isPlacing = false
        settle()
    }

    /// The pages have left the screen: a turn that has begun on the way is none.
    func abandonTurn() {
        guard let page = coming else { return }
        coming = nil
        scrollView.stopMoving()
        if page.appearance.isShownOrComing { page.beginAppearance(false, animated: true) }
        page.viewIfLoaded?.removeFromSuperview()
        if page.appearance.isChanging { page.endAppearance() }
        remove(page)
        arrange()
    }

    private func settle() {
        guard let page = coming, let previous = current else { return }
        let arrived = abs(turned - slot(of: page)) < 0.5
        if arrived {
            coming = nil
            current = page
            previous.viewIfLoaded?.removeFromSuperview()
            page.endAppearance()
            previous.endAppearance()
            page.didMove(toParent: owner)
            forgetNeighbours()
            remove(previous)
        } else {
            sendAway()
        }
        arrange()
        if let request = requested {
            requested = nil
            request.completion?(arrived)
        } else {
            OptionalRequirement.ask(owner.delegate) {
                $0.pageViewController(
                    owner, didFinishAnimating: true, previousViewControllers: [previous],
                    transitionCompleted: arrived)
            }
        }
    }
}

extension PageTurning: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        follow()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        settle()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        settle()
    }
}
