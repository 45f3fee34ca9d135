import UIKit
import UIKitSeams

/// Notes what the app does with its screens while touches are recorded: what it pushes, pops, presents, and dismisses.
///
/// What a finger leads, and what UIKit by itself does for a touch, is not noted, since the same finger does it again when the
/// file is played.
@MainActor
final class ScreenFollower {
    typealias Reference = ScreenState.Reference

    /// A look at the screens.
    struct Look {
        var state: ScreenState
        /// When what has changed since the last look has changed.
        var time: TimeInterval
        /// Whether the last look was a few frames ago at most.
        var isPrompt: Bool
        /// What UIKit may just have done for a touch.
        var effect: TouchEffect?
    }

    /// What the app has done; its times are those of touches.
    private(set) var actions: [ActionDocument] = []
    private let reader: ScreenReader
    /// What was there at the last look.
    private var before: ScreenState
    /// By navigation controller; what a finger leads is not taken yet.
    private var stacks: [ObjectIdentifier: ScreenState.Stack] = [:]
    /// By navigation controller, what a finger has made of its screens, and may still take back.
    private var led: [ObjectIdentifier: [Reference]] = [:]
    /// By navigation controller, the screen that was last on top while nothing moved, and whether the bar was hidden.
    private var bars: [ObjectIdentifier: (top: Reference, isHidden: Bool)] = [:]
    private var ledAway: [Reference] = []
    private var isPresentationLed = false
    private var isTabLed = false

    /// - Parameter state: What is there before anything changes.
    init(_ state: ScreenState, _ reader: ScreenReader) {
        self.reader = reader
        before = state
        for stack in state.stacks {
            stacks[stack.navigation.identifier] = stack
            bars[stack.navigation.identifier] = stack.screens.last.map { ($0, stack.isBarHidden) }
        }
    }

    /// Compares what is there now with what was there before.
    func look(_ look: Look) {
        let now = look.state
        followPlaces(look)
        if now.size != before.size { note(look.time) { $0.rotate = now.size.asLengths } }
        let kept = zip(before.presented, now.presented).prefix { $0 == $1 }.count
        followDismissals(look, keeping: kept)
        followTab(look)
        followStacks(look)
        followPresentations(look, beyond: kept)
        before = now
        reader.readScreens(now.isMoving ? .moving : .standing)
    }

    func note(_ time: TimeInterval, _ change: (inout ActionDocument) -> Void) {
        var action = ActionDocument(at: time)
        change(&action)
        actions.append(action)
    }

    /// Notes what the app has done with what is on a screen. Of what it changes frame by frame the last is noted.
    func note(_ actions: [ActionDocument]) {
        for action in actions {
            self.actions.removeAll { $0.isContinued(by: action) }
            self.actions.append(action)
        }
    }

    /// The screens of a new stack are set on the one that was in its place.
    private func followPlaces(_ look: Look) {
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
            stacks[after.identifier] = stacks.removeValue(forKey: before.identifier)
        }
    }

    /// A stack that comes where there was none is set on the one that stands in for that.
    private func followFirstStack(_ main: Reference, _ now: ScreenState, at time: TimeInterval) {
        guard let stack = now.stacks.first(where: { $0.navigation == main }) else { return }
        reader.omissions.note(.replacement)
        // The bar of what stands in for a stack is hidden.
        for screen in stack.screens.compactMap(\.controller) { reader.say(isBarHidden: stack.isBarHidden, on: screen) }
        note(time) { action in
            action.set = stack.screens.compactMap(\.controller).map(reader.title(of:))
            action.animated = false
        }
    }

    private func followTab(_ look: Look) {
        let now = look.state
        if now.tabChange == .led {
            isTabLed = true
            return
        }
        defer { isTabLed = false }
        if now.tab == before.tab || isTabLed { return }
        if case .selectsTab = look.effect { return }
        // The tabs of a new root are not those of the file.
        guard before.tab != nil, let screen = now.tab?.controller?.ownScreens.first else { return }
        note(look.time) { $0.select = reader.title(of: screen) }
    }
}

// MARK: What is presented

extension ScreenFollower {
    private func followDismissals(_ look: Look, keeping kept: Int) {
        let now = look.state
        if now.presentation == .led { isPresentationLed = true }
        defer { if now.presentation == .none { isPresentationLed = false } }
        guard kept < before.presented.count else { return }
        let gone = before.presented[kept]
        if isPresentationLed || look.effect?.dismisses(gone) == true {
            ledAway.append(gone)
            return
        }
        let title = gone.controller?.ownScreens.first.map(reader.title(of:))
        note(look.time) { action in
            action.dismiss = kept == 0 ? .everything : title.map(DismissDocument.screen) ?? .everything
            if look.isPrompt, now.presentation == .none { action.animated = false }
        }
    }

    private func followPresentations(_ look: Look, beyond kept: Int) {
        let now = look.state
        followSheets(look, upTo: kept)
        for reference in now.presented.dropFirst(kept) {
            // One that a finger has begun to lead away may come back.
            if let place = ledAway.firstIndex(of: reference) {
                ledAway.remove(at: place)
            } else if let controller = reference.controller {
                note(look.time) { action in
                    action.present(controller, reader)
                    if look.isPrompt, now.presentation == .none { action.animated = false }
                }
            }
        }
        ledAway.removeAll { $0.controller?.presentingViewController == nil }
    }
}

