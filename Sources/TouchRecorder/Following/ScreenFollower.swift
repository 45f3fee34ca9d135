import UIKit

/// Notes what the app does with its screens while touches are recorded: what it pushes, pops, presents, and dismisses.
///
/// Changes that a finger drives, or that UIKit makes by itself for a touch, are not noted: the same finger makes them
/// again when the file is played.
@MainActor
final class ScreenFollower {
    let log = ActionLog()
    private let reader: ScreenReader
    /// The state at the last look.
    private var before: ScreenState
    private var presentations: PresentationFollower
    private var stacks: StackFollower
    private var isTabInteractive = false

    /// - Parameter state: The state before anything changes.
    init(_ state: ScreenState, _ reader: ScreenReader) {
        self.reader = reader
        before = state
        presentations = PresentationFollower(log, reader)
        stacks = StackFollower(state, log, reader)
    }

    /// Compares the current state with the previous one.
    func look(_ look: ScreenLook) {
        let now = look.state
        followPlaces(look)
        if now.size != before.size { log.note(look.time) { $0.rotate = now.size.asLengths } }
        presentations.followDismissals(look, since: before)
        followTab(look)
        stacks.follow(look, since: before)
        presentations.followPresentations(look, since: before)
        before = now
        reader.readScreens(now.isMoving ? .moving : .standing)
    }

    /// The screens of a new stack are set on the stack whose place it takes.
    private func followPlaces(_ look: ScreenLook) {
        let now = look.state
        if now.root == nil, before.root != nil { reader.omissions.note(.rootGone) }
        if let root = now.root, root != before.root, !(root.controller is UINavigationController) {
            reader.omissions.note(.container)
        }
        if now.root != before.root, before.places[0] == nil, let main = now.places[0] {
            followFirstStack(main, now, at: look.time)
        }
        for case (let before?, let after?) in zip(before.places, now.places) where before != after {
            reader.omissions.note(.replacement)
            stacks.replace(before, with: after)
        }
    }

    /// If there was no stack, the screens of a new one are set on the stack that stands in for it.
    private func followFirstStack(_ main: ScreenState.Reference, _ now: ScreenState, at time: TimeInterval) {
        guard let stack = now.stacks.first(where: { $0.navigation == main }) else { return }
        reader.omissions.note(.replacement)
        // The stand-in's bar is hidden.
        for screen in stack.screens.compactMap(\.controller) { reader.say(isBarHidden: stack.isBarHidden, on: screen) }
        log.note(time) { action in
            action.set = stack.screens.compactMap(\.controller).map(reader.title(of:))
            action.animated = false
        }
    }

    private func followTab(_ look: ScreenLook) {
        let now = look.state
        if now.tabChange == .interactive {
            isTabInteractive = true
            return
        }
        defer { isTabInteractive = false }
        if now.tab == before.tab || isTabInteractive { return }
        if case .selectsTab = look.effect { return }
        // The tabs of a new root are not those of the file.
        guard before.tab != nil, let screen = now.tab?.controller?.ownScreens.first else { return }
        log.note(look.time) { $0.select = reader.title(of: screen) }
    }
}
