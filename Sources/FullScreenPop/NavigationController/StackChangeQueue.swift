import UIKit

/// Changes of a stack that wait until a transition ends.
///
/// A transition can't begin during another one, so of several changes only the last is animated.
@MainActor
struct StackChangeQueue {
    /// Changes the stack as it is then. Only the last change may be animated.
    typealias Change = @MainActor (_ isLast: Bool) -> Void

    private var changes: [(change: Change, isPop: Bool)] = []

    var isEmpty: Bool { changes.isEmpty }
    /// Whether each of them pops the top screen. True if there are none.
    var hasPopsOnly: Bool { changes.allSatisfy(\.isPop) }
    /// Whether the last of them pops the top screen.
    var endsWithPop: Bool { changes.last?.isPop == true }

    mutating func add(_ change: @escaping Change, isPop: Bool = false) { changes.append((change, isPop)) }

    /// Removes and returns the changes, in order.
    mutating func takeAll() -> [@MainActor () -> Void] {
        defer { changes = [] }
        let last = changes.count - 1
        return changes.enumerated().map { index, waiting in { waiting.change(index == last) } }
    }
}
