import UIKit
import UIKitSeams

/// The recognizers of a ``ScrollHandoff``. Those that never begin are barriers: others wait until they fail.
extension VetoGestureRecognizer {
    /// Begins when a control is dragged. The scroll views around it wait, and then fail. So do the pans of rows, panels
    /// and whatever else the control is in.
    static func aroundControl(tracedBy arbiter: GestureArbiter?) -> VetoGestureRecognizer {
        let veto = VetoGestureRecognizer(
            holdsBack: { veto, other in
                other is UIPanGestureRecognizer && veto.hasDraggedControl(in: other.view)
                    && !other.isSettledOtherwise(than: veto)
            },
            decision: { veto in veto.draggedView.map(veto.veto) ?? .fails },
            decisionAtLift: { veto in veto.draggedView.map(veto.keepsLiftedFinger) == true ? .begins : .fails })
        veto.whenBegun { $0.giveTouch(because: .touchOnControl, in: arbiter?.trace) }
        return veto
    }

    /// Begins when a view that follows fingers can use the movement. The scroll views around it wait, and then fail.
    /// They also wait while a row is pulled back, unless the finger turns: the row's own pan begins later than they
    /// would.
    static func aroundContent(tracedBy arbiter: GestureArbiter?) -> VetoGestureRecognizer {
        let veto = VetoGestureRecognizer(
            holdsBack: { veto, other in veto.hasContentThatFollows(in: other.pannedScrollView) },
            decision: { veto in
                if veto.followingView != nil, !veto.pullsRow { return .begins }
                return veto.pullsRowBack ? .undecided : .fails
            })
        veto.whenBegun { $0.giveTouch(because: .viewFollowsFinger, in: arbiter?.trace) }
        return veto
    }

    /// Begins when an outer scroll view can use a swipe in `direction`. Those inside it wait, and then fail.
    static func inside(
        ownerOf direction: SwipeDirection, tracedBy arbiter: GestureArbiter?
    ) -> VetoGestureRecognizer {
        let veto = VetoGestureRecognizer(
            holdsBack: { veto, other in other.pans(insideOwnerOf: direction, seenBy: veto) },
            decision: { veto in
                veto.moves(direction) && veto.scrollView(claiming: direction) != nil ? .begins : .fails
            })
        veto.whenBegun { veto in
            guard let trace = arbiter?.trace, let recognizers = veto.touchdown?.fingerRecognizers,
                recognizers.contains(where: { $0.pans(insideOwnerOf: direction, seenBy: veto) })
            else { return }
            veto.record(.outerScrollViewScrolls, in: trace)
        }
        return veto
    }

    /// Never begins. All pans on scroll views wait for it: without it, pans that don't wait for the three above,
    /// including those of rows, would begin before those that do.
    static func barrierOnScrollViews() -> VetoGestureRecognizer {
        VetoGestureRecognizer { veto, other in other.pans(onScrollViewIn: veto.view) }
    }

    /// Never begins, and fails after the scroll views have begun, or as soon as pans do, if none of them would begin.
    /// Pans around them, such as a drawer's, wait for it, also while a row is pulled open: its pan begins later than
    /// they would.
    static func barrierAroundScrollViews() -> VetoGestureRecognizer {
        VetoGestureRecognizer(
            decidesLate: { $0.mayScroll }, holdsBack: { veto, other in other.pansAroundScrollView(seenBy: veto) },
            decision: { $0.opensRow && $0.rowMayBegin ? .undecided : .fails })
    }

    /// Never begins, and fails after one of the app's pans has begun, which on iOS 26 has to wait for UIKit's own pop
    /// to fail. The scroll views around that pan wait for this veto, and so do the pans of a table's rows.
    static func barrierAroundPan(along direction: SwipeDirection) -> VetoGestureRecognizer {
        VetoGestureRecognizer(
            decidesLate: { _ in true },
            holdsBack: { veto, other in other.pans(aroundPanSeenBy: veto, along: direction) })
    }

    /// Whether the finger has moved so far that a scroll view under it may begin, or the pan of a table's rows: only a
    /// movement along an axis that scrolls counts, or one that opens a row.
    private var mayScroll: Bool {
        let scrolls = touchesScrollView { scrollView in
            let movement = translation(in: scrollView)
            return abs(movement.x) >= Self.hysteresis && scrollView.scrolls(along: .back)
                || abs(movement.y) >= Self.hysteresis && scrollView.scrolls(along: .up)
        }
        return scrolls || opensRow
    }

    /// Whether the pan of a table's rows has the finger, and may still begin. It may itself wait for scroll views in
    /// the row.
    private var rowMayBegin: Bool {
        touchdown?.fingerRecognizers.contains { other in
            other.pansRows && other.state == .possible && !other.pansAroundScrollView(seenBy: self)
        } == true
    }
}

