import FullScreenPop
import GestureArbitration
import ScreenTransitions
@_spi(Headless) import UIKit

/// A person and an app that do something at random, always the same for the same seed.
///
/// The app does what a good app may do: it changes the stack whenever a finger may be the reason that something moves,
/// but not in the middle of a transition of its own.
@MainActor
struct RandomApp {
    private var random: SplitMix
    private var fingers: [Finger] = []
    private var screensMade = 0
    private let delegate = PlainDelegate()

    init(seed: UInt64) {
        random = SplitMix(state: seed &* 31)
    }

    mutating func act(on stage: Stage) {
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<5: land(on: stage)
        case 5..<11: move(on: stage)
        case 11..<13: lift()
        case 13: stage.device.advance(by: .random(in: 0...0.6, using: &random))
        case 14: rotate(stage)
        case 15: changeSettings(of: stage)
        case 16: actInHandler(of: stage)
        case 17: present(on: stage)
        default: changeStack(of: stage)
        }
    }

    /// Lifts all fingers, takes back what was set and presented, and waits until nothing moves.
    mutating func rest(on stage: Stage) {
        for finger in fingers { finger.up() }
        fingers = []
        stage.device.settle()
        if stage.navigation.presentedViewController != nil {
            stage.device.perform { stage.navigation.dismiss(animated: true) }
            stage.device.settle()
        }
        stage.navigation.backSwipe.defaults = PopOptions()
        stage.navigation.delegate = nil
        if stage.size.width > 400 { stage.device.rotate(to: CGSize(width: 390, height: 844)) }
        stage.device.settle()
    }

    // MARK: Fingers

    private mutating func land(on stage: Stage) {
        guard fingers.count < 3 else { return }
        let size = stage.size
        let x: CGFloat = .random(in: 0..<(Bool.random(using: &random) ? 30 : size.width), using: &random)
        fingers.append(stage.finger(at: x, .random(in: 0..<size.height, using: &random)))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: stage.device.advance(by: 0.2)
        case 1, 2: fingers.last?.move(by: stage.back(.random(in: 30...250, using: &random)), over: 0.15)
        default: break
        }
    }

    private mutating func move(on stage: Stage) {
        guard let finger = fingers.randomElement(using: &random) else { return }
        let x = CGFloat.random(in: -150...300, using: &random)
        let y = CGFloat.random(in: -120...120, using: &random)
        finger.move(by: stage.back(x), y, over: [0, 0.05, 0.2].randomElement(using: &random)!)
    }

    private mutating func lift() {
        guard !fingers.isEmpty else { return }
        let finger = fingers.remove(at: .random(in: 0..<fingers.count, using: &random))
        if Int.random(in: 0..<3, using: &random) == 0 { finger.cancel() } else { finger.up() }
    }

    // MARK: The app

    private mutating func changeStack(of stage: Stage) {
        let coordinator = stage.navigation.transitionCoordinator
        guard coordinator == nil || coordinator?.initiallyInteractive == true,
            stage.navigation.presentedViewController == nil
        else { return }
        let change = stackChange()
        stage.device.perform { change(stage.navigation) }
    }

    private mutating func stackChange() -> @MainActor (UINavigationController) -> Void {
        let isAnimated = Bool.random(using: &random)
        screensMade += 2
        let screens = [Screen("Made \(screensMade)"), Screen("Made \(screensMade + 1)")]
        for screen in screens { screen.fullScreenPop.transition = .random(using: &random) }
        switch Int.random(in: 0..<7, using: &random) {
        case 0..<3: return { $0.pushViewController(screens[0], animated: isAnimated) }
        case 3: return { $0.popViewController(animated: isAnimated) }
        case 4: return { $0.popToRootViewController(animated: isAnimated) }
        case 5: return { $0.setViewControllers($0.viewControllers + screens, animated: isAnimated) }
        default:
            return { navigation in
                guard let first = navigation.viewControllers.first else { return }
                navigation.setViewControllers([first, screens[0]], animated: isAnimated)
            }
        }
    }

    /// Something happens at the next event of a swipe, inside the handler.
    private mutating func actInHandler(of stage: Stage) {
        let change = stackChange()
        let next = stage.navigation.backSwipe.onPopEvent
        var isDone = false
        stage.navigation.backSwipe.onPopEvent = { [weak navigation = stage.navigation] event in
            next?(event)
            if case .refused = event { return }
            guard !isDone, let navigation else { return }
            isDone = true
            change(navigation)
        }
    }

    private mutating func changeSettings(of stage: Stage) {
        let navigation = stage.navigation
        switch Int.random(in: 0..<10, using: &random) {
        case 8: navigation.topViewController?.fullScreenPop.transition = .random(using: &random)
        case 9: navigation.backSwipe.defaults.transition = .random(using: &random)
        case 0: navigation.backSwipe.driver = PopDriver.allCases.randomElement(using: &random)!
        case 1: navigation.backSwipe.usesPublicInterfacesOnly.toggle()
        case 2:
            navigation.topViewController?.fullScreenPop.isEnabled =
                [nil, true, false].randomElement(using: &random) ?? nil
        case 3: navigation.topViewController?.fullScreenPop.hidesNavigationBar = Bool.random(using: &random)
        case 4: navigation.delegate = Bool.random(using: &random) ? delegate : nil
        case 5: navigation.backSwipe.arbiter.trace = ArbitrationTrace()
        case 6:
            navigation.topViewController?.fullScreenPop.shouldPop = .when { [toss = Bool.random(using: &random)] _ in
                toss
            }
        default:
            let isHidden = Bool.random(using: &random)
            stage.device.perform { navigation.setNavigationBarHidden(isHidden, animated: true) }
        }
    }

    private mutating func present(on stage: Stage) {
        let navigation = stage.navigation
        let presented = navigation.presentedViewController
        guard presented?.isBeingPresented != true, presented?.isBeingDismissed != true else { return }
        let isAnimated = Bool.random(using: &random)
        stage.device.perform {
            if presented != nil {
                navigation.dismiss(animated: isAnimated)
            } else if navigation.transitionCoordinator == nil {
                navigation.present(Screen("Sheet"), animated: isAnimated)
            }
        }
    }

    private mutating func rotate(_ stage: Stage) {
        let size = stage.size
        stage.device.rotate(to: CGSize(width: size.height, height: size.width))
    }
}

extension ScreenTransition {
    /// One of the gallery, or none, as often as not.
    ///
    /// What bursts into hundreds of pieces is left out for the sake of time; others play in pieces as well.
    static func random(using random: inout SplitMix) -> ScreenTransition? {
        guard Bool.random(using: &random) else { return nil }
        return gallery.filter { $0.name != "explode" }.randomElement(using: &random)
    }
}

/// A delegate that only listens.
private final class PlainDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
