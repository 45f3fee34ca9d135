/// A target, held weakly, and the selector that it is sent.
@MainActor
struct TargetAction {
    weak var target: AnyObject?
    let action: Selector

    func isSame(as other: TargetAction) -> Bool {
        target === other.target && action == other.action
    }

    /// Whether removing `target` and `action` removes this pair; nil stands for any.
    func matches(target: AnyObject?, action: Selector?) -> Bool {
        (target == nil || target === self.target) && (action == nil || action == self.action)
    }

    func send(_ sender: Any?) {
        guard let target else { return }
        guard let responder = target as? any SelectorResponder, responder.responds(toSelector: action) else {
            preconditionFailure("unrecognized selector \(action) sent to \(type(of: target))")
        }
        responder.perform(action, with: sender)
    }
}
