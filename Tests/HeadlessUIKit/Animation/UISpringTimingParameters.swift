@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// In ways per second, along x and along y.
    public let initialVelocity: CGVector

    /// Either a damping ratio, which makes a spring that lasts as long as the animator (H3), or a spring of its own.
    private enum Kind: Sendable {
        case dampingRatio(Double)
        case spring(Spring)
    }

    private nonisolated let kind: Kind

    /// The spring of the system's own transitions: mass 3, stiffness 1000, damping 500.
    public override init() {
        initialVelocity = .zero
        kind = .spring(Spring(mass: 3, stiffness: 1000, damping: 500))
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        kind = .dampingRatio(ratio)
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        kind = .spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    @available(iOS 17.0, *)
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
        kind = .spring(Spring(perceptualDuration: duration, bounce: bounce))
    }

    public nonisolated required init?(coder: NSCoder) {
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        initialVelocity = CGVector(dx: number("dx"), dy: number("dy"))
        guard !coder.containsValue(forKey: "ratio") else {
            kind = .dampingRatio(number("ratio"))
            return
        }
        kind = .spring(Spring(mass: number("mass"), stiffness: number("stiffness"), damping: number("damping")))
    }

    public nonisolated func encode(with coder: NSCoder) {
        coder.encode(Double(initialVelocity.dx), forKey: "dx")
        coder.encode(Double(initialVelocity.dy), forKey: "dy")
        switch kind {
        case .dampingRatio(let ratio):
            coder.encode(ratio, forKey: "ratio")
        case .spring(let spring):
            coder.encode(spring.mass, forKey: "mass")
            coder.encode(spring.stiffness, forKey: "stiffness")
            coder.encode(spring.damping, forKey: "damping")
        }
    }

    /// Immutable: a copy is the same object.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }

    func curve(duration: TimeInterval) -> TimingCurve {
        let velocity = SIMD2(Double(initialVelocity.dx), Double(initialVelocity.dy))
        switch kind {
        case .dampingRatio(let ratio):
            return .spring(Spring(dampingRatio: ratio, duration: duration), velocity: velocity, duration: duration)
        case .spring(let spring):
            let length = max(
                spring.settlingDuration(velocity: velocity.x), spring.settlingDuration(velocity: velocity.y)
            )
            return .spring(spring, velocity: velocity, duration: length)
        }
    }
}
