/// Collects what the blocks of one `animateKeyframes` change, and makes one keyframe animation of each property.
@MainActor
final class KeyframeRecorder {
    private struct Step {
        var start: Double
        var end: Double
        var value: AnimatableValue
    }

    private struct Change {
        let layer: CALayer
        let key: LayerKey
        let initial: AnimatableValue
        var steps: [Step]
    }

    private let mode: CAAnimationCalculationMode
    private struct Property: Hashable {
        let layer: ObjectIdentifier
        let key: LayerKey
    }

    private var changes: [Change] = []
    /// Where each property is among the changes.
    private var indices: [Property: Int] = [:]
    /// Of the keyframe whose block is running, in fractions of the whole.
    private var window = (start: 0.0, end: 1.0)

    init(mode: CAAnimationCalculationMode) {
        self.mode = mode
    }

    func keyframe(start: Double, duration: Double, _ body: () -> Void) {
        let outer = window
        let begin = min(max(start, 0), 1)
        window = (begin, min(begin + max(duration, 0), 1))
        body()
        window = outer
    }

    func record(_ layer: CALayer, _ key: LayerKey, from previous: AnimatableValue, to value: AnimatableValue) {
        let step = Step(start: window.start, end: window.end, value: value)
        let property = Property(layer: ObjectIdentifier(layer), key: key)
        if let index = indices[property] {
            changes[index].steps.append(step)
        } else {
            indices[property] = changes.count
            changes.append(Change(layer: layer, key: key, initial: previous, steps: [step]))
        }
    }

    /// Lets the animations join their layers.
    func close(in context: ViewAnimationContext) {
        let asAWhole = HeadlessRuntime.current.profile.animation.keyframesEaseAsAWhole
        for change in changes {
            guard let final = change.layer.values.animatable(change.key) else { continue }
            var (times, values) = frames(of: change)
            guard values.contains(where: { !$0.isEqual(to: final) }) else { continue }
            let animation = CAKeyframeAnimation(keyPath: change.key.rawValue)
            let offsets = values.compactMap { $0.offset(from: final) }
            if offsets.count == values.count {
                values = offsets
                animation.isAdditive = true
            }
            animation.calculationMode = mode
            var curves: [UnitBezier] = []
            if case .cubic(let curve) = context.curve {
                if asAWhole || context.animator != nil {
                    animation.timingFunction = CAMediaTimingFunction(curve: curve)
                } else {
                    curves = times.map { _ in curve }
                }
            }
            animation.track = KeyframeTrack(values: values, times: times, curves: curves, mode: mode)
            let name = animation.isAdditive ? change.layer.freeAnimationKey(change.key) : change.key.rawValue
            context.add(animation, to: change.layer, forKey: name, from: change.initial)
        }
    }

    /// Outside of its keyframes a property stands still.
    private func frames(of change: Change) -> (times: [Double], values: [AnimatableValue]) {
        var times = [0.0]
        var values = [change.initial]
        for step in change.steps.sorted(by: { $0.start < $1.start }) {
            if mode != .discrete, let last = values.last, step.start > times[times.count - 1] {
                times.append(step.start)
                values.append(last)
            }
            times.append(max(mode == .discrete ? step.start : step.end, times[times.count - 1]))
            values.append(step.value)
        }
        if mode == .discrete {
            times.append(1)
        } else if let last = values.last, times[times.count - 1] < 1 {
            times.append(1)
            values.append(last)
        }
        return (times, values)
    }
}
