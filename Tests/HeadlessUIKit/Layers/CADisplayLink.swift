/// Calls its target at the frames of the screen.
open class CADisplayLink: NSObject {
    /// Retained until the link is invalidated, as by Apple.
    private var target: Any?
    private let selector: Selector
    private var modes: Set<RunLoop.Mode> = []
    private let ticker = FrameTicker()

    /// When the present frame began, and when the next will be shown; in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    open private(set) var targetTimestamp: CFTimeInterval = 0

    public init(target: Any, selector sel: Selector) {
        self.target = target
        selector = sel
        super.init()
    }

    /// The time between two calls, in seconds; 0 before the first.
    open var duration: CFTimeInterval { timestamp == 0 ? 0 : ticker.frameInterval }

    open var isPaused = false {
        didSet { update() }
    }

    open var preferredFrameRateRange = CAFrameRateRange.default
    /// 0 is the screen's own rate.
    open var preferredFramesPerSecond = 0

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.insert(mode)
        update()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        update()
    }

    open func invalidate() {
        modes = []
        target = nil
        update()
    }

    private func update() {
        if modes.isEmpty || isPaused || target == nil {
            ticker.stop()
        } else {
            ticker.start(self)
        }
    }

    /// How many frames of the screen pass between two calls.
    private var stride: Int {
        let wished = preferredFrameRateRange.preferred.map(Double.init) ?? Double(preferredFrameRateRange.maximum)
        let rate = wished > 0 ? wished : Double(preferredFramesPerSecond)
        guard rate > 0 else { return 1 }
        return max(1, Int((1 / (rate * ticker.frameInterval)).rounded()))
    }

    @MainActor
    fileprivate func frame(_ now: TimeInterval) {
        let frame = Int((now / ticker.frameInterval).rounded())
        guard frame % stride == 0 else { return }
        timestamp = now
        targetTimestamp = now + Double(stride) * ticker.frameInterval
        (target as? any SelectorResponder)?.perform(selector, with: self)
    }
}

/// The link's place among the observers of frames. It keeps the link alive while it runs, as a run loop does.
private final class FrameTicker: @unchecked Sendable {
    private var observer: FrameObserver?
    private(set) var frameInterval: TimeInterval = 1 / 60
    private var link: CADisplayLink?

    func start(_ link: CADisplayLink) {
        guard observer == nil else { return }
        self.link = link
        MainActor.assumeIsolated {
            let clock = HeadlessRuntime.current.clock
            frameInterval = 1 / clock.frameRate
            observer = clock.observeFrames { [unowned self] in self.link?.frame(clock.now) }
        }
    }

    func stop() {
        MainActor.assumeIsolated { observer?.invalidate() }
        observer = nil
        link = nil
    }
}