extension ScreenFollower {
    /// The format has no action for what the app does with a sheet that is there. A finger may drag it to another detent.
    private func followSheets(_ look: Look, upTo kept: Int) {
        for (former, sheet) in zip(before.sheets, look.state.sheets).prefix(kept) {
            let isPinned = former.isModalInPresentation != sheet.isModalInPresentation
            if isPinned || (former.detent != sheet.detent && look.effect?.mayDragSheets != true) {
                reader.omissions.note(.sheet)
            }
        }
    }
}

// MARK: Stacks

extension ScreenFollower {
    private func followStacks(_ look: Look) {
        let now = look.state
        // What comes and goes with a split view's columns is UIKit's doing.
        let isUIKits = now.isCollapsed != before.isCollapsed
        for stack in now.stacks {
            if isUIKits { stacks[stack.navigation.identifier] = stack } else { follow(stack, look) }
            followBarOfNewTop(stack, look)
        }
        // Another one may later be where one that has gone was in memory.
        let identifiers = Set(now.stacks.map(\.navigation.identifier))
        stacks = stacks.filter { identifiers.contains($0.key) }
        led = led.filter { identifiers.contains($0.key) }
        bars = bars.filter { identifiers.contains($0.key) }
    }

    private func follow(_ stack: ScreenState.Stack, _ look: Look) {
        let identifier = stack.navigation.identifier
        // A new one comes with the screen that it is in, or is presented with what is on it.
        guard let before = stacks[identifier] else { return stacks[identifier] = stack }
        if stack.motion == .led, stack.screens != before.screens {
            led[identifier] = stack.screens
            notePull(of: stack, before)
            return
        }
        // What a finger leads may be taken back, and then the app may have done something.
        let isTakenBack = stack.screens == before.screens
        let made = stack.motion == .led ? nil : led.removeValue(forKey: identifier)
        stacks[identifier] = stack
        if stack.allowsSystemPop != before.allowsSystemPop, stack.navigation == look.state.places[0] {
            note(look.time) { $0.systemPop = stack.allowsSystemPop }
        }
        if isTakenBack {
            followBar(of: stack, before, look)
        } else if look.effect?.changes(before, to: stack) != true, !stack.isPoppedForFlick(since: before) {
            noteChange(from: made ?? before.screens, to: stack, look)
        }
    }

    /// A pull that pushes shows which screen comes next, also if it is taken back.
    private func notePull(of stack: ScreenState.Stack, _ before: ScreenState.Stack) {
        guard stack.screens.count == before.screens.count + 1, stack.screens.starts(with: before.screens),
            let below = before.screens.last?.controller, let screen = stack.screens.last?.controller
        else { return }
        let title = reader.title(of: screen)
        reader.change(below) { $0.next = title }
    }

    private func noteChange(from before: [Reference], to stack: ScreenState.Stack, _ look: Look) {
        let after = stack.screens
        guard before != after else { return }
        let titles = after.compactMap(\.controller).map(reader.title(of:))
        let kept = zip(before, after).prefix { $0 == $1 }.count
        let name = look.state.stacks.count > 1 ? before.first?.controller.map(reader.title(of:)) : nil
        func note(_ change: (inout ActionDocument) -> Void) {
            self.note(look.time) { action in
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
                    // UIKit animates no more than one at a time.
                    if place != pushed.indices.last { action.animated = false }
                }
            }
        } else if kept == after.count, kept == before.count - 1 {
            note { $0.pop = true }
        } else {
            note { $0.set = titles }
        }
    }

    /// A screen that comes with another bar than the one before had says so, and so does that, for the way back.
    private func followBarOfNewTop(_ stack: ScreenState.Stack, _ look: Look) {
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

    private func noteBar(of screen: UIViewController, isHidden: Bool, _ look: Look) {
        let title = reader.title(of: screen)
        note(look.time) { action in
            action.configure = title
            action.options = OptionsDocument(hidesNavigationBar: isHidden)
        }
    }

    /// A bar that the app shows or hides while nothing else changes.
    private func followBar(of stack: ScreenState.Stack, _ before: ScreenState.Stack, _ look: Look) {
        guard stack.isBarHidden != before.isBarHidden, stack.motion == .none, before.motion == .none,
            stack.navigationController?.barHidingGestures == nil, let top = stack.screens.last?.controller,
            top.navigationItem.searchController == nil
        else { return }
        noteBar(of: top, isHidden: stack.isBarHidden, look)
    }
}

extension ScreenState.Stack {
    fileprivate var navigationController: UINavigationController? { navigation.controller as? UINavigationController }

    /// Whether the screen that was on top has been popped for a flick whose finger has gone. The same flick does it again.
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

    fileprivate var mayDragSheets: Bool {
        if case .dismissesByDrag = self { true } else { false }
    }

    fileprivate func dismisses(_ presented: ScreenState.Reference) -> Bool {
        switch self {
        case .dismissesByTap, .dismissesByDrag: presented.isSheet
        case .goesBack, .selectsTab: false
        }
    }
}

extension ActionDocument {
    /// The presentation of a controller, whose screens are named and described.
    @MainActor
    mutating func present(_ controller: UIViewController, _ reader: ScreenReader) {
        let titles = controller.ownScreens.map(reader.title(of:))
        if controller is UINavigationController { presentNavigation = titles } else { present = titles.first }
        reader.describePresentation(of: controller)
    }
}

extension ActionDocument {
    /// Whether another change of the same properties follows at once.
    fileprivate func isContinued(by next: ActionDocument) -> Bool {
        guard let change, change == next.change, let properties, let following = next.properties else { return false }
        return properties.hasSameMembers(as: following) && next.at - at < 0.05
    }
}
