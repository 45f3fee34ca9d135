/// L4: the swipe that shows the primary column, and the swipe and the tap that hide it where it lies over the other one.
@MainActor
final class ColumnSwipe: NSObject, SelectorResponder {
    private static let panAction = Selector("handlePan:")
    private static let tapAction = Selector("handleTap:")

    private unowned let split: UISplitViewController
    private weak var pan: UIPanGestureRecognizer?
    /// Whether the column moves with the finger.
    private var isFollowing = false
    private var isShowing = false

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
            split.hide(.primary)
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
        case .began:
            isFollowing = true
            isShowing = !split.isPrimaryShown
            _ = OptionalRequirement.ask(split.delegate) {
                $0.splitViewControllerInteractivePresentationGestureWillBegin(split)
            }
            split.beginMove(toShown: isShowing)
            move(with: pan)
        case .changed where isFollowing: move(with: pan)
        case .ended where isFollowing: end(goesOn: goesOn(with: pan))
        case .cancelled where isFollowing, .failed where isFollowing: end(goesOn: false)
        default: break
        }
    }

    private func move(with pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: split.view).x * forward / split.primaryColumnWidth
        split.coverage = min(max((isShowing ? 0 : 1) + way, 0), 1)
        split.layoutColumns()
    }

    private func end(goesOn: Bool) {
        isFollowing = false
        split.settleMove(toShown: isShowing == goesOn)
        tellEnd()
    }

    private func tellEnd() {
        _ = OptionalRequirement.ask(split.delegate) {
            $0.splitViewControllerInteractivePresentationGestureDidEnd(split)
        }
    }

    private func goesOn(with pan: UIPanGestureRecognizer) -> Bool {
        let velocity = pan.velocity(in: split.view).x * forward * (isShowing ? 1 : -1)
        let way = isShowing ? split.coverage : 1 - split.coverage
        switch HeadlessRuntime.current.profile.columns.swipeCompletion {
        case .projected(let seconds): return way + velocity * CGFloat(seconds) / split.primaryColumnWidth > 0.5
        case .velocity: return velocity >= 0
        }
    }

    /// 1 where the primary column comes from the left, −1 where it comes from the right.
    private var forward: CGFloat { split.isRightToLeft ? -1 : 1 }
}

extension ColumnSwipe: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard split.presentsWithGesture, !split.isCollapsed, !split.isMovingColumn else { return false }
        guard !split.isPrimaryShown else { return split.splitBehavior == .overlay }
        let columns = HeadlessRuntime.current.profile.columns
        let place = touch.location(in: split.view).x
        let distance = split.isRightToLeft ? split.view.bounds.width - place : place
        return columns.swipeRegion == .anywhere || distance < columns.edgeWidth
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, !split.isMovingColumn,
            !split.isPrimaryStackChanging
        else { return false }
        let translation = pan.translation(in: split.view)
        let way = translation.x * forward * (split.isPrimaryShown ? -1 : 1)
        return way > 0 && abs(translation.x) > abs(translation.y)
    }
}

/// A type of its own, by which an app can tell it from the pans that it has added itself, as it can on a phone.
final class ColumnPanGestureRecognizer: UIPanGestureRecognizer {}
