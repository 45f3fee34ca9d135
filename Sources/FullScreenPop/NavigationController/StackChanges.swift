import UIKit
import UIKitSeams

/// Makes changes of a stack: at once, or when the transition that they would disturb has ended.
@MainActor
final class StackChanges {
    private unowned let navigationController: FullScreenPopNavigationController
    private var waiting = StackChangeQueue()
    /// Whether UIKit is popping during a transition that it ends for the pop.
    private(set) var isPoppingByInterruption = false
    /// How many nested changes UIKit is making.
    private var changesBeingMade = 0
    private let nextFrame = NextFrame()
    private weak var endedChangeAround: (any UIViewControllerTransitionCoordinator)?

    init(of navigationController: FullScreenPopNavigationController) {
        self.navigationController = navigationController
    }

    /// Lets UIKit make a change. Changes that screens request meanwhile come afterwards, if nothing was waiting before.
    func make<Result>(_ change: () -> Result) -> Result {
        let isFirst = waiting.isEmpty
        changesBeingMade += 1
        let result = change()
        changesBeingMade -= 1
        if isFirst { makeWaiting() }
        return result
    }

    /// Lets UIKit pop during a transition that it ends for the pop. The app's changes meanwhile come afterwards.
    func interrupt(_ pop: () -> UIViewController?) -> UIViewController? {
        isPoppingByInterruption = true
        let screen = pop()
        isPoppingByInterruption = false
        makeWaiting()
        return screen
    }

    // MARK: Waiting

    /// Whether a change must not be made now.
    func mustWait(animated: Bool) -> Bool {
        if transitions.mustNotBeDisturbed || isPoppingByInterruption || isBeginningTransition { return true }
        return changeAround != nil && (animated || !waiting.isEmpty)
    }

    /// Keeps a change until it can be made.
    func wait(isPop: Bool = false, with change: @escaping StackChangeQueue.Change) {
        waiting.add(change, isPop: isPop)
        followChangeAround()
        lookAgain()
    }

    /// Looks in every frame, for transitions whose end UIKit never reports.
    private func lookAgain() {
        nextFrame.perform { [weak self] in
            guard let self, !waiting.isEmpty else { return }
            if !mustWait(animated: true) { makeWaiting() }
            lookAgain()
        }
    }

    /// Keeps a pop until it can be made. It pops the screen that is meant now (see ``screenToPop``), if that is on top
    /// then; after other changes, it pops the screen that they lead to. Several in a row are one, as when a button is
    /// tapped twice.
    ///
    /// - Parameters:
    ///   - pop: Pops the screen on top.
    ///   - remove: Called instead if a swipe forward has pushed another screen over the one that is meant.
    func waitToPop(
        _ pop: @escaping StackChangeQueue.Change, orRemove remove: @escaping @MainActor (UIViewController) -> Void
    ) {
        let isBehindOthers = !waiting.hasPopsOnly
        guard !isBehindOthers || !waiting.endsWithPop else { return }
        let screen = screenToPop
        let isPushedOver = transitions.push != nil
        wait(isPop: true) { [unowned navigationController] isLast in
            if isBehindOthers || navigationController.topViewController === screen {
                pop(isLast)
            } else if isPushedOver, let screen, navigationController.viewControllers.contains(screen) {
                remove(screen)
            }
        }
    }

    /// The screen that the app means when it pops one: the one that fingers pull, or over which they push another one.
    /// If they have let go and it is leaving, the arriving one.
    private var screenToPop: UIViewController? {
        let top = navigationController.topViewController
        if let pop = transitions.pop, pop.phase != .finishes { return pop.screen ?? top }
        guard let push = transitions.push, push.transition.phase != .finishes, push.screen === top else { return top }
        return navigationController.viewControllers.dropLast().last
    }

    /// Makes the waiting changes, if they may be made now.
    func makeWaiting() {
        guard !waiting.isEmpty else { return }
        guard !mustWait(animated: true) else { return followChangeAround() }
        // The first may take the navigation controller off the screen.
        withExtendedLifetime(navigationController) {
            for change in waiting.takeAll() { change() }
        }
    }

    private var transitions: StackTransitions { navigationController.backSwipe.transitions }

    /// Whether a push or pop is beginning that has been reported to its screens, but not to the delegate. Before that,
    /// UIKit's methods may call one another.
    private var isBeginningTransition: Bool {
        guard changesBeingMade > 0 else { return false }
        // If the navigation controller presents something meanwhile, only the screens know the transition.
        return isStackTransition(navigationController.transitionCoordinator)
            || isStackTransition(navigationController.topViewController?.transitionCoordinator)
    }

    private func isStackTransition(_ transition: (any UIViewControllerTransitionCoordinator)?) -> Bool {
        guard let transition else { return false }
        return [.from, .to].contains { key in
            transition.viewController(forKey: key)?.navigationController === navigationController
        }
    }

    // MARK: A change around the stack

    /// The transition around this stack that has not ended. UIKit does not say whether it is in its completion.
    private var changeAround: (any UIViewControllerTransitionCoordinator)? {
        guard let changeAround = navigationController.transitionAround, changeAround !== endedChangeAround else {
            return nil
        }
        return changeAround
    }

    private func followChangeAround() {
        guard let changeAround else { return }
        changeAround.animate(alongsideTransition: nil) { [weak self, weak changeAround] _ in
            self?.endedChangeAround = changeAround
            self?.makeWaiting()
        }
    }
}
