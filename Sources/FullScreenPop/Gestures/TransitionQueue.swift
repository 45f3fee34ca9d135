import GestureArbitration
import UIKit

/// Transitions that wait for the end of the one that runs, in the order in which they were asked for.
///
/// People flick through screens without waiting for the animations, again at once where they have let go too early, and while
/// a screen still comes that they did not mean to open. Nothing can interrupt these animations but UIKit's own recognizers of
/// iOS 26, so a flick waits. Everything that swipes on the same screens shares a queue, back and forward for example.
@MainActor
final class TransitionQueue {
    /// The screens that the transitions are between.
    weak var host: (any TransitionHost)?

    private var waiting: [WaitingTransition] = []
    private let nextFrame = NextFrame()

    /// Whether nothing waits.
    var isEmpty: Bool { waiting.isEmpty }

    /// Whether the transition of a swipe runs whose fingers have let go.
    var swipeSettles: Bool { host?.swipeSettles == true }

    /// Whether a flick of `pan` waits.
    func contains(flickOf pan: SwipePanGestureRecognizer) -> Bool { waiting.contains { $0.pan === pan } }

    /// Adds a flick of `pan`. When it has its turn, `begin` begins its transition, and returns whether it has; `onRefusal` is
    /// called instead if another screen is there than the flick was meant for.
    func add(
        flickOf pan: SwipePanGestureRecognizer, begin: @escaping @MainActor () -> Bool,
        onRefusal: @escaping @MainActor (SwipeRefusal) -> Void
    ) {
        waiting.append(WaitingTransition(pan: pan, begin: begin, onRefusal: onRefusal))
        if waiting.count == 1 { waitForEnd() }
    }

    /// Adds what is to go first, if `screen` is there then.
    func goFirst(from screen: UIViewController, begin: @escaping @MainActor () -> Bool) {
        waiting.insert(WaitingTransition(pan: nil, screen: screen, begin: begin), at: 0)
        waitForNextFrame()
    }

    /// Removes what was to go first from `screen`.
    func withdraw(from screen: UIViewController) {
        waiting.removeAll { $0.pan == nil && $0.screen === screen }
    }

    /// Removes the flick of `pan`, because another finger of the same pan lands. Nobody is asked for it any more.
    func remove(flickOf pan: SwipePanGestureRecognizer) {
        guard let index = waiting.firstIndex(where: { $0.pan === pan }) else { return }
        let removed = waiting.remove(at: index)
        if index == 0 { waitForEnd() }
        removed.onRefusal(.transitionRunning)
    }

    /// Removes all flicks, and tells nobody.
    func removeFlicks() {
        waiting.removeAll { $0.pan != nil }
    }

    /// Waits for the end of the transition that runs. From now on it is known for which screen the first flick is meant.
    private func waitForEnd() {
        guard !waiting.isEmpty else { return }
        if waiting[0].screen == nil { waiting[0].screen = host?.screenToCome }
        waitForNextFrame()
    }

    private func waitForNextFrame() {
        nextFrame.perform { [weak self] in self?.beginFirst() }
    }

    /// Looks in every frame: UIKit does not tell of every transition, and not always when it is over.
    private func beginFirst() {
        guard let host, let first = waiting.first else { return }
        guard !host.isBusy else { return waitForNextFrame() }
        waiting.removeFirst()
        guard first.screen === host.screenToCome else {
            waiting = []
            return first.onRefusal(.screenReplaced)
        }
        // What the screen shows under the finger is not asked: the person has not touched it.
        first.pan?.forgetTouchedViews()
        guard first.begin() else { return waiting = [] }
        waitForEnd()
    }
}

/// Screens between which transitions run: of a stack, of the tabs of a tab bar controller, or below a modal.
@MainActor
protocol TransitionHost: AnyObject {
    /// Whether a transition runs, for whose end others have to wait.
    var isBusy: Bool { get }
    /// Whether that of a swipe runs whose fingers have let go.
    var swipeSettles: Bool { get }
    /// The screen that is there when the transition that runs is over.
    var screenToCome: UIViewController? { get }
}

/// A transition that waits.
private struct WaitingTransition {
    /// What has recognized the flick; nil for what is no flick.
    let pan: SwipePanGestureRecognizer?
    /// The screen that it leaves; nil as long as it is not known, because another one goes first.
    var screen: UIViewController?
    let begin: @MainActor () -> Bool
    var onRefusal: @MainActor (SwipeRefusal) -> Void = { _ in }
}
