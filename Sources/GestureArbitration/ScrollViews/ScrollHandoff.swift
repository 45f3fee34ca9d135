import UIKit

/// Passes a drag on to the view that can use it: to a control from the scroll views around it, and to a scroll view
/// that can still scroll from those inside it that are at their edge.
///
/// UIKit gives a drag to the deepest scroll view, even if it has nothing left to scroll. A scroll view also withholds a
/// touch from its content for a moment, and takes the touch if it moves meanwhile: a slider in a pager doesn't receive
/// a quick drag. A handoff holds back all scroll views until the direction of the finger is known, in the same event:
///
/// - If the finger moves along a control that is dragged (see ``ViewArbitration/draggedAxes``), the scroll views around
///   the control fail, and so do the pans of panels. The control gets its touch at once. Across the control they scroll, also if the finger turns
///   across in the arc of a thumb, or begins more than 28 degrees off on a control of the app's.
/// - If the finger moves along a row that has actions on that side, or on a view that follows it by itself, such as a
///   canvas, and no scroll view can use the movement, the scroll views fail as well. The row or the view gets the
///   finger.
/// - If a swipe in the handoff's direction belongs to an outer scroll view, those inside it fail.
/// - If a view inside a scroll view that scrolls along the swipe has its own pan, this pan goes before the scroll view.
///
/// In all other cases, the scroll view that would have begun without a handoff begins in the same event, even before
/// your own pans around it, and so does the pan of a row that is pulled open. If none would, these begin. Only your own
/// recognizers that are not pans go before it, if both would begin in that event. FullScreenPop installs a handoff
/// itself.
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
            [.aroundControl(tracedBy: arbiter), .aroundContent(tracedBy: arbiter)]
            + directions.map { .inside(ownerOf: $0, tracedBy: arbiter) }
            + [.barrierOnScrollViews(), .barrierAroundScrollViews()] + directions.map { .barrierAroundPan(along: $0) }
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
