import UIKit

/// Changes of a stack that wait until a transition is over.
///
/// One transition may not begin during another, so of several changes only the last is animated.
@MainActor
struct StackChangeQueue {
    /// Makes its change to the stack as that is then. It may be animated if it is the last one.
    typealias Change = @MainActor (_ isLast: Bool) -> Void

    private var changes: [Change] = []

    mutating func add(_ change: @escaping Change) {
        changes.append(change)
    }

    /// The changes, each to be made once, in their order. None waits any more.
    mutating func takeAll() -> [@MainActor () -> Void] {
        defer { changes = [] }
        let last = changes.count - 1
        return changes.enumerated().map { index, change in { change(index == last) } }
    }
}
