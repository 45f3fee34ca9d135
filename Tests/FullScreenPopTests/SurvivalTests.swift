import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Random fingers, rotations and pushes") @MainActor
struct SurvivalTests {
    @Test("leave nothing stuck", arguments: World.all, 0..<16)
    func survives(world: World, seed: Int) {
        let stage = Stage(world, depth: 4)
        addContent(to: stage)
        var chaos = Chaos(seed: UInt64(seed + 1))
        for _ in 0..<40 {
            chaos.act(on: stage)
        }
        chaos.liftFingers()
        stage.device.settle()
        expectAlive(stage, "seed \(seed)")
    }

    /// A screen takes touches, there were no faults, and a swipe pops.
    private func expectAlive(_ stage: Stage, _ comment: Comment) {
        if stage.device.window.bounds.width > 400 { stage.device.rotate(to: CGSize(width: 390, height: 844)) }
        stage.device.settle()
        #expect(stage.device.faults.isEmpty, comment)
        #expect(stage.navigation.transitionCoordinator == nil, comment)
        #expect(!stage.showsTransition, comment)
        #expect(stage.navigation.topViewController?.view.window != nil, comment)
        #expect(stage.navigation.topViewController?.view.transform == .identity, comment)
        let began = stage.milestones.filter { $0 == .began }.count
        let ended = stage.milestones.filter { $0 == .finished || $0 == .cancelled }.count
        #expect(began == ended, comment)

        let last = Screen("Last")
        stage.device.perform { stage.navigation.pushViewController(last, animated: true) }
        stage.device.settle()
        #expect(stage.stack.last == "Last", comment)
        var presses = 0
        let button = UIButton(frame: CGRect(x: 95, y: 300, width: 200, height: 60))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        last.view.addSubview(button)
        stage.finger(at: 195, 330).hold(for: 0.1).up()
        stage.device.settle()
        #expect(presses == 1, comment)
        stage.swipe(y: 600)
        #expect(stage.stack.last != "Last", comment)
    }

    private func addContent(to stage: Stage) {
        for screen in stage.screens.dropFirst() {
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

    mutating func act(on stage: Stage) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<3: land(on: stage)
        case 3..<8: move(on: stage)
        case 8: lift(cancelling: false)
        case 9: lift(cancelling: Bool.random(using: &random))
        case 10: push(on: stage)
        default: pauseOrRotate(stage)
        }
    }

    mutating func liftFingers() {
        for finger in fingers { finger.up() }
        fingers = []
    }

    private mutating func land(on stage: Stage) {
        guard fingers.count < 3 else { return }
        let size = stage.size
        let edge = Bool.random(using: &random)
        fingers.append(
            stage.finger(
                at: edge ? .random(in: 0..<25, using: &random) : .random(in: 0..<size.width, using: &random),
                .random(in: 0..<size.height, using: &random)))
    }

    private mutating func move(on stage: Stage) {
        guard let finger = fingers.randomElement(using: &random) else { return }
        let x = CGFloat.random(in: -120...260, using: &random)
        let y = CGFloat.random(in: -60...60, using: &random)
        finger.move(by: stage.back(x), y, over: .random(in: 0...0.25, using: &random))
    }

    private mutating func lift(cancelling: Bool) {
        guard !fingers.isEmpty else { return }
        let finger = fingers.remove(at: .random(in: 0..<fingers.count, using: &random))
        if cancelling { finger.cancel() } else { finger.up() }
    }

    /// Pushes, unless a transition that no finger leads is running: that would be the app's own fault.
    private mutating func push(on stage: Stage) {
        let coordinator = stage.navigation.transitionCoordinator
        guard coordinator == nil || coordinator?.initiallyInteractive == true else { return }
        pushes += 1
        let animated = Bool.random(using: &random)
        let screen = Screen("Pushed \(pushes)")
        screen.fullScreenPop.transition = .random(using: &random)
        stage.device.perform { stage.navigation.pushViewController(screen, animated: animated) }
    }

    private mutating func pauseOrRotate(_ stage: Stage) {
        if Bool.random(using: &random) {
            stage.device.advance(by: .random(in: 0...0.6, using: &random))
        } else {
            let size = stage.device.window.bounds.size
            stage.device.rotate(to: CGSize(width: size.height, height: size.width))
        }
    }
}
