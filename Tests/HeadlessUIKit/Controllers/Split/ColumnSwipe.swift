/// L4: the swipe that shows the next sidebar, and the swipe and the tap that hide sidebars where the secondary column
/// is dimmed.
@MainActor
final class ColumnSwipe: NSObject, SelectorResponder {
    private static let panAction = Selector("handlePan:")
    private static let tapAction = Selector("handleTap:")

    private unowned let split: UISplitViewController
    private weak var pan: UIPanGestureRecognizer?
    /// Whether a column moves with the finger.
    private var isFollowing = false
    /// Where the finger has landed.
    private var landing: CGFloat = 0
    /// Whether the finger goes in the direction in which sidebars come.
    private var isShowing = false
    /// How many sidebars there were when the finger began to lead, and how many there are where it leads to.
    private var counts = (start: 0, goal: 0)

    init(of split: UISplitViewController) {
        self.split = split
    }

    func install(on view: UIView, shade: UIView) {
        let pan = ColumnPanGestureRecognizer(target: self, action: Self.panAction)
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
        self.pan = pan
        shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapAction))
    }

    func responds(toSelector selector: Selector) -> Bool {
        selector == Self.panAction || selector == Self.tapAction
    }

    func perform(_ selector: Selector, with argument: Any?) {
        if selector == Self.tapAction {
            split.show(.secondary)
        } else if let pan = argument as? UIPanGestureRecognizer {
            follow(pan)
        }
    }

    /// The finger leads no longer.
    func stop() {
        guard isFollowing else { return }
        isFollowing = false
        pan?.isEnabled = false
        pan?.isEnabled = true
        tellEnd()
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begin(pan)
        case .changed where isFollowing: move(with: pan)
        case .ended where isFollowing: end(goesOn: goesOn(with: pan))
        case .cancelled where isFollowing, .failed where isFollowing: end(goesOn: false)
        default: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer) {
        // The pan may have had to wait for others meanwhile.
        guard isShowing ? canShow : canHide, split.moving.isEmpty else { return }
        isFollowing = true
        counts = (split.shownCount, split.shownCount + (isShowing ? 1 : -1))
        OptionalRequirement.ask(split.delegate) {
            $0.splitViewControllerInteractivePresentationGestureWillBegin(split)
        }
        split.beginMove(to: counts.goal)
        move(with: pan)
    }

    private func move(with pan: UIPanGestureRecognizer) {
        let lower = CGFloat(min(counts.start, counts.goal))
        split.coverage = min(max(CGFloat(counts.start) + way(of: pan) / width, lower), lower + 1)
        split.layoutColumns()
    }

    private func end(goesOn: Bool) {
        isFollowing = false
        split.settleMove(to: goesOn ? counts.goal : counts.start)
        tellEnd()
    }

    private func tellEnd() {
        OptionalRequirement.ask(split.delegate) {
            $0.splitViewControllerInteractivePresentationGestureDidEnd(split)
        }
    }

    private func goesOn(with pan: UIPanGestureRecognizer) -> Bool {
        let velocity = pan.velocity(in: split.view).x * forward * (counts.goal > counts.start ? 1 : -1)
        let way = abs(split.coverage - CGFloat(counts.start))
        switch HeadlessRuntime.current.profile.columns.swipeCompletion {
        case .projected(let seconds): return way + velocity * CGFloat(seconds) / width > 0.5
        case .velocity: return velocity >= 0
        }
    }

    /// Of the column that moves.
    private var width: CGFloat { split.width(of: split.sidebars[min(counts.start, counts.goal)]) }

    /// How far the finger has gone in the direction in which sidebars come.
    private func way(of pan: UIPanGestureRecognizer) -> CGFloat { pan.translation(in: split.view).x * forward }

    /// 1 where sidebars come from the left, −1 where they come from the right.
    private var forward: CGFloat { split.isRightToLeft ? -1 : 1 }
}

extension ColumnSwipe: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard split.presentsWithGesture, !split.isCollapsed, split.moving.isEmpty else { return false }
        landing = touch.location(in: split.view).x
        return canHide || canShow
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, split.moving.isEmpty, !split.areSidebarsChanging
        else { return false }
        let translation = pan.translation(in: split.view)
        guard abs(translation.x) > abs(translation.y) else { return false }
        isShowing = way(of: pan) > 0
        return isShowing ? canShow : canHide
    }

    /// Where the secondary column is dimmed.
    private var canHide: Bool { split.shownCount > split.fewestHiding }

    private var canShow: Bool {
        guard split.shownCount < split.sidebars.count else { return false }
        let columns = HeadlessRuntime.current.profile.columns
        let distance = split.isRightToLeft ? split.view.bounds.width - landing : landing
        return columns.swipeRegion == .anywhere || distance < columns.edgeWidth
    }
}

/// A type of its own, by which an app can tell it from the pans that it has added itself, as it can on a phone.
final class ColumnPanGestureRecognizer: UIPanGestureRecognizer {}
