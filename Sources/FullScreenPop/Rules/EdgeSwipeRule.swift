import GestureArbitration
import UIKit

/// Lets a back swipe from the leading edge go before content under the finger, as UIKit's own edge swipe does: a pager
/// turns no page, and a slider is not dragged. The same holds for a gesture in that direction that dismisses a modal.
///
/// The edge is where UIKit's own swipe begins, or ``/GestureArbitration/StartRegion/leadingEdge`` if that is the
/// screen's ``PopOptions/startRegion`` or the region of the gesture. A view whose `arbitration.backSwipe` is `.blocked`
/// keeps even these swipes.
///
/// Only fingers have an edge. A pencil or a pointer means what it touches there as elsewhere: it draws a line from the
/// margin, or selects text from the first letter.
///
/// A view inside with its own `UIScreenEdgePanGestureRecognizer`, such as a web view that allows gestures for its
/// history, goes first: the swipe pops if that recognizer fails, as it does if there is nothing to go back to. A finger
/// that is too steep for that recognizer does not pop either, nor does one that has turned.
public struct EdgeSwipeRule: ArbitrationRule {
    /// How far UIKit's own edge region reaches, in points. UIKit does not document it.
    private static let systemWidth: CGFloat = 20

    /// Where swipes back start at the edge; nil if the screen goes by another gesture.
    private let region: @MainActor @Sendable () -> StartRegion?
    /// Whether there is something to go back to.
    private let mayGoBack: @MainActor @Sendable () -> Bool

    /// Creates the rule for a back swipe, which has one at first.
    @MainActor
    public init(of backSwipe: BackSwipe) { self.init(options: backSwipe.options) }

    init(options: StackOptions) {
        region = {
            let screen = options.ofTopScreen
            guard screen.gestureOrDefault.direction == .back else { return nil }
            return Self.region(within: screen.startRegion)
        }
        mayGoBack = { options.navigationController?.canGoBack == true }
    }

    /// Creates the rule for the dismissal of `screen` by `gesture`.
    init(dismissing screen: UIViewController, by gesture: TransitionGesture) {
        region = { gesture.direction == .back ? Self.region(within: gesture.startRegion) : nil }
        mayGoBack = { [weak screen] in screen?.showsStacksAtRoot != false }
    }

    private static func region(within stated: StartRegion?) -> StartRegion {
        stated == .leadingEdge ? .leadingEdge : .within(systemWidth)
    }

    /// Allows a touch at the edge, even on content that is moving.
    public func shouldReceive(_ touch: UITouch, for recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        recognizer.view.map { startsAtEdge(touch, of: $0) } == true ? .allow(.startsAtEdge) : nil
    }

    /// Whether a swipe of `view` that starts with `touch` goes before content. One that can't go back leaves the touch
    /// alone.
    @MainActor
    func goesFirst(with touch: UITouch, on view: UIView) -> Bool {
        startsAtEdge(touch, of: view) && mayGoBack() && !BarRule.isOnBar(touch.view, in: view)
    }

    /// Whether a back swipe that starts with `touch` starts at the edge of `view`.
    private func startsAtEdge(_ touch: UITouch, of view: UIView) -> Bool {
        touch.type == .direct && region()?.contains(touch.location(in: view), of: view) == true
    }

