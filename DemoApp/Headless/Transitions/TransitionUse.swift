import FullScreenPop
import GestureArbitration
import ScreenTransitions

/// What a transition of the gallery is shown with.
enum TransitionUse: Equatable {
    case push
    /// A presentation. It is dismissed by fingers that go where the screens go on the way back.
    case modal(SwipeDirection)

    init(of transition: ScreenTransition) {
        switch transition.name {
        case "bounce", "upAndAway": self = .modal(.down)
        case "rise", "drop": self = .modal(.up)
        case "pushLikeModal": self = .modal(.back)
        default: self = .push
        }
    }
}
