import UIKit
import UIKitSeams

/// Notes what the app pushes and pops, and what it does with navigation bars.
@MainActor
struct StackFollower {
    private let log: ActionLog
    private let reader: ScreenReader
    /// By navigation controller; changes that a finger drives are not included yet.
    private var stacks: [ObjectIdentifier: ScreenState.Stack] = [:]
    /// By navigation controller, the screens during a change that a finger drives and may still cancel.
    private var interactiveStacks: [ObjectIdentifier: [ScreenState.Reference]] = [:]
    /// By navigation controller, the screen that was last on top while nothing moved, and whether the bar was hidden.
    private var bars: [ObjectIdentifier: (top: ScreenState.Reference, isHidden: Bool)] = [:]

    /// - Parameter state: The state before anything changes.
    init(_ state: ScreenState, _ log: ActionLog, _ reader: ScreenReader) {
        self.log = log
        self.reader = reader
        for stack in state.stacks {
            stacks[stack.navigation.identifier] = stack
            bars[stack.navigation.identifier] = stack.screens.last.map { ($0, stack.isBarHidden) }
        }
    }

    /// The screens on a stack that takes another one's place are a change of the other stack.
    mutating func replace(_ before: ScreenState.Reference, with after: ScreenState.Reference) {
        stacks[after.identifier] = stacks.removeValue(forKey: before.identifier)
    }

    mutating func follow(_ look: ScreenLook, since before: ScreenState) {
        let now = look.state
        // Screens that come and go with a split view's columns are UIKit's doing.
        let isUIKits = now.isCollapsed != before.isCollapsed
        for stack in now.stacks {
            if isUIKits { stacks[stack.navigation.identifier] = stack } else { follow(stack, look) }
            followBarOfNewTop(stack, look)
        }
        // A new navigation controller may later have the address of one that has gone.
        let identifiers = Set(now.stacks.map(\.navigation.identifier))
        stacks = stacks.filter { identifiers.contains($0.key) }
        interactiveStacks = interactiveStacks.filter { identifiers.contains($0.key) }
        bars = bars.filter { identifiers.contains($0.key) }
    }

    private mutating func follow(_ stack: ScreenState.Stack, _ look: ScreenLook) {
        let identifier = stack.navigation.identifier
        // A new stack comes with the screen that contains it, or is presented with its screens.
        guard let before = stacks[identifier] else { return stacks[identifier] = stack }
        if stack.motion == .interactive, stack.screens != before.screens {
            interactiveStacks[identifier] = stack.screens
            notePull(of: stack, before)
            return
        }
        // A change that a finger drives may be cancelled, and then the app may have done something.
        let isTakenBack = stack.screens == before.screens
        let made = stack.motion == .interactive ? nil : interactiveStacks.removeValue(forKey: identifier)
        stacks[identifier] = stack
        if stack.allowsSystemPop != before.allowsSystemPop, stack.navigation == look.state.places[0] {
            log.note(look.time) { $0.systemPop = stack.allowsSystemPop }
        }
        if isTakenBack {
            followBar(of: stack, before, look)
        } else if look.effect?.changes(before, to: stack) != true, !stack.isPoppedForFlick(since: before) {
            noteChange(from: made ?? before.screens, to: stack, look)
        }
    }

    /// A pull that pushes shows which screen comes next, even if it is cancelled.
    private func notePull(of stack: ScreenState.Stack, _ before: ScreenState.Stack) {
        guard stack.screens.count == before.screens.count + 1, stack.screens.starts(with: before.screens),
            let below = before.screens.last?.controller, let screen = stack.screens.last?.controller
        else { return }
        let title = reader.title(of: screen)
        reader.change(below) { $0.next = title }
    }

    private func noteChange(from before: [ScreenState.Reference], to stack: ScreenState.Stack, _ look: ScreenLook) {
        let after = stack.screens
        guard before != after else { return }
        let titles = after.compactMap(\.controller).map(reader.title(of:))
        let kept = zip(before, after).prefix { $0 == $1 }.count
        let name = look.state.stacks.count > 1 ? before.first?.controller.map(reader.title(of:)) : nil
        func note(_ change: (inout ActionDocument) -> Void) {
            log.note(look.time) { action in
                action.stack = name
                if look.isPrompt, stack.motion == .none { action.animated = false }
                change(&action)
            }
        }
        if kept == before.count {
            let pushed = titles.dropFirst(kept)
            for (place, title) in zip(pushed.indices, pushed) {
                note { action in
                    action.push = title
                    // UIKit animates at most one at a time.
                    if place != pushed.indices.last { action.animated = false }
                }
            }
        } else if kept == after.count, kept == before.count - 1 {
            note { $0.pop = true }
        } else {
            note { $0.set = titles }
        }
    }

    /// If a screen's bar differs from that of the screen before, both say so: the former one for the way back.
    private mutating func followBarOfNewTop(_ stack: ScreenState.Stack, _ look: ScreenLook) {
        guard stack.motion == .none, let top = stack.screens.last, let screen = top.controller else { return }
        let identifier = stack.navigation.identifier
        defer { bars[identifier] = (top, stack.isBarHidden) }
        guard let former = bars[identifier], former.top != top, former.isHidden != stack.isBarHidden,
            screen.navigationItem.searchController == nil
        else { return }
        if let below = former.top.controller { reader.say(isBarHidden: former.isHidden, on: below) }
        if reader.say(isBarHidden: stack.isBarHidden, on: screen) != stack.isBarHidden {
            noteBar(of: screen, isHidden: stack.isBarHidden, look)
        }
    }

    private func noteBar(of screen: UIViewController, isHidden: Bool, _ look: ScreenLook) {
        let title = reader.title(of: screen)
        log.note(look.time) { action in
            action.configure = title
            action.options = OptionsDocument(hidesNavigationBar: isHidden)
        }
    }

    /// Notes a bar that the app shows or hides while nothing else changes.
    private func followBar(of stack: ScreenState.Stack, _ before: ScreenState.Stack, _ look: ScreenLook) {
        guard stack.isBarHidden != before.isBarHidden, stack.motion == .none, before.motion == .none,
            stack.navigationController?.barHidingGestures == nil, let top = stack.screens.last?.controller,
            top.navigationItem.searchController == nil
        else { return }
        noteBar(of: top, isHidden: stack.isBarHidden, look)
    }
}

extension ScreenState.Stack {
    fileprivate var navigationController: UINavigationController? { navigation.controller as? UINavigationController }

    /// Whether the screen on top was popped for a flick whose finger has already lifted. The same flick pops it again.
    @MainActor
    fileprivate func isPoppedForFlick(since before: ScreenState.Stack) -> Bool {
        guard screens == before.screens.dropLast(), let screen = before.screens.last?.controller else { return false }
        return screen === navigationController?.screenPoppedForFlick
    }
}

extension TouchEffect {
    /// Whether UIKit has changed a stack like this by itself.
    @MainActor
    fileprivate func changes(_ before: ScreenState.Stack, to after: ScreenState.Stack) -> Bool {
        switch self {
        case .goesBack(let navigation): navigation == after.navigation && after.screens == before.screens.dropLast()
        case .selectsTab: after.screens == Array(before.screens.prefix(1))
        case .dismissesByTap, .dismissesByDrag: false
        }
    }
}
