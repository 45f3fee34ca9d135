import UIKit

/// Changes of a stack that wait until a transition ends.
///
/// A transition can't begin during another one, so of several changes only the last is animated.
@MainActor
struct StackChangeQueue {
    /// Changes the stack as it is then. Only the last change may be animated.
    typealias Change = @MainActor (_ isLast: Bool) -> Void

    private var changes: [Change] = []
    /// Whether none of them does anything else than pop the screen that is on top. Also if there is none.
    private(set) var hasPopsOnly = true
    /// Whether the last of them pops the top screen.
    private(set) var endsWithPop = false

    var isEmpty: Bool { changes.isEmpty }

    mutating func add(_ change: @escaping Change, isPop: Bool = false) {
        changes.append(change)
        endsWithPop = isPop
        hasPopsOnly = hasPopsOnly && isPop
    }

    /// Removes and returns the changes, in order.
    mutating func takeAll() -> [@MainActor () -> Void] {
        defer { self = StackChangeQueue() }
        let last = changes.count - 1
        return changes.enumerated().map { index, change in { change(index == last) } }
    }
}
