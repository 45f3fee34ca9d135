import UIKit

/// Notes what the app does with its screens while touches are recorded: what it pushes, pops, presents, and dismisses.
///
/// What a finger leads is not noted, since the same finger leads it again when the file is played.
@MainActor
final class ScreenFollower {
    /// What the app has done; its times are those of touches.
    private(set) var actions: [ActionDocument] = []
    private let reader: ScreenReader
    private var state: ScreenState
    /// Whether a finger led a transition when this last looked.
    private var wasInteractive = false

    /// - Parameter state: What is there before anything changes.
    init(_ state: ScreenState, _ reader: ScreenReader) {
        self.state = state
        self.reader = reader
    }

    /// Compares what is there now with what was there before.
    ///
    /// - Parameters:
    ///   - time: When a change has happened.
    ///   - isLed: Whether the last touch may have done it by itself, and was no tap for which the app does something.
    func look(at now: ScreenState, time: TimeInterval, ledByFinger isLed: Bool) {
        // What is led by a finger may still be taken back.
        if now.transition?.initiallyInteractive == true {
            wasInteractive = true
            notePull(now)
            return
        }
        let isLed = isLed || wasInteractive
        defer { wasInteractive = false }
        if now.size != state.size { note(time) { $0.rotate = now.size.asLengths } }
        if now.tab != state.tab {
            let screen = now.tab?.controller?.ownScreens.first
            if !isLed, let screen { note(time) { $0.select = reader.title(of: screen) } }
        } else if now.presented != state.presented {
            notePresentation(now, time, isLed)
        } else {
            noteStack(now, time, isLed)
        }
        state = now
        reader.readScreens()
    }

    /// A pull that pushes shows which screen comes next, also if it is taken back.
    private func notePull(_ now: ScreenState) {
        guard now.stack.count == state.stack.count + 1, now.stack.starts(with: state.stack),
            let below = state.stack.last?.controller, let screen = now.stack.last?.controller
        else { return }
        let title = reader.title(of: screen)
        reader.change(below) { $0.next = title }
    }

    private func notePresentation(_ now: ScreenState, _ time: TimeInterval, _ isLed: Bool) {
        let kept = zip(state.presented, now.presented).prefix { $0 == $1 }.count
        if kept < state.presented.count {
            let isByFinger = wasInteractive || isLed && state.presented[kept].isSheet
            if !isByFinger { note(time) { $0.dismiss = true } }
        }
        for controller in now.presented.dropFirst(kept).compactMap(\.controller) {
            note(time) { $0.present(controller, reader) }
        }
    }

    private func noteStack(_ now: ScreenState, _ time: TimeInterval, _ isLed: Bool) {
        let (before, after) = (state.stack, now.stack)
        guard before != after else { return }
        let kept = zip(before, after).prefix { $0 == $1 }.count
        if kept == before.count {
            for place in kept..<after.count {
                guard let screen = after[place].controller else { continue }
                let title = reader.title(of: screen)
                let wasPulled = wasInteractive && place > 0 && next(after: after[place - 1]) == title
                if !wasPulled { note(time) { $0.push = title } }
            }
        } else if kept == after.count, isLed {
            return
        } else if kept == after.count, kept == before.count - 1 {
            note(time) { $0.pop = true }
        } else {
            note(time) { $0.set = after.compactMap(\.controller).map(reader.title(of:)) }
        }
    }

    /// The title of the screen that a pull pushes on another one.
    private func next(after screen: ScreenState.Reference) -> String? {
        screen.controller.flatMap { reader.documents[reader.title(of: $0)]?.next }
    }

    private func note(_ time: TimeInterval, _ change: (inout ActionDocument) -> Void) {
        var action = ActionDocument(at: time)
        change(&action)
        actions.append(action)
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
