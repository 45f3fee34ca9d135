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
        let (root, screen) = Self.screens(for: transition)
        let navigation = FullScreenPopNavigationController(rootViewController: root)
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

    /// Who is shown: the album where views travel from screen to screen, else the list of examples.
    private static func screens(for transition: Transition) -> (root: UIViewController, screen: UIViewController) {
        let size = CGSize(width: 390, height: 844)
        let place = CGRect(x: 0, y: 0, width: 1, height: 1)
        let view = SharedElement(name: "view", source: place, destination: place)
        let alone = transition.actors(in: TransitionScene(size: size)).count
        let sharing = transition.actors(in: TransitionScene(size: size, elements: [view])).count
        return sharing > alone
            ? (AlbumViewController(), PhotoViewController(Photo.all[2]))
            : (HomeViewController(), ArticleViewController())
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
