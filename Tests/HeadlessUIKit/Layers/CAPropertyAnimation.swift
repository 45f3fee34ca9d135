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
        guard let target, let base = target.value(in: values), var value = value(at: place.time) else { return }
        if isCumulative, place.cycle > 0, let last = self.value(at: duration) {
            value = value.added(to: last.scaled(by: place.cycle))
        }
        target.set(isAdditive ? value.added(to: base) : value, in: &values)
    }

    /// The animated value at `time` seconds of a cycle; nil if the animation names none.
    func value(at time: TimeInterval) -> AnimatableValue? { nil }
}
