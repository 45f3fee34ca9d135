import FullScreenPop
import GestureArbitration
import ScreenTransitions
@_spi(Headless) import TestSupport
@_spi(Headless) import UIKit

/// A device that shows a screen which another one has been presented over.
@MainActor
final class ModalFixture {
    let device: HeadlessDevice
    let presenter = Screen("Presenter")
    let screen: UIViewController

    /// Presents `screen`, or a plain one, without an animation; all has settled.
    init(
        _ transition: ModalTransition = ModalTransition(.bounce, gesture: .verticalPan(.down)),
        of screen: UIViewController? = nil, style: UIModalPresentationStyle? = nil,
        system: BehaviourProfile.System = .iOS18,
        direction: UIUserInterfaceLayoutDirection = .leftToRight, isPresented: Bool = true
    ) {
        device = HeadlessDevice(profile: BehaviourProfile(system: system), direction: direction)
        self.screen = screen ?? Screen("Modal")
        device.perform { device.window.rootViewController = presenter }
        self.screen.modalTransition = transition
        if let style { self.screen.modalPresentationStyle = style }
        device.settle()
        if isPresented { present() }
    }

    func present() {
        device.perform { presenter.present(screen, animated: true) }
        device.settle()
        presenter.forgetAppearances()
        (screen as? Screen)?.forgetAppearances()
    }

    var isPresented: Bool { presenter.presentedViewController === screen }

    /// How far the transition is that runs now; nil if none does.
    var progress: CGFloat? { screen.transitionCoordinator?.percentComplete }

    var size: CGSize { device.window.bounds.size }

    /// A finger that has landed and moved `x` points from leading to trailing, and `y` down.
    func drag(_ x: CGFloat = 0, _ y: CGFloat = 0, from start: CGPoint? = nil, over duration: TimeInterval = 0.4)
        -> Finger
    {
        device.finger().down(at: start ?? CGPoint(x: size.width / 2, y: size.height / 2))
            .move(by: device.back(x), y, over: duration)
    }

    /// A finger that moves, rests and is lifted; afterwards everything has settled.
    func swipe(_ x: CGFloat = 0, _ y: CGFloat = 0, from start: CGPoint? = nil) {
        drag(x, y, from: start).hold(for: 0.2).up()
        device.settle()
    }

    /// Two fingers, one above the other, that change their distance from `start` to `end` points, rest and are lifted.
    func pinch(from start: CGFloat, to end: CGFloat, at center: CGPoint? = nil, cancelling: Bool = false) {
        let tracks = pinchTracks(from: start, to: end, at: center).map {
            cancelling ? $0.cancel() : $0.hold(for: 0.2).up()
        }
        device.play(tracks)
        device.settle()
    }

    func pinchTracks(from start: CGFloat, to end: CGFloat, at center: CGPoint? = nil) -> [FingerTrack] {
        let middle = center ?? CGPoint(x: size.width / 2, y: size.height / 2)
        return [-1, 1].map { side in
            FingerTrack(down: CGPoint(x: middle.x, y: middle.y + side * start / 2))
                .move(by: 0, side * (end - start) / 2, over: 0.4)
        }
    }
}
