import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("Random screens under random fingers, in an app that does anything at any time") @MainActor
struct RandomScreenTests {
    @Test("are left as they were", arguments: World.all, 0..<6)
    func survive(world: World, seed: Int) {
        var content = RandomContent(seed: UInt64(seed + 1))
        let stage = Stage(world, depth: 4)
        for screen in stage.screens.dropFirst() { content.fill(screen.view) }
        stage.device.settle()
        let comment: Comment = "seed \(seed)"

        let before = Switches(of: stage, and: content.views)
        var app = RandomApp(seed: UInt64(seed + 1))
        for _ in 0..<80 { app.act(on: stage) }
        app.rest(on: stage)

        #expect(stage.device.faults.isEmpty, comment)
        #expect(Switches(of: stage, and: content.views) == before, comment)
        #expect(stage.recognizersAreIdle, comment)
        #expect(stage.events.areWellFormed, comment)
        expectShown(stage, comment)
        expectUsable(stage, comment)
    }

    /// What the stack says is what the screen shows.
    private func expectShown(_ stage: Stage, _ comment: Comment) {
        #expect(stage.navigation.transitionCoordinator == nil, comment)
        #expect(!stage.showsTransition, comment)
        for screen in stage.navigation.viewControllers.dropLast() {
            #expect(screen.viewIfLoaded?.window == nil, comment)
        }
        let top = stage.navigation.topViewController?.view
        #expect(top?.window != nil, comment)
        #expect(top?.transform == .identity && top?.alpha == 1 && top?.layer.mask == nil, comment)
        #expect(top?.convert(top?.bounds ?? .zero, to: nil).minX == 0, comment)
    }

    /// A button on a new screen is pressed by a tap, and a plain swipe pops the screen.
    private func expectUsable(_ stage: Stage, _ comment: Comment) {
        let last = Screen("Last")
        stage.device.perform { stage.navigation.pushViewController(last, animated: true) }
        stage.device.settle()
        var presses = 0
        let button = UIButton(frame: CGRect(x: 95, y: 300, width: 200, height: 60))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        last.view.addSubview(button)
        stage.finger(at: 195, 330).hold(for: 0.1).up()
        stage.device.settle()
        #expect(presses == 1, comment)
        #expect(stage.stack.last == "Last", comment)
        stage.swipe(y: 600)
        #expect(stage.stack.last != "Last", comment)
    }
}

extension [PopEvent] {
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
private struct Switches: Equatable {
    private var states: [[Bool]] = []

    init(of stage: Stage, and views: [UIView]) {
        let system = [stage.navigation.view, stage.navigation.navigationBar, stage.device.window].compactMap { $0 }
        for view in system + views {
            let scrollView = view as? UIScrollView
            var state = [view.isUserInteractionEnabled, scrollView?.isScrollEnabled ?? true]
            state.append((view as? UIControl)?.isEnabled ?? true)
            state.append(scrollView?.delaysContentTouches ?? true)
            state += view.gestureRecognizers?.map(\.isEnabled) ?? []
            states.append(state)
        }
    }
}
