/// Waits for a group of animations, then tells once whether all of them ran to their end.
final class AnimationCompletion {
    private var running = 0
    private var allFinished = true
    private var isSealed = false
    private var body: ((Bool) -> Void)?

    init(_ body: @escaping (Bool) -> Void) {
        self.body = body
    }

    /// Whether no animation has entered, or all have left.
    var isEmpty: Bool { running == 0 }

    func enter() {
        running += 1
    }

    func leave(finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        if isSealed { fireIfEmpty() }
    }

    /// No further animations will enter.
    func seal() {
        isSealed = true
        fireIfEmpty()
    }

    private func fireIfEmpty() {
        guard running == 0, let body else { return }
        self.body = nil
        body(allFinished)
    }
}
