import GestureArbitration
import UIKit

/// An event of a swipe between tabs.
///
/// A swipe that is allowed reports ``began(_:)``, any number of ``progress(_:)``, and then exactly one of ``finished``
/// and ``cancelled``. A refused swipe reports ``refused(_:)`` and nothing else. Tabs selected by a tap or by your own
/// calls report nothing.
public enum TabSwipeEvent: Equatable, Sendable {
    /// The screens have begun to follow the finger: ``/GestureArbitration/SwipeDirection/forward`` to the next tab,
    /// ``/GestureArbitration/SwipeDirection/back`` to the previous one.
    case began(SwipeDirection)

    /// How far the screens have followed the finger, from 0 to 1. Reported when it has changed, at most once per frame
    /// of the screen, and only while fingers drive them.
    case progress(CGFloat)

    /// The animation that followed the finger has ended with the other tab, which is selected unless your code selected
    /// another one meanwhile.
    case finished

    /// The animation that followed the finger has returned to the former tab, which is selected unless your code
    /// selected another one meanwhile.
    case cancelled

    /// The finger moved sideways, but the swipe was refused. This includes swipes that go back on a stack.
    case refused(SwipeRefusal)
}

extension TabSwipeEvent {
    init(_ event: SwipeEvent, towards direction: SwipeDirection) {
        self =
            switch event {
            case .began: .began(direction)
            case .progress(let progress): .progress(progress)
            case .finished: .finished
            case .cancelled: .cancelled
            case .refused(let refusal): .refused(refusal)
            }
    }
}
