import FullScreenPop
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
    init(_ transition: Transition, _ way: Way, checkedFrames: Set<Int> = []) {
        self.way = way
        let device = HeadlessDevice(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let navigation = DemoNavigation.make()
        let screen = ArticleViewController()
        screen.fullScreenPop.transition = transition
        device.perform { device.window.rootViewController = navigation }
        device.settle()
        if way != .forward {
            device.perform { navigation.pushViewController(screen, animated: false) }
            device.settle()
        }
        let recorder = LayerRecorder(device)
        var checks: [LayerCheck] = []
        recorder.frameWasRecorded = { [unowned recorder] frame in
            if checkedFrames.contains(frame) { checks.append(LayerCheck(recorder, frame: frame)) }
        }
        device.advance(by: Self.rest)
        switch way {
        case .forward: device.perform { navigation.pushViewController(screen, animated: true) }
        case .back: device.perform { _ = navigation.popViewController(animated: true) }
        case .cancelled: Self.dragAndReturn(on: device)
        }
        device.settle()
        recording = recorder.stop()
        self.checks = checks
    }

    /// How long the screen is seen before anything happens, in seconds.
    private static let rest: TimeInterval = 0.2

    private static func dragAndReturn(on device: HeadlessDevice) {
        let width = device.window.bounds.width
        device.finger().down(at: CGPoint(x: 40, y: 600))
            .move(by: width * 0.55, over: 0.5)
            .hold(for: 0.1)
            .move(by: -width * 0.2, over: 0.25)
            .up()
    }
}
