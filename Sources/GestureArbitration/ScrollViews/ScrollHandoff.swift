import UIKit
import UIKitSeams

/// Passes a drag on to the view that can use it: to a control from the scroll views around it, and to a scroll view
/// that can still scroll from those inside it that are at their edge.
///
/// UIKit gives a drag to the deepest scroll view, even if it has nothing left to scroll. A scroll view also withholds a
/// touch from its content for a moment, and takes the touch if it moves meanwhile: a slider in a pager doesn't receive
/// a quick drag. A handoff holds back all scroll views until the direction of the finger is known, in the same event:
///
/// - If the finger moves along a control that is dragged (see ``ViewArbitration/draggedAxes``), the scroll views around
///   the control fail, and the control gets its touch at once. Across the control they scroll, also if the finger turns
///   across in the arc of a thumb.
/// - If the finger moves along a row that has actions on that side, or on a view that follows it by itself, such as a
///   canvas, and no scroll view can use the movement, the scroll views fail as well. The row or the view gets the
///   finger.
/// - If a swipe in the handoff's direction belongs to an outer scroll view, those inside it fail.
/// - If a view inside a scroll view that scrolls along the swipe has its own pan, this pan goes before the scroll view.
///
/// In all other cases, the scroll view that would have begun without a handoff begins in the same event, even before
/// your own pans around it. Only your own recognizers that are not pans go before it, if both would begin in that
/// event. FullScreenPop installs a handoff itself.
///
/// ```swift
/// let handoff = ScrollHandoff()
/// handoff.install(on: navigationController.view)
/// ```
@MainActor
public final class ScrollHandoff {
    private let vetoes: [VetoGestureRecognizer]

    /// Creates a handoff. It has to be installed.
    ///
    /// - Parameters:
    ///   - directions: The directions of the swipes that belong to the outermost scroll view that can use them, each
    ///     named once.
    ///   - arbiter: The one whose ``GestureArbiter/trace`` also records when scroll views fail, and why; nil for none.
    ///     The handoff retains it.
    public init(directions: [SwipeDirection] = [.back], tracedBy arbiter: GestureArbiter? = nil) {
        vetoes =
            [.aroundControl(arbiter), .aroundContent(arbiter)]
            + directions.map { VetoGestureRecognizer.inside($0, arbiter) }
            + [.onScrollViews(), .aroundScrollViews()] + directions.map(VetoGestureRecognizer.aroundPan)
        for veto in vetoes { veto.name = "GestureArbitration.handoff" }
    }

    /// Makes the handoff work for all scroll views in `view`, and no longer for those in another view. The view retains
    /// everything that the handoff needs.
    public func install(on view: UIView) {
        for veto in vetoes { view.addGestureRecognizer(veto) }
    }

    /// Removes the handoff from its view.
    public func uninstall() {
        for veto in vetoes { veto.view?.removeGestureRecognizer(veto) }
    }
}

// MARK: - The recognizers that begin or fail for others

extension VetoGestureRecognizer {
    /// Begins when a control is dragged. The scroll views around it wait, and then fail. So does a table's pan for row
    /// actions.
    fileprivate static func aroundControl(_ arbiter: GestureArbiter?) -> VetoGestureRecognizer {
        let veto = VetoGestureRecognizer(
            holdsBack: { veto, other in
                other is UIPanGestureRecognizer && veto.hasDraggedControl(in: other.view as? UIScrollView)
            },
            vetoes: { veto in
                guard let dragged = veto.draggedView else { return false }
                return veto.keepsToAxis(of: dragged)
            })
        veto.whenBegun { veto in
            veto.record(.touchOnControl, in: arbiter?.trace)
            veto.endDelays()
        }
        return veto
    }

    /// Begins when a view that follows fingers can use the movement. The scroll views around it wait, and then fail.
    /// They also wait while a row is pulled back, unless the finger turns: the row's own pan begins later than they
    /// would.
    fileprivate static func aroundContent(_ arbiter: GestureArbiter?) -> VetoGestureRecognizer {
        let veto = VetoGestureRecognizer(
            holdsBack: { veto, other in veto.hasContentThatFollows(in: other.pannedScrollView) },
            vetoes: { veto in veto.followingView != nil ? true : veto.pullsRowBack ? nil : false })
        veto.whenBegun { veto in
            veto.record(.viewFollowsFinger, in: arbiter?.trace)
            veto.endDelays()
        }
        return veto
    }

    /// Begins when an outer scroll view can use a swipe in `direction`. Those inside it wait, and then fail.
    fileprivate static func inside(_ direction: SwipeDirection, _ arbiter: GestureArbiter?) -> VetoGestureRecognizer {
        let veto = VetoGestureRecognizer(
            holdsBack: { veto, other in other.pans(insideOwnerOf: direction, seenBy: veto) },
            vetoes: { $0.moves(direction) && $0.scrollView(claiming: direction) != nil })
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
    fileprivate static func onScrollViews() -> VetoGestureRecognizer {
        VetoGestureRecognizer(
            holdsBack: { veto, other in other.pans(onScrollViewIn: veto.view) }, vetoes: { _ in false })
    }

    /// Never begins, and fails after the scroll views have begun. Pans around them, such as a drawer's, wait for it.
    fileprivate static func aroundScrollViews() -> VetoGestureRecognizer {
        VetoGestureRecognizer(
            decidesLate: true,
            holdsBack: { veto, other in other.pansAroundScrollView(seenBy: veto) },
            vetoes: { _ in false })
    }

    /// Never begins, and fails after one of the app's pans has begun, which on iOS 26 has to wait for UIKit's own pop
    /// to fail. The scroll views around that pan wait for this veto, and so do the pans of a table's rows.
    fileprivate static func aroundPan(_ direction: SwipeDirection) -> VetoGestureRecognizer {
        VetoGestureRecognizer(
            decidesLate: true,
            holdsBack: { veto, other in other.pans(aroundPanSeenBy: veto, along: direction) },
            vetoes: { _ in false })
    }

}

extension UIGestureRecognizer {
    /// Gives the view that the finger drags the touch that scroll views withhold.
    fileprivate func endDelays() {
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
    /// with the handoff, or on that of a navigation controller, which may have its own handoff.
    private func isSettledOtherwise(than veto: VetoGestureRecognizer) -> Bool {
        let navigationController = view?.ownNavigationController
        guard view === veto.view || navigationController != nil else { return false }
        return delegate is GestureArbiter || self is any RecognizingBesideAll
            || self is UIScreenEdgePanGestureRecognizer || navigationController?.owns(self) == true
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
            where recognizer.delaysTouchesBegan && recognizer.isEnabled && recognizer.state == .possible {
                recognizer.leaveTouches()
            }
        }
    }
}