extension UIGestureRecognizer {
    /// Gives the view that the finger drags the touch that scroll views withhold, and records why they fail.
    fileprivate func giveTouch(because reason: ArbitrationReason, in trace: ArbitrationTrace?) {
        record(reason, in: trace)
        // A switch toggles when tapped or flicked, but not if a finger that slips while tapping is seen to drag it.
        guard let dragged = draggedView ?? followingView, !(dragged is UISwitch) else { return }
        dragged.endDelays(upTo: view)
    }

    /// Records why scroll views that wait for this recognizer fail.
    fileprivate func record(_ reason: ArbitrationReason, in trace: ArbitrationTrace?) {
        trace?.record(.begin, self, ArbitrationDecision(isAllowed: true, reason: reason))
    }

    /// Whether this is a pan on a scroll view in `view`: its own, or another one, such as that of a table's rows.
    fileprivate func pans(onScrollViewIn view: UIView?) -> Bool {
        guard self is UIPanGestureRecognizer, let scrollView = self.view as? UIScrollView, let view else {
            return false
        }
        return scrollView.isDescendant(of: view)
    }

    /// Whether this is another pan on a view around a scroll view under the finger, but not a scroll view's own, which
    /// begins when those inside it do.
    fileprivate func pansAroundScrollView(seenBy veto: VetoGestureRecognizer) -> Bool {
        guard self is UIPanGestureRecognizer, pannedScrollView == nil, let view, !isSettledOtherwise(than: veto) else {
            return false
        }
        return veto.touchesScrollView { $0 !== view && $0.isDescendant(of: view) }
    }

    /// Whether an arbiter or UIKit decides if this or the scroll views inside get the finger. This is then on the view
    /// with the handoff, on that of a navigation controller, which may have its own handoff, or around a sheet.
    fileprivate func isSettledOtherwise(than veto: VetoGestureRecognizer) -> Bool {
        if pansSheet(around: veto) { return true }
        let navigationController = view?.ownNavigationController
        guard view === veto.view || navigationController != nil else { return false }
        return delegate is GestureArbiter || self is any RecognizingBesideAll
            || self is UIScreenEdgePanGestureRecognizer || navigationController?.owns(self) == true
    }

    /// Whether this is UIKit's own, and pulls the sheet that the view of `veto` is in. Scroll views in it wait for
    /// this.
    private func pansSheet(around veto: VetoGestureRecognizer) -> Bool {
        guard isOfPrivateUIKitClass, let view, let sheet = veto.sheet else { return false }
        return sheet.isDescendant(of: view)
    }

    /// Whether this pans a scroll view along a swipe in `direction`, or the rows of a table, around a view with its own
    /// pan.
    fileprivate func pans(aroundPanSeenBy veto: VetoGestureRecognizer, along direction: SwipeDirection) -> Bool {
        guard self is UIPanGestureRecognizer, let scrollView = view as? UIScrollView,
            pannedScrollView == nil || scrollView.scrolls(along: direction)
        else { return false }
        return veto.touchdown?.fingerRecognizers.contains { $0.mayPan(deeperThan: self) } == true
    }

    /// Whether this pans a scroll view inside the one that a swipe in `direction` belongs to.
    fileprivate func pans(insideOwnerOf direction: SwipeDirection, seenBy veto: UIGestureRecognizer) -> Bool {
        guard let inner = pannedScrollView,
            inner.scrolls(
                along: veto.claimants.areTransformed ? inner.own(direction, in: .leftToRight).direction : direction),
            let owner = veto.scrollView(claiming: direction)
        else { return false }
        return inner !== owner && inner.isDescendant(of: owner)
    }
}

extension ArbitrationReason {
    /// A scroll view around others, which fail, can scroll along the movement.
    fileprivate static var outerScrollViewScrolls: ArbitrationReason { "an outer scroll view can scroll that way" }
}

extension UINavigationController {
    /// Whether `recognizer` is UIKit's own, for pops or for hiding bars.
    fileprivate func owns(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer === contentPopRecognizer || (hidesBarsOnSwipe && recognizer === barHideOnSwipeGestureRecognizer)
    }
}

extension UIView {
    /// Gives this view the touches that the scroll views around it, up to `last`, withhold.
    ///
    /// A recognizer that may still recognize delays touches. Disabling it makes it fail; it works again with the next
    /// touch.
    fileprivate func endDelays(upTo last: UIView?) {
        for case let scrollView as UIScrollView in SuperviewChain(from: self, upTo: last) {
            for recognizer in scrollView.gestureRecognizers ?? []
            where recognizer.delaysTouchesBegan && recognizer.state == .possible {
                recognizer.leaveTouches()
            }
        }
    }
}
