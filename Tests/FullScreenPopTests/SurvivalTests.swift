import CommandLineSupport
import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Random fingers, rotations and pushes") @MainActor
struct SurvivalTests {
    @Test("random fingers, rotations and pushes leave nothing stuck", arguments: World.all, 0..<16)
    func survives(world: World, seed: Int) {
        let fixture = NavigationFixture(world, depth: 4)
        addContent(to: fixture)
        var chaos = Chaos(seed: UInt64(seed + 1))
        for _ in 0..<40 {
            chaos.act(on: fixture)
        }
        chaos.liftFingers()
        fixture.device.settle()
        expectAlive(fixture, "seed \(seed)")
    }

    /// A screen takes touches, there were no faults, and a swipe pops.
    private func expectAlive(_ fixture: NavigationFixture, _ comment: Comment) {
        if fixture.device.window.bounds.width > 400 { fixture.device.rotate(to: CGSize(width: 390, height: 844)) }
        fixture.device.settle()
        #expect(fixture.device.faults.isEmpty, comment)
        #expect(fixture.navigation.transitionCoordinator == nil, comment)
        #expect(!fixture.showsTransition, comment)
        #expect(fixture.navigation.topViewController?.view.window != nil, comment)
        #expect(fixture.navigation.topViewController?.view.transform == .identity, comment)
        let began = fixture.milestones.filter { $0 == .began }.count
        let ended = fixture.milestones.filter { $0 == .finished || $0 == .cancelled }.count
        #expect(began == ended, comment)

        let last = Screen("Last")
        fixture.device.perform { fixture.navigation.pushViewController(last, animated: true) }
        fixture.device.settle()
        #expect(fixture.stack.last == "Last", comment)
        var presses = 0
        let button = UIButton(frame: CGRect(x: 95, y: 300, width: 200, height: 60))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        last.view.addSubview(button)
        fixture.finger(at: 195, 330).hold(for: 0.1).up()
        fixture.device.settle()
        #expect(presses == 1, comment)
        fixture.swipe(y: 600)
        #expect(fixture.stack.last != "Last", comment)
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

/// Does something at random, always the same for the same seed.
@MainActor
private struct Chaos {
    private var random: SplitMix
    private var fingers: [Finger] = []
    private var pushes = 0

    init(seed: UInt64) {
        random = SplitMix(state: seed)
    }

    mutating func act(on fixture: NavigationFixture) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<3: land(on: fixture)
        case 3..<8: move(on: fixture)
        case 8: lift(cancelling: false)
        case 9: lift(cancelling: Bool.random(using: &random))
        case 10: push(on: fixture)
        default: pauseOrRotate(fixture)
        }
    }

    mutating func liftFingers() {
        for finger in fingers { finger.up() }
        fingers = []
    }

    private mutating func land(on fixture: NavigationFixture) {
        guard fingers.count < 3 else { return }
        let size = fixture.size
        let edge = Bool.random(using: &random)
        fingers.append(
            fixture.finger(
                at: edge ? .random(in: 0..<25, using: &random) : .random(in: 0..<size.width, using: &random),
                .random(in: 0..<size.height, using: &random)))
    }

    private mutating func move(on fixture: NavigationFixture) {
        guard let finger = fingers.randomElement(using: &random) else { return }
        let x = CGFloat.random(in: -120...260, using: &random)
        let y = CGFloat.random(in: -60...60, using: &random)
        finger.move(by: fixture.back(x), y, over: .random(in: 0...0.25, using: &random))
    }

    private mutating func lift(cancelling: Bool) {
        guard !fingers.isEmpty else { return }
        let finger = fingers.remove(at: .random(in: 0..<fingers.count, using: &random))
        if cancelling { finger.cancel() } else { finger.up() }
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
            let size = fixture.device.window.bounds.size
            fixture.device.rotate(to: CGSize(width: size.height, height: size.width))
        }
    }
}
