/// A target, held weakly, and the selector that it is sent.
@MainActor
struct TargetAction {
    private(set) weak var target: AnyObject?
    /// The same, asked once whether it answers selectors: such a cast takes long.
    private weak var responder: (any SelectorResponder)?
    let action: Selector

    init(target: AnyObject?, action: Selector) {
        self.target = target
        responder = target as? any SelectorResponder
        self.action = action
    }

    func isSame(as other: TargetAction) -> Bool {
        target === other.target && action == other.action
    }

    /// Whether removing `target` and `action` removes this pair; nil stands for any.
    func matches(target: AnyObject?, action: Selector?) -> Bool {
        (target == nil || target === self.target) && (action == nil || action == self.action)
    }

    func send(_ sender: Any?) {
        guard let target else { return }
        guard let responder, responder.responds(toSelector: action) else {
            preconditionFailure("unrecognized selector \(action) sent to \(type(of: target))")
        }
        responder.perform(action, with: sender)
    }
}
