import CommandLineSupport
import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Random fingers, rotations and pushes") @MainActor
struct SurvivalTests {
    @Test("random fingers, rotations and pushes leave nothing stuck", arguments: TestConfiguration.all, 0..<16)
    func survives(configuration: TestConfiguration, seed: Int) {
        let fixture = NavigationFixture(configuration, depth: 4)
        addContent(to: fixture)
        var app = RandomPushingApp(seed: UInt64(seed + 1))
        for _ in 0..<40 { app.act(on: fixture) }
        app.liftFingers()
        fixture.device.settle()
        expectAlive(fixture, "seed \(seed)")
    }

    /// A screen takes touches, there were no faults, and a swipe pops.
    private func expectAlive(_ fixture: NavigationFixture, _ comment: Comment) {
        fixture.device.turnUpright()
        #expect(fixture.device.faults.isEmpty, comment)
        #expect(fixture.navigation.transitionCoordinator == nil, comment)
        #expect(!fixture.showsTransition, comment)
        #expect(fixture.navigation.topViewController?.view.window != nil, comment)
        #expect(fixture.navigation.topViewController?.view.transform == .identity, comment)
        let began = fixture.milestones.filter { $0 == .began }.count
        let ended = fixture.milestones.filter { $0 == .finished || $0 == .cancelled }.count
        #expect(began == ended, comment)
        fixture.expectUsable(comment)
    }

    private func addContent(to fixture: NavigationFixture) {
        for screen in fixture.screens.dropFirst() {
            let pager = UIScrollView(frame: CGRect(x: 0, y: 150, width: 390, height: 200))
            pager.contentSize = CGSize(width: 780, height: 200)
            pager.isPagingEnabled = true
            pager.addSubview(UISlider(frame: CGRect(x: 20, y: 50, width: 350, height: 50)))
            let list = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
            list.contentSize = CGSize(width: 390, height: 3000)
            screen.view.addSubview(pager)
            screen.view.addSubview(list)
        }
    }
}

/// A person and an app that only pushes, and a device that is turned, at random, always the same for the same seed.
@MainActor
private struct RandomPushingApp {
    private var random: SplitMix
    private var touches = RandomTouches()
    private var pushes = 0

    init(seed: UInt64) {
        random = SplitMix(state: seed)
    }

    mutating func act(on fixture: NavigationFixture) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<3: touches.land(on: fixture.device, edge: 25, using: &random)
        case 3..<8: move(on: fixture)
        case 8: touches.takeAway(using: &random)?.up()
        case 9: liftOrCancel()
        case 10: push(on: fixture)
        default: pauseOrRotate(fixture)
        }
    }

    mutating func liftFingers() { touches.liftAll() }

    private mutating func move(on fixture: NavigationFixture) {
        guard let finger = touches.pick(using: &random) else { return }
        let x = CGFloat.random(in: -120...260, using: &random)
        let y = CGFloat.random(in: -60...60, using: &random)
        finger.move(by: fixture.back(x), y, over: .random(in: 0...0.25, using: &random))
    }

    private mutating func liftOrCancel() {
        let cancels = Bool.random(using: &random)
        let finger = touches.takeAway(using: &random)
        if cancels { finger?.cancel() } else { finger?.up() }
    }

    /// Pushes, unless a transition that no finger drives is running: that would be the app's own fault.
    private mutating func push(on fixture: NavigationFixture) {
        let coordinator = fixture.navigation.transitionCoordinator
        guard coordinator == nil || coordinator?.initiallyInteractive == true else { return }
        pushes += 1
        let animated = Bool.random(using: &random)
        let screen = Screen("Pushed \(pushes)")
        screen.fullScreenPop.transition = .random(using: &random)
        fixture.device.perform { fixture.navigation.pushViewController(screen, animated: animated) }
    }

    private mutating func pauseOrRotate(_ fixture: NavigationFixture) {
        if Bool.random(using: &random) {
            fixture.device.advance(by: .random(in: 0...0.6, using: &random))
        } else {
            fixture.device.turn()
        }
    }
}
