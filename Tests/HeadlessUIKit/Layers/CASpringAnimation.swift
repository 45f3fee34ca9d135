open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// In ways per second.
    open var initialVelocity: CGFloat = 0
    open var allowsOverdamping = false
    /// Along y, where it differs.
    var initialVelocityAcross: CGFloat?

    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
        stiffness = spring.stiffness
        damping = spring.damping
    }

    /// The time until the spring is at rest; `duration` may cut it short.
    open var settlingDuration: CFTimeInterval {
        spring.settlingDuration(velocity: initialVelocity)
    }

    open var perceptualDuration: CFTimeInterval {
        2 * .pi / (spring.stiffness / spring.mass).squareRoot()
    }

    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
        initialVelocityAcross = other.initialVelocityAcross
    }

    /// Seconds matter to a spring, not the fraction of the duration.
    override func progress(at time: TimeInterval) -> SIMD2<Double> {
        let fraction = duration > 0 ? time / duration : 1
        let paced = timingFunction.map { $0.curve.progress(at: fraction) * duration } ?? time
        let along = spring.position(at: paced, velocity: initialVelocity)
        guard let across = initialVelocityAcross, across != initialVelocity else { return SIMD2(repeating: along) }
        return SIMD2(along, spring.position(at: paced, velocity: across))
    }

    private var spring: Spring {
        let critical = 2 * (stiffness * mass).squareRoot()
        let damping = allowsOverdamping ? damping : min(damping, critical)
        return Spring(mass: mass, stiffness: stiffness, damping: damping)
    }
}
