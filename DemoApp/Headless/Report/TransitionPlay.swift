import FullScreenPop
import ScreenTransitions
@_spi(Headless) import Scenarios
@_spi(Headless) import UIKit

/// A transition between two screens of the demo, as the engine plays it on the model.
@MainActor
struct TransitionPlay {
    enum Way: String, CaseIterable {
        case forward
        case back
        /// A drag leads it back a little more than half-way, and returns.
        case cancelled
    }

    let way: Way
    let recording: LayerRecording
    private(set) var checks: [LayerCheck] = []

    /// - Parameter checkedFrames: which frames the model is asked about.
    init(_ transition: ScreenTransition, _ way: Way, checkedFrames: Set<Int> = []) {
        self.way = way
        let set = TransitionSet(transition)
        let device = set.device
        if way != .forward {
            device.perform { set.bring(false) }
            device.settle()
        }
        let recorder = LayerRecorder(device)
        var checks: [LayerCheck] = []
        recorder.frameWasRecorded = { [unowned recorder] frame in
            if checkedFrames.contains(frame) { checks.append(LayerCheck(recorder, frame: frame)) }
        }
        device.advance(by: Self.rest)
        switch way {
        case .forward: device.perform { set.bring(true) }
        case .back: device.perform { set.take() }
        case .cancelled: Self.dragAndReturn(set)
        }
        device.settle()
        recording = recorder.stop()
        self.checks = checks
    }

    /// How long the screen is seen before anything happens, in seconds.
    private static let rest: TimeInterval = 0.2

    private static func dragAndReturn(_ set: TransitionSet) {
        let (start, way) = set.drag
        set.device.finger().down(at: start)
            .move(by: way.dx * 0.55, way.dy * 0.55, over: 0.5)
            .hold(for: 0.1)
            .move(by: way.dx * -0.2, way.dy * -0.2, over: 0.25)
            .up()
    }
}
