/// The animation blocks of UIKit: which one is running, and what the change of a view's layer inside it becomes.
@MainActor
enum ViewAnimation {
    /// The blocks run one inside the other; the innermost is the last.
    private static var contexts: [ViewAnimationContext] = []

    private static let nothing = NSNull()

    static var current: ViewAnimationContext? { contexts.last }

    static var isEnabled: Bool {
        get { AnimationEngine.current.animatesViews }
        set { AnimationEngine.current.animatesViews = newValue }
    }

    static func run(_ context: ViewAnimationContext, _ body: () -> Void) {
        contexts.append(context)
        body()
        if context.options.contains(.layoutSubviews) { HeadlessRuntime.current.layoutPass() }
        contexts.removeLast()
    }

    /// For changes that no closure holds together.
    static func begin(_ context: ViewAnimationContext) {
        contexts.append(context)
    }

    static func end(_ context: ViewAnimationContext) {
        contexts.removeAll { $0 === context }
    }

    /// The action of a view's layer: `NSNull` outside of animation blocks, and for what cannot be animated.
    static func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard let context = contexts.last, isEnabled, context.duration > 0, let key = LayerKey(rawValue: event),
            let previous = layer.values.animatable(key), !previous.isDiscrete
        else { return nothing }
        let shown = layer.animationList.isEmpty ? previous : layer.sampledValues.animatable(key) ?? previous
        return ViewAnimationAction(context: context, key: key, previous: previous, shown: shown)
    }
}

/// Waits for the change of one property and animates it.
///
/// UIKit's animations have been additive since iOS 8: each lays its distance to the new value over it and lets that
/// fade to nothing. A later change therefore neither jumps nor stops one that is still running.
final class ViewAnimationAction: NSObject, CAAction {
    private let context: ViewAnimationContext
    private let key: LayerKey
    /// Of the model before the change.
    private let previous: AnimatableValue
    /// Of the screen before the change.
    private let shown: AnimatableValue

    init(context: ViewAnimationContext, key: LayerKey, previous: AnimatableValue, shown: AnimatableValue) {
        self.context = context
        self.key = key
        self.previous = previous
        self.shown = shown
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        // The model has one thread, the main one.
        nonisolated(unsafe) let (action, changed) = (self, layer)
        MainActor.assumeIsolated { action.animate(changed) }
    }

    @MainActor
    private func animate(_ layer: CALayer) {
        guard let value = layer.values.animatable(key) else { return }
        if let recorder = context.keyframes {
            recorder.record(layer, key, from: previous, to: value)
            return
        }
        guard !value.isEqual(to: previous) || !value.isEqual(to: shown) else { return }
        let fromShown = context.options.contains(.beginFromCurrentState)
        guard !fromShown || !value.isEqual(to: shown) else {
            layer.detachAnimations { $0.target == key }
            return
        }
        let animation = context.makeAnimation()
        animation.keyPath = key.rawValue
        if let offset = (fromShown ? shown : previous).offset(from: value) {
            if fromShown { layer.detachAnimations { $0.target == key } }
            guard !value.isEqual(to: fromShown ? shown : previous) else { return }
            animation.isAdditive = true
            animation.ends = (offset, offset.neutral)
            context.add(animation, to: layer, forKey: layer.freeAnimationKey(key), from: previous)
        } else {
            // What cannot be added up replaces what was there, from where it is seen.
            layer.detachAnimations { $0.target == key }
            animation.ends = (shown, value)
            context.add(animation, to: layer, forKey: key.rawValue, from: previous)
        }
    }
}

extension ViewAnimationContext {
    func makeAnimation() -> CABasicAnimation {
        let animation: CABasicAnimation
        switch curve {
        case .cubic(let curve):
            animation = CABasicAnimation()
            animation.timingFunction = CAMediaTimingFunction(curve: curve)
        case .spring(let spring, let velocity, _):
            let moving = CASpringAnimation()
            moving.mass = spring.mass
            moving.stiffness = spring.stiffness
            moving.damping = spring.damping
            moving.allowsOverdamping = true
            moving.initialVelocity = velocity.x
            moving.initialVelocityAcross = velocity.y
            animation = moving
        }
        return animation
    }

    /// Gives the animation the block's timing and lets it join the layer.
    func add(_ animation: CAPropertyAnimation, to layer: CALayer, forKey key: String, from previous: AnimatableValue) {
        animation.duration = duration
        animation.startDelay = AnimationEngine.current.skipsDelays ? 0 : delay
        animation.fillMode = .both
        animation.repeatCount = Float(repeatCount)
        animation.autoreverses = autoreverses
        let live = layer.join(animation, forKey: key, driver: animator, completion: completion)
        live?.isOfView = true
        live?.driverStart = animatorStart
        live?.letsTouchesThrough = options.contains(.allowUserInteraction)
        if let live { animator?.adopt(live, previous: previous) }
    }
}

extension CALayer {
    /// "position", or "position-2" while an animation of that name is running.
    func freeAnimationKey(_ key: LayerKey) -> String {
        var name = key.rawValue
        var number = 1
        while animationList.contains(where: { $0.key == name }) {
            number += 1
            name = "\(key.rawValue)-\(number)"
        }
        return name
    }

    /// Whether `UIView.animate` without `.allowUserInteraction` is moving this layer: its view takes no touches.
    var suppressesTouches: Bool {
        animationList.contains { !$0.letsTouchesThrough }
    }
}
