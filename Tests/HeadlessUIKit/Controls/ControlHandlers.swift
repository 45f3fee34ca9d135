/// Whom a control tells of its events: targets, held weakly, and actions.
@MainActor
struct ControlHandlers {
    private struct Handler {
        enum Kind {
            /// A nil target stands for the responder chain.
            case target(TargetAction, usesChain: Bool)
            case action(UIAction)
        }

        let kind: Kind
        var events: UIControl.Event
    }

    private var handlers: [Handler] = []

    // MARK: Targets

    mutating func add(_ target: AnyObject?, _ action: Selector, for events: UIControl.Event) {
        let addition = TargetAction(target: target, action: action)
        let present = handlers.firstIndex { handler in
            guard case .target(let known, let usesChain) = handler.kind else { return false }
            return known.isSame(as: addition) && usesChain == (target == nil)
        }
        if let present {
            handlers[present].events.formUnion(events)
        } else {
            handlers.append(Handler(kind: .target(addition, usesChain: target == nil), events: events))
        }
    }

    mutating func remove(_ target: AnyObject?, _ action: Selector?, for events: UIControl.Event) {
        removeEvents(events) { handler in
            guard case .target(let known, _) = handler.kind else { return false }
            return known.matches(target: target, action: action)
        }
    }

    /// The actions of `target` for an event, in the order in which they were added.
    func selectors(of target: AnyObject?, for event: UIControl.Event) -> [Selector] {
        handlers.compactMap { handler in
            guard !handler.events.isDisjoint(with: event), case .target(let known, _) = handler.kind,
                known.target === target
            else { return nil }
            return known.action
        }
    }

    var targets: [AnyObject] {
        handlers.compactMap { handler in
            guard case .target(let known, _) = handler.kind else { return nil }
            return known.target
        }
    }

    // MARK: Actions

    /// An action with the identifier of another takes its place.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(action.identifier, for: events)
        let present = handlers.firstIndex { handler in
            guard case .action(let known) = handler.kind else { return false }
            return known === action
        }
        if let present {
            handlers[present].events.formUnion(events)
        } else {
            handlers.append(Handler(kind: .action(action), events: events))
        }
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        removeEvents(events) { handler in
            guard case .action(let known) = handler.kind else { return false }
            return known.identifier == identifier
        }
    }

    // MARK: Events

    var events: UIControl.Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Hands whoever listens to one of `events` to `target` or `action`, in the order in which they were added.
    func send(_ events: UIControl.Event, target: (AnyObject?, Selector) -> Void, action: (UIAction) -> Void) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.kind {
            case .action(let known):
                action(known)
            case .target(let known, let usesChain):
                if usesChain || known.target != nil { target(known.target, known.action) }
            }
        }
    }

    private mutating func removeEvents(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
        for index in handlers.indices where matches(handlers[index]) { handlers[index].events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty }
    }
}
