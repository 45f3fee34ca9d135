/// What has been begun and not yet committed; they may lie in one another.
@MainActor
enum BegunAnimations {
    private static var open: [BegunAnimation] = []

    static var current: BegunAnimation? { open.last }

    static func begin(_ identifier: String?) {
        let animation = BegunAnimation(identifier)
        open.append(animation)
        ViewAnimation.begin(animation.context)
    }

    static func commit() {
        guard let animation = open.popLast() else { return }
        ViewAnimation.end(animation.context)
        animation.commit()
    }
}

/// The changes between one `beginAnimations` and its `commitAnimations`.
@MainActor
final class BegunAnimation {
    private let identifier: String?
    let context: ViewAnimationContext
    private let waiter: AnimationCompletion
    private let letsTouchesThrough: Bool
    /// Held until the animations are over, as documented.
    var delegate: AnyObject?
    var willStart: Selector?
    /// Called with the identifier; a selector of the model has one argument.
    var didStop: Selector?

    init(_ identifier: String?) {
        self.identifier = identifier
        var end: () -> Void = {}
        waiter = AnimationCompletion { _ in end() }
        letsTouchesThrough = HeadlessRuntime.current.profile.animation.begunAnimationsLetTouchesThrough
        context = ViewAnimationContext(
            duration: 0.2, curve: TimingCurve(.easeInOut), options: letsTouchesThrough ? .allowUserInteraction : [],
            completion: waiter)
        end = { self.tell(self.didStop) }
    }

    func commit() {
        tell(willStart)
        waiter.seal(afterTurnIfEmpty: AnimationEngine.current)
    }

    func addTransition(to view: UIView) {
        guard UIView.areAnimationsEnabled, context.duration > 0 else { return }
        let transition = CATransition()
        transition.duration = context.duration
        view.layer.join(transition, forKey: "transition", completion: waiter)?.letsTouchesThrough = letsTouchesThrough
    }

    private func tell(_ selector: Selector?) {
        guard let selector, let delegate = delegate as? any SelectorResponder else { return }
        delegate.perform(selector, with: identifier)
    }
}

extension AnimationCompletion {
    /// No further animations will enter. Where none has, whoever waits is told "at the beginning of the next run loop
    /// cycle", as with a duration of 0.
    @MainActor
    func seal(afterTurnIfEmpty engine: AnimationEngine) {
        guard isEmpty else { return seal() }
        engine.arrangeCommit()
        HeadlessRuntime.current.performNextTurn { self.seal() }
    }
}
