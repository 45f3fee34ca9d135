import GestureArbitration
import UIKit
import UIKitSeams

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
    func contains(flickOf pan: UIPanGestureRecognizer) -> Bool { waiting.contains { $0.pan === pan } }

    /// Adds a flick of `pan`; nil for what is no flick. When it has its turn, `begin` begins its transition, and returns whether
    /// it has; `onRefusal` is called instead if another screen is there than the flick was meant for.
    func add(
        flickOf pan: UIPanGestureRecognizer? = nil, begin: @escaping @MainActor () -> Bool,
        onRefusal: @escaping @MainActor (SwipeRefusal) -> Void = { _ in }
    ) {
        let finger = (pan as? SwipePanGestureRecognizer)?.sharedFinger
        if let pan { finger?.wait(for: pan) }
        waiting.append(WaitingTransition(pan: pan, finger: finger, begin: begin, onRefusal: onRefusal))
        if waiting.count == 1 { waitForEnd() }
    }

    /// Adds what is to go first, if `screen` is there then.
    func goFirst(from screen: UIViewController, begin: @escaping @MainActor () -> Bool) {
        waiting.insert(WaitingTransition(pan: nil, isConfirmed: true, screen: screen, begin: begin), at: 0)
        waitForNextFrame()
    }

    /// Removes what was to go first from `screen`.
    func withdraw(from screen: UIViewController) {
        waiting.removeAll { $0.isConfirmed && $0.screen === screen }
    }

    /// Removes the flick of `pan`, because another finger of the same pan lands. Nobody is asked for it any more.
    func remove(flickOf pan: UIPanGestureRecognizer) {
        guard let index = waiting.firstIndex(where: { $0.pan === pan }) else { return }
        let removed = waiting.remove(at: index)
        removed.leaveFlick()
        if index == 0 { waitForEnd() }
        removed.onRefusal(.transitionRunning)
    }

    /// Removes all flicks, and tells nobody.
    func removeFlicks() { removeAll { $0.pan != nil } }

    private func removeAll(where isGone: (WaitingTransition) -> Bool) {
        for transition in waiting where isGone(transition) { transition.leaveFlick() }
        waiting.removeAll(where: isGone)
    }

    /// Waits for the end of the transition that runs. Unless fingers lead that, it is known from now on for which screen the first
    /// flick is meant.
    private func waitForEnd() {
        guard !waiting.isEmpty else { return }
        if waiting[0].screen == nil, host?.fingersDrive == false { waiting[0].screen = host?.screenToCome }
        waitForNextFrame()
    }

    private func waitForNextFrame() {
        nextFrame.perform { [weak self] in self?.beginFirst() }
    }

    /// Looks in every frame: UIKit does not tell of every transition, and not always when it is over.
    private func beginFirst() {
        guard let host else { return removeAll { _ in true } }
        guard let first = waiting.first else { return }
        let isTaken = first.finger?.isTaken == true
        guard isTaken || (!host.isBusy && first.isTurnOfFlick) else {
            if host.fingersDrive, !first.isConfirmed { waiting[0].screen = nil }
            return waitForEnd()
        }
        waiting.removeFirst().leaveFlick()
        // The flicks behind one that was refused were meant for a screen that will not come.
        if !isTaken, !begin(first, on: host), !first.isConfirmed { removeAll { _ in true } }
        waitForEnd()
    }

    /// Begins a transition, and returns whether that has begun. The app may be told, and remove what waits.
    private func begin(_ transition: WaitingTransition, on host: any TransitionHost) -> Bool {
        guard transition.screen === host.screenToCome else {
            transition.onRefusal(.screenReplaced)
            return false
        }
        // What the screen shows under the finger is not asked: the person has not touched it.
        transition.pan?.forgetTouchedViews()
        guard transition.begin() else { return false }
        transition.finger?.isTaken = true
        return true
    }
}

/// Screens between which transitions run: of a stack, of the tabs of a tab bar controller, or below a modal.
@MainActor
protocol TransitionHost: AnyObject {
    /// Whether a transition runs, for whose end others have to wait.
    var isBusy: Bool { get }
    /// Whether fingers lead it at this moment, which may turn it round.
    var fingersDrive: Bool { get }
    /// Whether that of a swipe runs whose fingers have let go.
    var swipeSettles: Bool { get }
    /// The screen that is there when the transition that runs is over.
    var screenToCome: UIViewController? { get }
}

/// A transition that waits.
@MainActor
private struct WaitingTransition {
    /// What has recognized the flick; nil for what is no flick.
    let pan: UIPanGestureRecognizer?
    /// What the pans on its finger know together; nil for what is no flick, or has been made on a trackpad.
    var finger: SharedFinger?
    /// Whether the person has agreed to it, and it goes before everything else.
    var isConfirmed = false
    /// The screen that it leaves; nil as long as it is not known, because another one goes first.
    var screen: UIViewController?
    let begin: @MainActor () -> Bool
    var onRefusal: @MainActor (SwipeRefusal) -> Void = { _ in }

    /// Whether the flick waits for nothing inside the view of its pan.
    var isTurnOfFlick: Bool { pan.map { finger?.waits(inside: $0) != true } ?? true }

    func leaveFlick() {
        if let pan { finger?.leave(pan) }
    }
}
