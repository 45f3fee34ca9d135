extension CALayer: AssociationHolder {}

extension CALayer {
    /// Changes a property and lets the action for it, if there is one, animate the change.
    func change(_ key: LayerKey, _ write: (inout LayerValues) -> Void) {
        guard modelLayer == nil, let action = implicitAction(for: key) else {
            write(&values)
            return
        }
        if let animation = action as? CAPropertyAnimation {
            animation.previousValue = sampledValues.animatable(key)
        }
        write(&values)
        action.run(forKey: key.rawValue, object: self, arguments: nil)
    }

    private func implicitAction(for key: LayerKey) -> (any CAAction)? {
        if delegate == nil, AnimationEngine.commits == birth { return nil }
        guard let action = action(forKey: key.rawValue), !(action is NSNull),
            !AnimationEngine.current.transactions.disablesActions
        else { return nil }
        return action
    }

    /// Core Animation's order: the delegate, the layer's own actions, those of its kind, and at last a plain animation.
    /// A layer that no commit has shown yet has nothing to animate from.
    func searchAction(forKey event: String) -> (any CAAction)? {
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
        if found is NSNull { return found }
        if let animation = found as? CAPropertyAnimation { return animation.copy() as? CAPropertyAnimation }
        if let found { return found }
        guard AnimationEngine.commits != birth, let key = LayerKey(rawValue: event), key != .path,
            values.animatable(key) != nil, !AnimationEngine.current.transactions.disablesActions
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.timingFunction = CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Adds a copy of `animation`. One of the same key gives way to it.
    @discardableResult
    func join(
        _ animation: CAAnimation, forKey key: String?, driver: (any AnimationDriver)? = nil,
        completion: AnimationCompletion? = nil
    ) -> LiveAnimation? {
        guard modelLayer == nil, let own = animation.copy() as? CAAnimation else { return nil }
        let engine = AnimationEngine.current
        if own.duration == 0 {
            own.duration = engine.transactions.animationDuration ?? TransactionStack.defaultDuration
        }
        if let timing = engine.transactions.timingFunction { own.timingFunction = timing }
        if let key { detachAnimations { $0.key == key } }
        own.prepare(for: self)
        let live = LiveAnimation(own, key: key, layer: self, engine: engine, driver: driver)
        if let completion {
            completion.enter()
            live.completions.append(completion)
        }
        animationList.append(live)
        engine.enlist(live)
        return live
    }

    func detachAnimations(where matches: (LiveAnimation) -> Bool) {
        guard !animationList.isEmpty else { return }
        for live in animationList.filter(matches) { detach(live, finished: live.isOver) }
    }

    func detach(_ live: LiveAnimation, finished: Bool) {
        guard let index = animationList.firstIndex(where: { $0 === live }) else { return }
        animationList.remove(at: index)
        live.engine?.discharge(live, finished: finished)
    }

    // MARK: Sampling

    /// What the screen shows of this layer now.
    var sampledValues: LayerValues {
        guard let engine = animationList.first?.engine else { return values }
        var sampled = values
        for animation in animationList { animation.apply(at: animation.timeMap.local(at: engine.now), to: &sampled) }
        return sampled
    }

    /// Nil before the first commit: nothing is shown yet.
    func makePresentation() -> Self? {
        if modelLayer != nil { return self }
        guard AnimationEngine.commits != birth else { return nil }
        let shown = type(of: self).init()
        shown.modelLayer = self
        shown.values = sampledValues
        shown.timing = timing
        shown.name = name
        return shown
    }
}
