import CommandLineSupport
import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Modals under random fingers, buttons and rotations") @MainActor
struct ModalSurvivalTests {
    nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .custom, .overFullScreen]

    @Test("random fingers, buttons and rotations leave no modal stuck", arguments: styles, 0..<14)
    func survives(style: UIModalPresentationStyle, seed: Int) {
        let gesture = TransitionGesture.all[seed % TransitionGesture.all.count]
        let transitions = ScreenTransition.gallery
        let screen = FullScreenPopNavigationController(rootViewController: Screen("Root"))
        let fixture = ModalFixture(
            ModalTransition(transitions[seed % transitions.count], gesture: gesture), of: screen, style: style)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentSize = CGSize(width: 390, height: 2000)
        list.addSubview(UISlider(frame: CGRect(x: 20, y: 100, width: 350, height: 50)))
        screen.topViewController?.view.addSubview(list)
        TransitionTrigger.install(.verticalPan(.up), on: fixture.presenter.view) { [unowned fixture] trigger in
            fixture.presenter.present(fixture.screen, drivenBy: trigger)
        }
        var app = RandomModalApp(seed: UInt64(seed + 1))
        for _ in 0..<60 { app.act(on: fixture, screen) }
        app.rest(on: fixture)
        expectAlive(fixture, screen, "\(gesture.name), seed \(seed)")
    }

    private func expectAlive(
        _ fixture: ModalFixture, _ screen: FullScreenPopNavigationController, _ comment: Comment
    ) {
        #expect(fixture.device.faults.isEmpty, comment)
        #expect(fixture.screen.transitionCoordinator == nil, comment)
        #expect(fixture.presenter.transitionCoordinator == nil, comment)
        if !fixture.isPresented { fixture.present() }
        #expect(fixture.isPresented, comment)
        fixture.device.perform { screen.popToRootViewController(animated: false) }
        #expect(fixture.screen.view.frame == fixture.device.window.bounds, comment)
        fixture.device.perform { fixture.screen.dismiss(animated: true) }
        fixture.device.settle()
        #expect(!fixture.isPresented, comment)
        #expect(fixture.presenter.view.window != nil, comment)
        #expect(fixture.presenter.view.frame == fixture.device.window.bounds, comment)
        #expect(fixture.presenter.view.alpha == 1, comment)
        #expect(fixture.presenter.view.transform == .identity, comment)
        #expect(fixture.device.faults.isEmpty, comment)
    }
}

/// A person and an app that pull at a modal, present and dismiss it, change its stack and turn the device at random,
/// always the same for the same seed.
@MainActor
private struct RandomModalApp {
    private var random: SplitMix
    private var touches = RandomTouches()

    /// - Parameter seed: Gives other numbers here than in tests with a stack alone.
    init(seed: UInt64) {
        random = SplitMix(state: seed &* 977)
    }

    mutating func act(on fixture: ModalFixture, _ screen: FullScreenPopNavigationController) {
        switch Int.random(in: 0..<14, using: &random) {
        case 0..<3: touches.land(on: fixture.device, using: &random)
        case 3..<8: move()
        case 8, 9: touches.lift(using: &random)
        case 10: changeStack(screen)
        case 11: pressButton(fixture)
        case 12: fixture.device.advance(by: .random(in: 0...0.6, using: &random))
        default: fixture.device.turn()
        }
    }

    /// Lifts all fingers, and waits until nothing moves.
    mutating func rest(on fixture: ModalFixture) {
        touches.liftAll()
        fixture.device.settle()
        fixture.device.turnUpright()
    }

    private mutating func move() {
        guard let finger = touches.pick(using: &random) else { return }
        let x = CGFloat.random(in: -150...250, using: &random)
        let y = CGFloat.random(in: -250...300, using: &random)
        if Bool.random(using: &random) {
            finger.move(by: x, y / 10, over: 0.1)
        } else {
            finger.move(by: x / 10, y, over: .random(in: 0...0.2, using: &random))
        }
    }

    private mutating func changeStack(_ screen: FullScreenPopNavigationController) {
        guard screen.transitionCoordinator == nil, screen.view.window != nil else { return }
        let isAnimated = Bool.random(using: &random)
        HeadlessRuntime.current.turn {
            if screen.viewControllers.count > 1 {
                screen.popViewController(animated: isAnimated)
            } else {
                screen.pushViewController(Screen("Pushed"), animated: isAnimated)
            }
        }
    }

    private mutating func pressButton(_ fixture: ModalFixture) {
        guard fixture.screen.transitionCoordinator == nil, fixture.presenter.transitionCoordinator == nil else {
            return
        }
        let isAnimated = Bool.random(using: &random)
        fixture.device.perform {
            if fixture.isPresented {
                fixture.presenter.dismiss(animated: isAnimated)
            } else if fixture.presenter.presentedViewController == nil {
                fixture.presenter.present(fixture.screen, animated: isAnimated)
            }
        }
    }
}
