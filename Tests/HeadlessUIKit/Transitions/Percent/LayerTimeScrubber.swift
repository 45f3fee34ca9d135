/// G2: the container's layer stands still, and its time offset is progress · duration.
@MainActor
final class LayerTimeScrubber: TransitionScrubber {
    private let layer: CALayer
    private let duration: CGFloat
    /// The layer time at which the transition stands at 0.
    private let origin: TimeInterval
    private let startTime: TimeInterval?
    private(set) var fraction: CGFloat = 0
    private var frames: FrameObserver?

    init(layer: CALayer, duration: CGFloat) {
        self.layer = layer
        self.duration = duration
        origin = 0
        startTime = nil
    }

    /// For a transition whose animations run already, since `startTime` (`CACurrentMediaTime()`).
    init(layer: CALayer, duration: CGFloat, runningSince startTime: TimeInterval) {
        self.layer = layer
        self.duration = duration
        origin = layer.convertTime(startTime, from: nil)
        self.startTime = startTime
    }

    isolated deinit {
        frames?.invalidate()
    }

    func begin() {
        takeTime()
        layer.timeOffset = origin
    }

    private func takeTime() {
        layer.timing.isForViewsOnly = !HeadlessRuntime.current.profile.animation.scrubsLayerAnimations
        layer.speed = 0
    }

    /// Lets the animations that are made in `body` begin at the offset of now, before a first update moves it.
    func capture(_ body: () -> Void) {
        let engine = AnimationEngine.current
        engine.skipsDelays = !HeadlessRuntime.current.profile.animation.scrubbedDelaysCount
        body()
        engine.skipsDelays = false
        CATransaction.flush()
    }

    func pause() {
        frames?.invalidate()
        frames = nil
        if layer.speed != 0, let startTime {
            fraction = duration > 0 ? min(CGFloat(CACurrentMediaTime() - startTime) / duration, 1) : 1
            takeTime()
        }
        show(fraction)
    }

    func scrub(to fraction: CGFloat) {
        self.fraction = fraction
        show(fraction)
    }

    func run(_ run: ScrubbedRun) {
        let clock = HeadlessRuntime.current.clock
        let began = clock.now
        let length = Double(run.fraction * run.duration)
        let from = fraction
        let to: CGFloat = run.reversed ? 0 : 1
        let curve = CompletionCurve(run.curve, timing: run.timing)
        frames?.invalidate()
        frames = clock.observeFrames { [weak self] in
            guard let self else { return }
            let elapsed = clock.now - began
            let x = length > 0 ? min(elapsed / length, 1) : 1
            self.fraction = from + (to - from) * curve.value(at: CGFloat(x))
            if x < 1 {
                self.show(self.fraction)
                run.follow(self.fraction)
            } else {
                self.arrive(at: to)
                run.follow(to)
            }
        }
    }

    func end() {
        frames?.invalidate()
        frames = nil
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.timing.isForViewsOnly = false
    }

    private func show(_ fraction: CGFloat) {
        layer.timeOffset = origin + Double(fraction * duration)
    }

    /// At the end the animations are let go, so that they finish by themselves; back at the start they are taken away,
    /// for nothing would ever finish them.
    private func arrive(at end: CGFloat) {
        frames?.invalidate()
        frames = nil
        fraction = end
        show(end)
        if end == 0 {
            // The container's own as well: articles turn the container itself.
            layer.removeAllAnimations()
            layer.removeAnimationsBelow()
        } else {
            let now = CACurrentMediaTime()
            layer.speed = 1
            layer.beginTime = layer.superlayer?.convertTime(now, from: nil) ?? now
        }
    }
}

extension CALayer {
    fileprivate func removeAnimationsBelow() {
        for sublayer in sublayers ?? [] {
            sublayer.removeAnimationsBelow()
            sublayer.removeAllAnimations()
        }
    }
}
