/// The swipe that dismisses a sheet: down, from a scroll view only at its top, and never where the app forbids it.
@MainActor
final class SheetSwipe: NSObject, SelectorResponder {
    private static let action = Selector("handlePan:")

    private unowned let sheet: UISheetPresentationController
    private weak var pan: UIPanGestureRecognizer?
    private weak var touchedView: UIView?
    private var pending: UIPercentDrivenInteractiveTransition?
    private var driven: UIPercentDrivenInteractiveTransition?
    /// The sheet follows only a little, and stays.
    private var isRefused = false

    init(sheet: UISheetPresentationController) {
        self.sheet = sheet
    }

    func install(on view: UIView?) {
        guard let view, pan == nil else { return }
        let pan = UIPanGestureRecognizer(target: self, action: Self.action)
        pan.delegate = self
        view.addGestureRecognizer(pan)
        self.pan = pan
    }

    func takePending() -> UIPercentDrivenInteractiveTransition? {
        defer { pending = nil }
        return pending
    }

    func responds(toSelector selector: Selector) -> Bool {
        selector == Self.action
    }

    func perform(_ selector: Selector, with argument: Any?) {
        guard let pan = argument as? UIPanGestureRecognizer, let view = sheet.presentedView else { return }
        let way = max(0, pan.translation(in: view.superview).y)
        switch pan.state {
        case .began: begin()
        case .changed: follow(way, view)
        case .ended: end(finishing: finishes(pan, way, view), view)
        case .cancelled, .failed: end(finishing: false, view)
        case .possible: break
        }
    }

    private func begin() {
        // Kept until the dismissal is over: the screen lets go of it before.
        let sheet = sheet
        let screen = sheet.presentedViewController
        isRefused = screen.isModalInPresentation || !delegateAllows
        guard !isRefused else { return }
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionCurve = .easeOut
        pending = interaction
        _ = OptionalRequirement.ask(sheet.delegate) { $0.presentationControllerWillDismiss(sheet) }
        // The presenter dismisses: the screen itself may present something that would go instead.
        sheet.presentingViewController.dismiss(animated: true) {
            _ = OptionalRequirement.ask(sheet.delegate) { $0.presentationControllerDidDismiss(sheet) }
        }
        if pending == nil { driven = interaction }
        pending = nil
    }

    private var delegateAllows: Bool {
        OptionalRequirement.ask(sheet.delegate) { $0.presentationControllerShouldDismiss(sheet) } ?? true
    }

    private func follow(_ way: CGFloat, _ view: UIView) {
        if isRefused {
            let resistance = HeadlessRuntime.current.profile.transitions.modalResistance
            view.transform = CGAffineTransform(translationX: 0, y: way * resistance)
        } else if view.bounds.height > 0 {
            driven?.update(way / view.bounds.height)
        }
    }

    private func end(finishing: Bool, _ view: UIView) {
        if isRefused {
            isRefused = false
            UIView.animate(withDuration: HeadlessRuntime.current.profile.transitions.modalDuration) {
                view.transform = .identity
            }
            _ = OptionalRequirement.ask(sheet.delegate) { $0.presentationControllerDidAttemptToDismiss(sheet) }
            return
        }
        guard let interaction = driven else { return }
        driven = nil
        if finishing { interaction.finish() } else { interaction.cancel() }
    }

    /// As F4, downwards.
    private func finishes(_ pan: UIPanGestureRecognizer, _ way: CGFloat, _ view: UIView) -> Bool {
        guard view.bounds.height > 0 else { return false }
        let velocity = pan.velocity(in: view.superview).y
        switch HeadlessRuntime.current.profile.transitions.sheetCompletion {
        case .projected(let seconds): return (way + velocity * CGFloat(seconds)) / view.bounds.height > 0.5
        case .velocity: return velocity >= 0
        }
    }
}

extension SheetSwipe: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touchedView = touch.view
        return sheet.presentedViewController.runningTransition == nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = sheet.presentedView,
            sheet.presentedViewController.runningTransition == nil
        else { return false }
        let translation = pan.translation(in: view)
        guard translation.y > abs(translation.x) else { return false }
        return scrollViews(around: touchedView, in: view).allSatisfy(\.isAtTop)
    }

    /// Scroll views inside wait until it is clear that the sheet stays.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view = sheet.presentedView else {
            return false
        }
        return otherGestureRecognizer === scrollView.panGestureRecognizer && scrollView.isDescendant(of: view)
    }

    private func scrollViews(around touched: UIView?, in view: UIView) -> [UIScrollView] {
        var found: [UIScrollView] = []
        var candidate = touched
        while let present = candidate, present !== view {
            if let scrollView = present as? UIScrollView { found.append(scrollView) }
            candidate = present.superview
        }
        return found
    }
}

extension UIScrollView {
    fileprivate var isAtTop: Bool {
        !isScrollEnabled || contentOffset.y <= -adjustedContentInset.top
    }
}
