import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Modals under random fingers, buttons and rotations") @MainActor
struct ModalSurvivalTests {
    nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .custom, .overFullScreen]

    @Test("leave nothing stuck", arguments: styles, 0..<14)
    func survives(style: UIModalPresentationStyle, seed: Int) {
        let gesture = TransitionGesture.all[seed % TransitionGesture.all.count]
        let transitions = ScreenTransition.gallery
        let screen = FullScreenPopNavigationController(rootViewController: Screen("Root"))
        let stage = ModalStage(
            ModalTransition(transitions[seed % transitions.count], gesture: gesture), of: screen, style: style)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentSize = CGSize(width: 390, height: 2000)
        list.addSubview(UISlider(frame: CGRect(x: 20, y: 100, width: 350, height: 50)))
        screen.topViewController?.view.addSubview(list)
        TransitionTrigger(.verticalPan(.up), on: stage.presenter.view) { [unowned stage] trigger in
            stage.presenter.present(stage.screen, drivenBy: trigger)
        }
        var chaos = ModalChaos(seed: UInt64(seed + 1))
        for _ in 0..<60 { chaos.act(on: stage, screen) }
        chaos.rest(stage)
        expectAlive(stage, screen, "\(gesture.name), seed \(seed)")
    }

    private func expectAlive(
        _ stage: ModalStage, _ screen: FullScreenPopNavigationController, _ comment: Comment
    ) {
        #expect(stage.device.faults.isEmpty, comment)
        #expect(stage.screen.transitionCoordinator == nil, comment)
        #expect(stage.presenter.transitionCoordinator == nil, comment)
        if !stage.isPresented { stage.present() }
        #expect(stage.isPresented, comment)
        stage.device.perform { screen.popToRootViewController(animated: false) }
        #expect(stage.screen.view.frame == stage.device.window.bounds, comment)
        stage.device.perform { stage.screen.dismiss(animated: true) }
        stage.device.settle()
        #expect(!stage.isPresented, comment)
        #expect(stage.presenter.view.window != nil, comment)
        #expect(stage.presenter.view.frame == stage.device.window.bounds, comment)
        #expect(stage.presenter.view.alpha == 1, comment)
        #expect(stage.presenter.view.transform == .identity, comment)
        #expect(stage.device.faults.isEmpty, comment)
    }
}

/// Does something at random, always the same for the same seed.
@MainActor
private struct ModalChaos {
    private var random: SplitMix
    private var fingers: [Finger] = []

    init(seed: UInt64) {
        random = SplitMix(state: seed &* 977)
    }

    mutating func act(on stage: ModalStage, _ screen: FullScreenPopNavigationController) {
        switch Int.random(in: 0..<14, using: &random) {
        case 0..<3: land(on: stage)
        case 3..<8: move()
        case 8, 9: lift()
        case 10: changeStack(screen)
        case 11: pressButton(stage)
        case 12: stage.device.advance(by: .random(in: 0...0.6, using: &random))
        default: rotate(stage)
        }
    }

    mutating func rest(_ stage: ModalStage) {
        for finger in fingers { finger.up() }
        fingers = []
        stage.device.settle()
        if stage.size.width > 400 { stage.device.rotate(to: CGSize(width: 390, height: 844)) }
        stage.device.settle()
    }

    private mutating func land(on stage: ModalStage) {
        guard fingers.count < 3 else { return }
        let place = CGPoint(
            x: .random(in: 0..<stage.size.width, using: &random), y: .random(in: 0..<stage.size.height, using: &random))
        fingers.append(stage.device.finger().down(at: place))
    }

    private mutating func move() {
        guard let finger = fingers.randomElement(using: &random) else { return }
        let x = CGFloat.random(in: -150...250, using: &random)
        let y = CGFloat.random(in: -250...300, using: &random)
        if Bool.random(using: &random) {
            finger.move(by: x, y / 10, over: 0.1)
        } else {
            finger.move(by: x / 10, y, over: .random(in: 0...0.2, using: &random))
        }
    }

    private mutating func lift() {
        guard !fingers.isEmpty else { return }
        let finger = fingers.remove(at: .random(in: 0..<fingers.count, using: &random))
        if Int.random(in: 0..<3, using: &random) == 0 { finger.cancel() } else { finger.up() }
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

    private mutating func pressButton(_ stage: ModalStage) {
        guard stage.screen.transitionCoordinator == nil, stage.presenter.transitionCoordinator == nil else { return }
        let isAnimated = Bool.random(using: &random)
        stage.device.perform {
            if stage.isPresented {
                stage.presenter.dismiss(animated: isAnimated)
            } else if stage.presenter.presentedViewController == nil {
                stage.presenter.present(stage.screen, animated: isAnimated)
            }
        }
    }

    private mutating func rotate(_ stage: ModalStage) {
        let size = stage.size
        stage.device.rotate(to: CGSize(width: size.height, height: size.width))
    }
}
