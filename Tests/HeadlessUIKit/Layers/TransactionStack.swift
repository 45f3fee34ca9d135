/// The open transactions of a device, the innermost last.
final class TransactionStack {
    static let defaultDuration: TimeInterval = 0.25

    /// What one transaction says; nil is what the one around it says.
    struct Settings {
        var animationDuration: TimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        fileprivate var completionBlock: (() -> Void)?
        fileprivate var completions: [AnimationCompletion] = []
    }

    /// The first is the implicit transaction.
    private var stack = [Settings()]

    var animationDuration: TimeInterval? {
        stack.last { $0.animationDuration != nil }?.animationDuration
    }

    var timingFunction: CAMediaTimingFunction? {
        stack.last { $0.timingFunction != nil }?.timingFunction
    }

    var disablesActions: Bool {
        stack.last { $0.disablesActions != nil }?.disablesActions ?? false
    }

    var completionBlock: (() -> Void)? {
        stack[stack.count - 1].completionBlock
    }

    func change(_ change: (inout Settings) -> Void) {
        change(&stack[stack.count - 1])
        if stack.count == 1 { AnimationEngine.current.arrangeCommit() }
    }

    /// Each block waits for the animations that are added while it is the present one.
    func setCompletionBlock(_ block: (() -> Void)?) {
        change { settings in
            settings.completionBlock = block
            if let block { settings.completions.append(AnimationCompletion { _ in block() }) }
        }
    }

    func begin() {
        stack.append(Settings())
    }

    func commit() {
        guard stack.count > 1 else { return }
        close(stack.removeLast())
    }

    func closeImplicit() {
        let settings = stack[0]
        stack[0] = Settings()
        close(settings)
    }

    /// An animation counts in its transaction and in all around it; the innermost is told first.
    func enter(_ animation: LiveAnimation) {
        for settings in stack.reversed() {
            guard let completion = settings.completions.last, settings.completionBlock != nil else { continue }
            completion.enter()
            animation.completions.append(completion)
        }
    }

    private func close(_ settings: Settings) {
        guard !settings.completions.isEmpty else { return }
        AnimationEngine.current.notifyLater {
            for completion in settings.completions { completion.seal() }
        }
    }
}
