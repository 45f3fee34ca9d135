import FullScreenPop
@_spi(Headless) import TestSupport
@_spi(Headless) import UIKit

/// A device that shows a navigation controller with a stack of screens, and keeps its events.
@MainActor
final class NavigationFixture {
    let device: HeadlessDevice
    let navigation: FullScreenPopNavigationController
    private(set) var screens: [Screen]
    private(set) var events: [SwipeEvent] = []
    /// What the app does when a swipe begins.
    var whenBegun: () -> Void = {}

    /// Shows `depth` screens, the last one on top; the stack has settled.
    init(
        _ configuration: TestConfiguration, depth: Int = 2,
        prepare: (FullScreenPopNavigationController) -> Void = { _ in }
    ) {
        device = HeadlessDevice(
            profile: BehaviourProfile(system: configuration.system), direction: configuration.direction)
        screens = (0..<depth).map { Screen("Screen \($0)") }
        navigation = FullScreenPopNavigationController(rootViewController: screens[0])
        navigation.backSwipe.driver = configuration.driver
        prepare(navigation)
        device.perform {
            device.window.rootViewController = navigation
        }
        for screen in screens.dropFirst() {
            device.perform { navigation.pushViewController(screen, animated: false) }
        }
        device.settle()
        navigation.backSwipe.onEvent = { [unowned self] in
            events.append($0)
            if $0 == .began { whenBegun() }
        }
    }

    var top: Screen { screens[screens.count - 1] }
    var below: Screen { screens[screens.count - 2] }

    /// The titles of the screens on the stack.
    var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    /// The events without the progress in between.
    var milestones: [SwipeEvent] {
        events.filter { if case .progress = $0 { false } else { true } }
    }

    /// The progress reported so far.
    var progress: [CGFloat] {
        events.compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
    }

    /// The refusals reported so far.
    var refusals: [SwipeRefusal] {
        events.compactMap { if case .refused(let refusal) = $0 { refusal } else { nil } }
    }

    func forgetEvents() {
        events = []
    }

    var size: CGSize { device.window.bounds.size }

    var isRightToLeft: Bool { device.isRightToLeft }

    /// A point `x` points from the leading edge.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { device.point(x, y) }

    /// A distance towards the trailing edge.
    func back(_ distance: CGFloat) -> CGFloat { device.back(distance) }

    /// A finger that lands `x` points from the leading edge.
    func finger(at x: CGFloat, _ y: CGFloat = 400) -> Finger {
        device.finger().down(at: point(x, y))
    }

    /// Fingers that land in one event, with `x` in points from the leading edge.
    func fingersTogether(at places: [(x: CGFloat, y: CGFloat)]) -> [Finger] {
        let fingers = places.map { _ in device.finger() }
        device.event {
            for (finger, place) in zip(fingers, places) { finger.down(at: point(place.x, place.y)) }
        }
        return fingers
    }

    /// A swipe from leading to trailing, by a finger that stops before it is lifted; afterwards everything has settled.
    func swipe(from x: CGFloat = 150, by distance: CGFloat = 230, y: CGFloat = 400) {
        finger(at: x, y).move(by: back(distance), over: 0.3).hold(for: 0.2).up()
        device.settle()
    }

    /// Fills the top screen with a navigation controller of its own, which shows the second of two screens.
    func addInnerNavigation(driver: PopDriver) -> FullScreenPopNavigationController {
        let inner = FullScreenPopNavigationController(rootViewController: Screen("Inner 0"))
        inner.backSwipe.driver = driver
        device.perform {
            top.addChild(inner)
            inner.view.frame = top.view.bounds
            top.view.addSubview(inner.view)
            inner.didMove(toParent: top)
            inner.pushViewController(Screen("Inner 1"), animated: false)
        }
        device.settle()
        return inner
    }
}
