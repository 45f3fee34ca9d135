import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("Random screens, fingers and changes by the app") @MainActor
struct RandomScreenTests {
    @Test(
        "random screens are left as they were by random fingers and by an app that does anything at any time",
        arguments: TestConfiguration.all, 0..<6)
    func survive(configuration: TestConfiguration, seed: Int) {
        var content = RandomContent(seed: UInt64(seed + 1))
        let fixture = NavigationFixture(configuration, depth: 4)
        for screen in fixture.screens.dropFirst() { content.fill(screen.view) }
        fixture.device.settle()
        let comment: Comment = "seed \(seed)"

        let switches = Switches(of: fixture, and: content.views)
        let before = switches.states
        var app = RandomApp(seed: UInt64(seed + 1))
        for _ in 0..<80 { app.act(on: fixture) }
        app.rest(on: fixture)

        #expect(fixture.device.faults.isEmpty, comment)
        #expect(switches.states == before, comment)
        #expect(fixture.recognizersAreIdle, comment)
        #expect(fixture.events.areWellFormed, comment)
        expectShown(fixture, comment)
        fixture.expectUsable(comment)
    }

    /// What the stack says is what the screen shows.
    private func expectShown(_ fixture: NavigationFixture, _ comment: Comment) {
        #expect(fixture.navigation.transitionCoordinator == nil, comment)
        #expect(!fixture.showsTransition, comment)
        for screen in fixture.navigation.viewControllers.dropLast() {
            #expect(screen.viewIfLoaded?.window == nil, comment)
        }
        let top = fixture.navigation.topViewController?.view
        #expect(top?.window != nil, comment)
        #expect(top?.transform == .identity && top?.alpha == 1 && top?.layer.mask == nil, comment)
        #expect(top?.convert(top?.bounds ?? .zero, to: nil).minX == 0, comment)
    }
}

extension [SwipeEvent] {
    /// Whether every swipe that began ended once before the next one, and progress came only in between.
    fileprivate var areWellFormed: Bool {
        var isRunning = false
        for event in self {
            switch event {
            case .began:
                if isRunning { return false }
                isRunning = true
            case .progress(let progress):
                if !isRunning || !(0...1).contains(progress) { return false }
            case .finished, .cancelled:
                if !isRunning { return false }
                isRunning = false
            case .refused:
                break
            }
        }
        return !isRunning
    }
}

/// Everything that can be switched off and that only the app may switch.
@MainActor
private struct Switches {
    private let views: [UIView]
    /// Those that are there at first: the library may add its own for more fingers.
    private let recognizers: [UIGestureRecognizer]

    init(of fixture: NavigationFixture, and content: [UIView]) {
        let system = [fixture.navigation.view, fixture.navigation.navigationBar, fixture.device.window]
        views = system.compactMap(\.self) + content
        recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
    }

    var states: [Bool] {
        views.flatMap { view in
            let scrollView = view as? UIScrollView
            return [
                view.isUserInteractionEnabled, scrollView?.isScrollEnabled ?? true,
                (view as? UIControl)?.isEnabled ?? true, scrollView?.delaysContentTouches ?? true,
            ]
        } + recognizers.map(\.isEnabled)
    }
}
