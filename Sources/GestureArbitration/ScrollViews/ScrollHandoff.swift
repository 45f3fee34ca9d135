import UIKit
import UIKitSeams

/// Passes a drag on to what can use it: to a control from the scroll views around it, and to a scroll view that can
/// still scroll from those inside it that are at their edge.
///
/// UIKit gives a drag to the deepest scroll view, even if that has nothing left to scroll. And a scroll view withholds
/// a touch from its content for a moment, and takes it if it moves meanwhile: a slider in a pager doesn't receive a
/// quick drag. A handoff holds all scroll views back until the direction of the finger is known, in the same event:
///
/// - If the finger moves along a control that is dragged, see ``ViewArbitration/draggedAxes``, the scroll views around
///   the control fail, and the control gets its touch at once. Across the control they scroll.
/// - If the finger moves along a row that has actions on that side, or on a view that follows it by itself, such as a
///   canvas, and no scroll view can use the movement, they fail as well. The row or the view gets the finger.
/// - If a swipe in the handoff's direction belongs to an outer scroll view, those inside it fail.
/// - If a view inside a scroll view that scrolls along the swipe has a pan of its own, that goes before the scroll view.
///
/// In all other cases nothing changes. FullScreenPop installs a handoff itself.
///
/// ```swift
/// let handoff = ScrollHandoff()
/// handoff.install(on: navigationController.view)
/// ```
@MainActor
public final class ScrollHandoff {
    /// Three begin, and make those fail that wait for them: around a dragged control, around other content that uses the
    /// movement, and inside the scroll view that can scroll. The fourth never begins, and all pans on scroll views wait for
    /// it: without it the others, and those of rows, would begin before those that wait for the first three. Nor do the
    /// last two. For the one the pans around scroll views wait, such as that of a drawer: it fails after the scroll views
    /// have begun. For the other the scroll views wait that have a pan of the app's inside: it fails after that has begun,
    /// which on iOS 26 has to wait for UIKit's own pop to fail.
    private let vetoes: [VetoGestureRecognizer]
    private let actions: [ActionTarget]

    /// Makes a handoff for swipes in one direction, to be installed.
    public init(direction: SwipeDirection = .back) {
        let control = VetoGestureRecognizer(
            holdsBack: { veto, other in
                // A table's row actions are dragged by a pan on the table as well.
                other is UIPanGestureRecognizer && veto.hasDraggedControl(in: other.view as? UIScrollView)
            },
            vetoes: { $0.draggedControl != nil })
        let content = VetoGestureRecognizer(
            holdsBack: { veto, other in veto.hasContentThatFollows(in: other.pannedScrollView) },
            vetoes: { $0.pullsRow || $0.followingView != nil })
        let inner = VetoGestureRecognizer(
            holdsBack: { veto, other in other.pans(insideOwnerOf: direction, seenBy: veto) },
            vetoes: { $0.moves(direction) && $0.scrollView(claiming: direction) != nil })
        let outer = VetoGestureRecognizer(
            holdsBack: { veto, other in other.pans(onScrollViewIn: veto.view) }, vetoes: { _ in false })
        let around = VetoGestureRecognizer(
            decidesLate: true,
            holdsBack: { veto, other in other.pansAroundScrollView(seenBy: veto) },
            vetoes: { $0.mayWindUp(for: direction) ? nil : false })
        let aroundPan = VetoGestureRecognizer(
            decidesLate: true,
            holdsBack: { veto, other in other.scrolls(aroundPanSeenBy: veto, along: direction) },
            vetoes: { _ in false })
        vetoes = [control, content, inner, outer, around, aroundPan]
        actions = [control, content].map { veto in
            veto.addAction { recognizer in
                guard recognizer.state == .began else { return }
                (recognizer.draggedControl ?? recognizer.followingView)?.endDelays(upTo: recognizer.view)
            }
        }
    }

    /// Makes the handoff work for all scroll views in `view`, and no longer for those of another view.
    public func install(on view: UIView) {
        for veto in vetoes { view.addGestureRecognizer(veto) }
    }

    /// Removes the handoff from its view.
    public func uninstall() {
        for veto in vetoes { veto.view?.removeGestureRecognizer(veto) }
    }
}

extension UIGestureRecognizer {
    /// Whether this is a pan on a scroll view in `view`: its own, or another one, such as that of a table's rows.
    fileprivate func pans(onScrollViewIn view: UIView?) -> Bool {
        guard self is UIPanGestureRecognizer, let scrollView = self.view as? UIScrollView, let view else {
            return false
        }
        return scrollView.isDescendant(of: view)
    }

    /// Whether this is another pan on a view around a scroll view under the finger. Navigation controllers in one another
    /// have handoffs of their own.
    fileprivate func pansAroundScrollView(seenBy veto: VetoGestureRecognizer) -> Bool {
        guard self is UIPanGestureRecognizer, let view, view !== veto.view, !(view.next is UINavigationController)
        else { return false }
        return veto.touchesScrollView { $0 !== view && $0.isDescendant(of: view) }
    }

    /// Whether this pans a scroll view that scrolls along a swipe in `direction`, and around a view with a pan of its own.
    fileprivate func scrolls(aroundPanSeenBy veto: VetoGestureRecognizer, along direction: SwipeDirection) -> Bool {
        guard let scrollView = pannedScrollView, scrollView.scrolls(along: direction) else { return false }
        return veto.touchdown?.fingerRecognizers.contains { other in
            guard let pan = other as? UIPanGestureRecognizer, pan.minimumNumberOfTouches == 1 else { return false }
            return pan.state == .possible && !pan.belongsToScrollView && pan.isDeeper(than: self)
        } == true
    }

    /// Whether this pans a scroll view inside the one that a swipe in `direction` belongs to.
    fileprivate func pans(insideOwnerOf direction: SwipeDirection, seenBy veto: VetoGestureRecognizer) -> Bool {
        guard let inner = pannedScrollView,
            inner.scrolls(
                along: veto.claimants.areTurned ? inner.own(direction, in: .leftToRight).direction : direction),
            let owner = veto.scrollView(claiming: direction)
        else { return false }
        return inner !== owner && inner.isDescendant(of: owner)
    }
}
