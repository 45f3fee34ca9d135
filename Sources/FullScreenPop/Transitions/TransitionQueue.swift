import GestureArbitration
import UIKit
import UIKitSeams

/// Transitions that wait for the end of the running one, in the order in which they were requested.
///
/// People flick through screens without waiting for the animations. They flick again at once if they have let go too
/// early, and while a screen is still coming that they did not mean to open. Only UIKit's own recognizers of iOS 26 can
/// interrupt these animations, so a flick waits. All swipes on the same screens share a queue, back and forward for
/// example.
@MainActor
final class TransitionQueue {
    /// The screens between which the transitions run.
    weak var host: (any TransitionHost)?

    private var waiting: [WaitingTransition] = []
    private let nextFrame = NextFrame()

    /// Whether nothing waits.
    var isEmpty: Bool { waiting.isEmpty }

    /// Whether the transition of a swipe whose fingers have let go is running.
    var swipeSettles: Bool { host?.swipeSettles == true }

    /// Whether a flick of `pan` is waiting.
    func contains(flickOf pan: UIPanGestureRecognizer) -> Bool { waiting.contains { $0.pan === pan } }

    /// Adds a flick of `pan`; nil for a transition that is not a flick. When its turn comes, `begin` begins the
    /// transition, and returns whether it has begun. `onRefusal` is called instead if the flick was meant for another
    /// screen.
    func add(
        flickOf pan: UIPanGestureRecognizer? = nil, begin: @escaping @MainActor () -> Bool,
        onRefusal: @escaping @MainActor (SwipeRefusal) -> Void = { _ in }
    ) {
        let finger = (pan as? SwipePanGestureRecognizer)?.sharedFinger
        if let pan { finger?.wait(for: pan) }
        waiting.append(WaitingTransition(pan: pan, finger: finger, begin: begin, onRefusal: onRefusal))
        if waiting.count == 1 { waitForEnd() }
    }

    /// Adds a transition that goes first, if `screen` is there then.
    func goFirst(from screen: UIViewController, begin: @escaping @MainActor () -> Bool) {
        waiting.insert(WaitingTransition(pan: nil, isConfirmed: true, screen: screen, begin: begin), at: 0)
        waitForNextFrame()
    }

    /// Removes the transition that was to go first from `screen`.
    func withdraw(from screen: UIViewController) {
        waiting.removeAll { $0.isConfirmed && $0.screen === screen }
    }

    /// Removes the flick of `pan`, because another finger of the same pan lands. Nobody is asked about it any more.
    func remove(flickOf pan: UIPanGestureRecognizer) {
        guard let index = waiting.firstIndex(where: { $0.pan === pan }) else { return }
        let removed = waiting.remove(at: index)
        removed.leaveFlick()
        if index == 0 { waitForEnd() }
        removed.onRefusal(.transitionRunning)
    }

    /// Removes all flicks, and reports nothing.
    func removeFlicks() { removeAll { $0.pan != nil } }

    /// Removes the flicks of one of `recognizers`, and reports nothing.
    func removeFlicks(of recognizers: [UIGestureRecognizer]) {
        removeAll { transition in recognizers.contains { $0 === transition.pan } }
    }

    private func removeAll(where isGone: (WaitingTransition) -> Bool) {
        for transition in waiting where isGone(transition) { transition.leaveFlick() }
        waiting.removeAll(where: isGone)
    }

    /// Waits for the end of the running transition. Unless fingers drive it, the screen that the first flick is meant
    /// for is known from now on.
    private func waitForEnd() {
        guard !waiting.isEmpty else { return }
        if waiting[0].screen == nil, host?.fingersDrive == false { waiting[0].screen = host?.screenToCome }
        waitForNextFrame()
    }

    private func waitForNextFrame() {
        nextFrame.perform { [weak self] in self?.beginFirst() }
    }

    /// Checks in every frame: UIKit does not report every transition, and not always when it ends.
    private func beginFirst() {
        guard let host else { return removeAll { _ in true } }
        guard let first = waiting.first else { return }
        let isTaken = first.finger?.isTaken == true
        guard isTaken || (!host.isBusy && first.isTurnOfFlick) else {
            if host.fingersDrive, !first.isConfirmed { waiting[0].screen = nil }
            return waitForEnd()
        }
        waiting.removeFirst().leaveFlick()
        // The flicks behind a refused one were meant for a screen that will not come.
        if !isTaken, !begin(first, on: host), !first.isConfirmed { removeAll { _ in true } }
        waitForEnd()
    }

    /// Begins a transition, and returns whether it has begun. The app may be called, and may remove what waits.
    private func begin(_ transition: WaitingTransition, on host: any TransitionHost) -> Bool {
        guard transition.screen === host.screenToCome else {
            transition.onRefusal(.screenReplaced)
            return false
        }
        // The view under the finger is not asked: the person has not touched it.
        transition.pan?.forgetTouchedViews()
        guard transition.begin() else { return false }
        transition.finger?.isTaken = true
        return true
    }
}

/// Screens between which transitions run: those of a stack, of the tabs of a tab bar controller, or below a modal.
@MainActor
protocol TransitionHost: AnyObject {
    /// Whether a transition that others have to wait for is running.
    var isBusy: Bool { get }
    /// Whether fingers are driving it, which may reverse it.
    var fingersDrive: Bool { get }
    /// Whether the transition of a swipe whose fingers have let go is running.
    var swipeSettles: Bool { get }
    /// The screen that is there when the running transition ends.
    var screenToCome: UIViewController? { get }
}

/// A transition that waits.
@MainActor
private struct WaitingTransition {
    /// The pan that recognized the flick; nil if it is not a flick.
    let pan: UIPanGestureRecognizer?
    /// The shared knowledge of the pans on its finger; nil if it is not a flick, or was made on a trackpad.
    var finger: SharedFinger?
    /// Whether the person has agreed to it, and it goes before everything else.
    var isConfirmed = false
    /// The screen that it leaves; nil as long as it is unknown, because another transition goes first.
    var screen: UIViewController?
    let begin: @MainActor () -> Bool
    var onRefusal: @MainActor (SwipeRefusal) -> Void = { _ in }

    /// Whether the flick waits for nothing inside the view of its pan.
    var isTurnOfFlick: Bool { pan.map { finger?.waits(inside: $0) != true } ?? true }

    func leaveFlick() {
        if let pan { finger?.leave(pan) }
    }
}
