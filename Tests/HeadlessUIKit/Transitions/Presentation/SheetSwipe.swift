/// The swipe on a sheet: which finger it follows. A scroll view under the finger scrolls first, unless it is at its
/// top: then the sheet goes down, or up to a larger detent. Where the app forbids it, the sheet stays.
@MainActor
final class SheetSwipe: NSObject, SelectorResponder {
    private static let action = Selector("handlePan:")

    let drag: SheetDrag
    private unowned let sheet: UISheetPresentationController
    private weak var pan: UIPanGestureRecognizer?
    private weak var touchedView: UIView?
    /// Whether a scroll view has the finger until it has scrolled to its top.
    private var waitsForTop = false

    init(sheet: UISheetPresentationController) {
        self.sheet = sheet
        drag = SheetDrag(of: sheet)
    }

    func install(on view: UIView?) {
        guard let view, pan == nil else { return }
        let pan = SheetPanGestureRecognizer(target: self, action: Self.action)
        pan.delegate = self
        view.addGestureRecognizer(pan)
        self.pan = pan
    }

    func uninstall() {
        pan.map { $0.view?.removeGestureRecognizer($0) }
        pan = nil
    }

    func responds(toSelector selector: Selector) -> Bool {
        selector == Self.action
    }

    func perform(_ selector: Selector, with argument: Any?) {
        guard let pan = argument as? UIPanGestureRecognizer, let space = sheet.presentedView?.superview else { return }
        let way = pan.translation(in: space).y
        let velocity = pan.velocity(in: space).y
        switch pan.state {
        case .began:
            waitsForTop = !isAtTop
            if !waitsForTop { drag.begin(goesDown: velocity >= 0) }
        case .changed where waitsForTop:
            if isAtTop, velocity > 0 { takeOver(pan, in: space) }
        case .changed: drag.follow(way)
        case .ended: drag.end(way, velocity: velocity)
        case .cancelled, .failed: drag.end(way, velocity: nil)
        case .possible: break
        }
    }

    /// The scroll views let go, and the sheet goes on with the finger.
    private func takeOver(_ pan: UIPanGestureRecognizer, in space: UIView) {
        waitsForTop = false
        for scrollView in scrollViews {
            scrollView.panGestureRecognizer.isEnabled = false
            scrollView.panGestureRecognizer.isEnabled = true
        }
        pan.setTranslation(.zero, in: space)
        drag.begin(goesDown: true)
    }

    // MARK: What is under the finger

    /// From the touched view outwards, up to the sheet.
    private var scrollViews: [UIScrollView] {
        var found: [UIScrollView] = []
        var candidate = touchedView
        while let present = candidate, present !== sheet.presentedView {
            if let scrollView = present as? UIScrollView { found.append(scrollView) }
            candidate = present.superview
        }
        return found
    }

    private var isAtTop: Bool { scrollViews.allSatisfy(\.isAtTop) }

    private func isScrolling(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let scrollView = recognizer.view as? UIScrollView, let view = sheet.presentedView else { return false }
        return recognizer === scrollView.panGestureRecognizer && scrollView.isDescendant(of: view)
    }
}

extension SheetSwipe: UIGestureRecognizerDelegate {
    private var takesOver: Bool { HeadlessRuntime.current.profile.transitions.sheetsTakeOverFromLists }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touchedView = touch.view
        return sheet.presentedViewController.runningTransition == nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = sheet.presentedView,
            sheet.presentedViewController.runningTransition == nil
        else { return false }
        let translation = pan.translation(in: view)
        guard abs(translation.y) > abs(translation.x) else { return false }
        // I9
        if translation.y > 0 { return scrollViews.allSatisfy { $0.refreshControl == nil } && (isAtTop || takesOver) }
        return drag.canExpand && isAtTop
            && (sheet.prefersScrollingExpandsWhenScrolledToEdge || scrollViews.allSatisfy { !$0.scrollsVertically })
    }

    /// Scroll views inside wait until it is clear that the sheet stays, unless it waits for them.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        isScrolling(otherGestureRecognizer) && (isAtTop || !takesOver)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        takesOver && isScrolling(otherGestureRecognizer) && !isAtTop
    }
}

extension UIScrollView {
    fileprivate var isAtTop: Bool {
        !isScrollEnabled || contentOffset.y <= -adjustedContentInset.top
    }

    fileprivate var scrollsVertically: Bool { isScrollEnabled && extent(along: .vertical).isScrollable }
}

/// A type of its own, by which an app can tell it from the pans that it has added itself, as it can on a phone.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {}
