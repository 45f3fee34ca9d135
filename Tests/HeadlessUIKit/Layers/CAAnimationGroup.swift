open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func prepare(for layer: CALayer) {
        for animation in animations ?? [] {
            if animation.duration == 0 { animation.duration = duration }
            animation.prepare(for: layer)
        }
    }

    /// The members live in the group's time, and none outlives it.
    override func apply(at place: AnimationTimeline.Place, to values: inout LayerValues) {
        let time = progress(at: place.time).x * duration
        for animation in animations ?? [] {
            guard let inner = animation.timeline.place(at: time) else { continue }
            animation.apply(at: inner, to: &values)
        }
    }
}
