open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String? {
        didSet { target = AnimatedKeyPath(keyPath) }
    }
    open var isAdditive = false
    open var isCumulative = false

    /// ``keyPath``, understood.
    private(set) var target: AnimatedKeyPath?
    /// What the property was before the change that this animation is the action of.
    var previousValue: AnimatableValue?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if keyPath == nil { keyPath = event }
        super.run(forKey: event, object: anObject, arguments: dict)
    }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        previousValue = other.previousValue
    }

    override func apply(at place: AnimationTimeline.Place, to values: inout LayerValues) {
        guard var value = value(atProgress: progress(at: place.time)) else { return }
        if isCumulative, place.cycle > 0, let last = self.value(atProgress: progress(at: duration)) {
            value = value.added(to: last.scaled(by: place.cycle))
        }
        lay(value, over: &values)
    }

    /// Changes `values` to what they are at a fraction of the way.
    func apply(atProgress progress: SIMD2<Double>, to values: inout LayerValues) {
        if let value = value(atProgress: progress) { lay(value, over: &values) }
    }

    /// The animated value at a fraction of the way; nil if the animation names none.
    func value(atProgress progress: SIMD2<Double>) -> AnimatableValue? { nil }

    private func lay(_ value: AnimatableValue, over values: inout LayerValues) {
        guard let target, let base = target.value(in: values) else { return }
        target.set(isAdditive ? value.added(to: base) : value, in: &values)
    }
}
