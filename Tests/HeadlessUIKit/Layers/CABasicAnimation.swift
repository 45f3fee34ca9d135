open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    /// Between what, once the animation has joined a layer.
    var ends: (from: AnimatableValue, to: AnimatableValue)?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
        ends = other.ends
    }

    /// Core Animation's table of what from, to and by mean when some of them are nil.
    override func prepare(for layer: CALayer) {
        guard ends == nil, let target, let current = target.value(in: layer.values) else { return }
        func shown() -> AnimatableValue { target.value(in: layer.sampledValues) ?? current }
        switch (AnimatableValue(fromValue), AnimatableValue(toValue), AnimatableValue(byValue)) {
        case (let from?, let to?, _): ends = (from, to)
        case (let from?, nil, let by?): ends = (from, by.added(to: from))
        case (nil, let to?, let by?): ends = (to.added(to: by.scaled(by: -1)), to)
        case (let from?, nil, nil): ends = (from, isAdditive ? current.neutral : current)
        case (nil, let to?, nil): ends = (isAdditive ? current.neutral : shown(), to)
        case (nil, nil, let by?): ends = (shown(), by.added(to: shown()))
        case (nil, nil, nil): ends = (previousValue ?? shown(), current)
        }
    }

    override func value(atProgress progress: SIMD2<Double>) -> AnimatableValue? {
        ends.map { $0.from.mixed(with: $0.to, at: progress) }
    }
}