    /// Allows a swipe that started at the edge, unless an edge pan on a deeper view has failed because the finger was
    /// not level.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        guard isFromEdge(recognizer) else { return nil }
        return hasEdgePanInside(recognizer) && !isLevel(recognizer) ? .deny(.deeperPanGoesFirst) : .allow(.startsAtEdge)
    }

    private func hasEdgePanInside(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.hasRecognizerInside { $0.isEdgePanOfContent && $0.isForBack }
    }

    /// Whether the finger has moved farther along than across from the beginning, as edge pans require.
    private func isLevel(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return true }
        let movement = pan.fingerMotion(in: view)?.movement ?? pan.translation(in: view)
        let layout = view.effectiveUserInterfaceLayoutDirection
        return !pan.fingerHasTurned && pan.swipeDirection.agrees(with: movement, in: layout)
    }

    /// Makes recognizers of content and of containers wait for a swipe that started at the edge.
    public func relation(of recognizer: UIGestureRecognizer, to other: UIGestureRecognizer) -> ArbitrationRelation? {
        guard let view = recognizer.view, let otherView = other.view, otherView !== view, isFromEdge(recognizer)
        else { return nil }
        if otherView.isDescendant(of: view) { return relation(of: recognizer, toContent: other) }
        return view.isDescendant(of: otherView) ? relation(toContainer: other) : nil
    }

    /// Makes pans and swipes inside wait, except edge pans; and pinches and rotations, if there is something to go back
    /// to. Long presses do not wait: a thumb that stays on text selects it, and does not swipe. Nor do recognizers that
    /// are active for another finger.
    private func relation(
        of recognizer: UIGestureRecognizer, toContent other: UIGestureRecognizer
    ) -> ArbitrationRelation? {
        if other.isActive {
            let isHeld = other is UILongPressGestureRecognizer && !recognizer.isOfSameFinger(as: other)
            return isHeld || other.pansRows ? .simultaneous(.startsAtEdge) : nil
        }
        // Whoever added it means this edge. The swipe waits for it, as for any pan on a deeper view.
        if other.isEdgePanOfContent { return nil }
        if other.needsTwoFingers { return mayGoBack() ? .goesFirst(.startsAtEdge) : nil }
        return other is UIPanGestureRecognizer || other.isSwipe(inDirectionOf: recognizer)
            ? .goesFirst(.startsAtEdge) : nil
    }

    /// Makes the pan of a container around, such as a drawer, wait: at the root the swipe is refused, so it begins.
    /// Nested navigation controllers settle this by themselves.
    private func relation(toContainer other: UIGestureRecognizer) -> ArbitrationRelation? {
        guard other is UIPanGestureRecognizer, !other.isActive, other.view?.ownNavigationController == nil else {
            return nil
        }
        return .goesFirst(.startsAtEdge)
    }

    private func isFromEdge(_ recognizer: UIGestureRecognizer) -> Bool {
        // The region is looked up only for a finger that may have landed in one: none is wider.
        recognizer is UIPanGestureRecognizer && recognizer.fingerLanded(in: .leadingEdge)
            && region().map(recognizer.fingerLanded) == true
    }
}

extension GestureArbiter {
    /// The rule for swipes from the edge; nil if the app has removed it.
    var edgeRule: EdgeSwipeRule? { rules.lazy.compactMap { $0 as? EdgeSwipeRule }.first }
}

extension UIGestureRecognizer {
    /// Whether this and `other`, each of which follows one finger, follow the same one.
    fileprivate func isOfSameFinger(as other: UIGestureRecognizer) -> Bool {
        numberOfTouches == 1 && other.numberOfTouches == 1 && location(in: nil) == other.location(in: nil)
    }

    /// Whether this is an edge pan of the content, such as a web view's, and not one of UIKit's that pops.
    fileprivate var isEdgePanOfContent: Bool {
        self is UIScreenEdgePanGestureRecognizer && view?.hasEdgePanOfSystem == false
    }

    /// Whether this is an edge pan that may begin at the leading edge.
    fileprivate var isForBack: Bool {
        guard let edges = (self as? UIScreenEdgePanGestureRecognizer)?.edges else { return false }
        return isEnabled && edges.contains(view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left)
    }
}

extension UIView {
    /// Whether UIKit has put an edge pan on the view, to pop a navigation controller's screen or a zoomed screen.
    fileprivate var hasEdgePanOfSystem: Bool {
        if ownNavigationController != nil { return true }
        guard #available(iOS 18, *), let screen = next as? UIViewController else { return false }
        return screen.preferredTransition != nil
    }
}

extension ArbitrationReason {
    /// The swipe started at the leading edge, and goes before content under it.
    public static var startsAtEdge: ArbitrationReason { "the swipe starts at the edge" }
}
