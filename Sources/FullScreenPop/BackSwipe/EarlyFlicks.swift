import GestureArbitration
import UIKit

/// Flicks that have come and gone during a push or pop.
///
/// People flick back several screens without waiting for the animations, again at once where they have let go too early, and
/// while a screen still comes that they did not mean to open. Nothing can interrupt these animations but UIKit's own
/// recognizers of iOS 26, so a flick that those can't take, or have not taken, is kept, and pops when the transition is over.
@MainActor
final class EarlyFlicks {
    /// The screen that is on top when the pop of a swipe is over that fingers have let go; nil if there is none.
    var screenToCome: @MainActor () -> UIViewController? = { nil }
    /// Pops the screen on top.
    var pop: @MainActor () -> Void = {}
    /// Lets ``transitionDidEnd()`` be called when a transition has ended.
    var waitForEnd: @MainActor (any UIViewControllerTransitionCoordinator) -> Void = { _ in }
    /// Lets ``transitionDidEnd()`` be called in the next frame in which no transition runs.
    var tryAgain: @MainActor () -> Void = {}
    /// When the first pull the other way has come that waits as well.
    var firstPull: @MainActor () -> TimeInterval? = { nil }
    /// Called when a flick has waited for a screen that is not on top any more.
    var onRefusal: @MainActor (SwipeRefusal) -> Void = { _ in }

    private let arbiter: GestureArbiter
    private let options: StackOptions
    /// In the order in which their fingers have gone.
    private var kept: [KeptFlick] = []

    init(arbiter: GestureArbiter, options: StackOptions) {
        self.arbiter = arbiter
        self.options = options
    }

    /// Notes that the finger of `pan` is lifted, whose swipe nothing has followed because of a transition.
    func add(_ pan: BackSwipePanGestureRecognizer) {
        if pan.state == .possible { pan.judgeByFinger() }
        guard finishes(pan) else {
            decide(on: pan)
            return
        }
        kept.append(KeptFlick(pan: pan))
        if kept.count == 1 { wait() }
    }

    /// Waits with the first flick for the transition that runs. Which screen it would pop is not known if a pull comes first.
    private func wait() {
        guard !kept.isEmpty else { return }
        if isAfterPull { return tryAgain() }
        kept[0].screen = screenToCome() ?? screenAfterPush ?? options.navigationController?.topViewController
        guard let transition = options.navigationController?.transitionCoordinator ?? swipeInside
        else { return transitionDidEnd() }
        waitForEnd(transition)
    }

    /// The screen that is on top when the push that runs is over, which may be taken back.
    private var screenAfterPush: UIViewController? {
        guard let navigationController = options.navigationController,
            let transition = navigationController.transitionCoordinator,
            let screen = transition.viewController(forKey: transition.isCancelled ? .from : .to),
            screen.parent === navigationController
        else { return nil }
        return screen
    }

    /// The transition of a swipe in a stack inside the screen on top that runs by itself.
    var swipeInside: (any UIViewControllerTransitionCoordinator)? {
        options.navigationController?.topViewController?.settlingSwipe
    }

    /// Whether the pop of a swipe that fingers have let go runs, or runs back.
    var isPopping: Bool { screenToCome() != nil }

    /// Whether the screen of a swipe that was too short runs back. UIKit has it off the stack meanwhile.
    var isFallingBack: Bool { screenToCome().map { $0 !== options.navigationController?.topViewController } == true }

    /// Whether a flick waits.
    var isWaiting: Bool { !kept.isEmpty }

    /// When the first one has come that waits.
    var firstTime: TimeInterval? { kept.first?.time }

    /// Whether a flick of `pan` waits.
    func isKept(of pan: BackSwipePanGestureRecognizer) -> Bool { kept.contains { $0.pan === pan } }

    /// Forgets a flick that waits, because another finger of the same pan lands. Nobody is asked for it any more.
    func forget(by pan: BackSwipePanGestureRecognizer) {
        guard let index = kept.firstIndex(where: { $0.pan === pan }) else { return }
        kept.remove(at: index)
        if index == 0 { wait() }
        onRefusal(.transitionRunning)
    }

    /// A transition is over: the first flick that waits pops, if the screen allows it that is there now. What that shows under
    /// the finger is not asked: the person has not touched it.
    func transitionDidEnd() {
        guard !kept.isEmpty else { return }
        if isAfterPull { return tryAgain() }
        let flick = kept.removeFirst()
        guard flick.screen == nil || flick.screen === options.navigationController?.topViewController
        else { return refuseAll() }
        flick.pan.forgetTouchedViews()
        guard decide(on: flick.pan).isAllowed else { return kept = [] }
        pop()
        wait()
    }

    /// Whether a pull the other way has come before the first flick, and waits as well.
    private var isAfterPull: Bool {
        guard let pull = firstPull(), let flick = firstTime else { return false }
        return pull < flick
    }

    private func refuseAll() {
        kept = []
        onRefusal(.screenReplaced)
    }

    @discardableResult
    private func decide(on pan: BackSwipePanGestureRecognizer) -> ArbitrationDecision {
        arbiter.decision(onBeginningOf: pan)
    }

    /// Whether a pop that the finger of `pan` had moved would run on to its end.
    private func finishes(_ pan: BackSwipePanGestureRecognizer) -> Bool {
        guard let view = pan.view, let course = course(of: pan, in: view) else { return false }
        return options.gesture.finishes(after: course, in: view)
    }

    /// A pan that has waited has not been told of the movement.
    private func course(
        of pan: BackSwipePanGestureRecognizer, in view: UIView
    ) -> (movement: CGPoint, velocity: CGPoint)? {
        pan.state == .possible ? pan.fingerCourse(in: view) : (pan.translation(in: view), pan.velocity(in: view))
    }
}

/// A flick that waits.
private struct KeptFlick {
    let pan: BackSwipePanGestureRecognizer
    /// When its finger was lifted.
    let time = CACurrentMediaTime()
    /// The screen that it would pop; nil as long as another flick waits before it, or if a pull has gone before.
    var screen: UIViewController?
}
