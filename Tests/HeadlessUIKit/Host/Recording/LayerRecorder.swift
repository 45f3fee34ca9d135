/// Records what a device shows: the layers as they are on the screen, animations in flight, frame by frame.
///
///     let recorder = LayerRecorder(device)
///     device.finger().down(at: place).move(by: 200, over: 0.2).up()
///     let recording = recorder.stop()
///
/// A recording is a look and changes nothing: what is played is the same with and without it.
@_spi(Headless)
@MainActor
public final class LayerRecorder {
    private let device: HeadlessDevice
    /// No other recorder has it.
    private let id: Int
    private static var count = 0
    private var recording: LayerRecording
    private let start: TimeInterval
    private var sampler: ClockSampler?
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private var layerCount = 0
    private var frame = LayerRecording.Frame(number: 0)
    /// How many turns there had been at the last frame; nil before the first.
    private var seenTurns: Int?
    /// Whether the last frame showed animations: their end shows in the next one.
    private var sawAnimations = false
    private var touches: [ObjectIdentifier: Int] = [:]

    /// Called after each frame has been recorded, with its number.
    public var frameWasRecorded: (Int) -> Void = { _ in }

    /// The layer that is recorded, with everything in it: the window's.
    public var root: CALayer { device.window.layer }

    /// Begins to record; frame 0 is what the screen shows when time next moves.
    ///
    /// - Parameters:
    ///   - firstFrame: when frame 0 is taken, in the device's time; nil is now.
    ///   - framesPerSecond: of the recording, whatever the screen has.
    ///   - notesTouches: whether the recording is to have the touches as well.
    public init(
        _ device: HeadlessDevice, from firstFrame: TimeInterval? = nil, framesPerSecond: Double = 60,
        notesTouches: Bool = true
    ) {
        precondition(framesPerSecond > 0, "A recording needs a positive frame rate, not \(framesPerSecond).")
        self.device = device
        Self.count += 1
        id = Self.count
        start = firstFrame ?? device.now
        recording = LayerRecording(framesPerSecond: framesPerSecond, size: device.window.bounds.size)
        sampler = device.runtime.clock.observe(from: start, every: 1 / framesPerSecond) { [unowned self] in look() }
        if notesTouches { device.touchObserver = { [unowned self] in note($0) } }
    }

    /// Ends with what the screen shows now. To be called once.
    public func stop() -> LayerRecording {
        guard let sampler else { preconditionFailure("The recording has been stopped before.") }
        device.runtime.clock.end(sampler)
        self.sampler = nil
        device.touchObserver = nil
        return recording
    }

    /// The frames since the last call that differ from the ones before them. The recording has them no more: one that
    /// goes on for hours takes no more room than one of a second.
    public func takeFrames() -> [LayerRecording.Frame] {
        defer { recording.frames = [] }
        return recording.frames
    }

    /// The number that the recording knows a layer by; nil if it has not been shown yet.
    public func number(of layer: CALayer) -> Int? {
        node(of: layer)?.number
    }

    private func node(of layer: CALayer) -> LayerNode? {
        guard let node = layer.recordedNode, node.recorder == id else { return nil }
        return node
    }

    // MARK: Frames

    /// Takes a frame of this very instant; others come by themselves.
    public func look() {
        let runtime = device.runtime
        runtime.makeCurrent()
        let isAnimated = !runtime.animations.isIdle
        if isAnimated || sawAnimations || seenTurns != runtime.turnCount {
            frame = LayerRecording.Frame(number: recording.frameCount)
            _ = visit(device.window.layer, above: nil)
            if !frame.isEmpty { recording.frames.append(frame) }
        }
        sawAnimations = isAnimated
        seenTurns = runtime.turnCount
        recording.frameCount += 1
        frameWasRecorded(recording.frameCount - 1)
    }

    /// - Parameter above: the superlayer, if it transforms its sublayers.
    private func visit(_ layer: CALayer, above: LayerNode?) -> LayerNode {
        let node = node(of: layer) ?? add(layer)
        if node.needsLook(at: layer, above: above) {
            node.look(at: layer, above: above, dark: dark)
            node.writeChanges(to: &frame)
        }
        if !node.isFinished(layer) { visitSublayers(of: layer, node) }
        return node
    }

    private func visitSublayers(of layer: CALayer, _ node: LayerNode) {
        let sublayers = node.shown.isHidden ? [] : layer.tree.sublayers
        let above = node.transformsSublayers ? node : nil
        var isSame = sublayers.count == node.inside.count
        for (index, sublayer) in sublayers.enumerated() {
            let child = visit(sublayer, above: above)
            if isSame { isSame = node.holds(child, at: index) }
        }
        node.hold({ sublayers.compactMap { self.node(of: $0) } }, isSame: isSame, writingTo: &frame)
    }

    private func add(_ layer: CALayer) -> LayerNode {
        let node = LayerNode(layer, number: layerCount, recorder: id)
        layerCount += 1
        layer.recordedNode = node
        return node
    }

    // MARK: Fingers

    private func note(_ changed: [UITouch]) {
        for touch in changed {
            let place = (time: device.now - start, position: touch.position)
            let key = ObjectIdentifier(touch)
            if let index = touches[key] {
                recording.touches[index].places.append(place)
                recording.touches[index].isCancelled = touch.phase == .cancelled
            } else {
                touches[key] = recording.touches.count
                recording.touches.append(LayerRecording.Touch(places: [place]))
            }
            if !touch.isDown { touches[key] = nil }
        }
    }
}
