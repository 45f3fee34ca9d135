import CommandLineSupport
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
    private var touches = RandomTouches()
    private var screensMade = 0
    private let delegate = PlainDelegate()

    /// - Parameter seed: May be that of the content: what the app does is drawn from other numbers.
    init(seed: UInt64) {
        random = SplitMix(state: seed &* 31)
    }

    mutating func act(on fixture: NavigationFixture) {
        switch Int.random(in: 0..<21, using: &random) {
        case 0..<5: land(on: fixture)
        case 5..<11: move(on: fixture)
        case 11..<13: touches.lift(using: &random)
        case 13: fixture.device.advance(by: .random(in: 0...0.6, using: &random))
        case 14: fixture.device.turn()
        case 15: changeSettings(of: fixture)
        case 16: actInHandler(of: fixture)
        case 17: present(on: fixture)
        case 18: fixture.device.perform { fixture.navigation.backSwipe.cancel() }
        default: changeStack(of: fixture)
        }
    }

    /// Lifts all fingers, takes back what was set and presented, and waits until nothing moves.
    mutating func rest(on fixture: NavigationFixture) {
        touches.liftAll()
        fixture.device.settle()
        if fixture.navigation.presentedViewController != nil {
            fixture.device.perform { fixture.navigation.dismiss(animated: true) }
            fixture.device.settle()
        }
        fixture.navigation.backSwipe.defaults = PopOptions()
        fixture.navigation.delegate = nil
        fixture.device.turnUpright()
    }

    // MARK: Fingers

    private mutating func land(on fixture: NavigationFixture) {
        guard let finger = touches.land(on: fixture.device, edge: 30, using: &random) else { return }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: fixture.device.advance(by: 0.2)
        case 1, 2: finger.move(by: fixture.back(.random(in: 30...250, using: &random)), over: 0.15)
        default: break
        }
    }

    private mutating func move(on fixture: NavigationFixture) {
        guard let finger = touches.pick(using: &random) else { return }
        let x = CGFloat.random(in: -150...300, using: &random)
        let y = CGFloat.random(in: -120...120, using: &random)
        finger.move(by: fixture.back(x), y, over: [0, 0.05, 0.2].randomElement(using: &random)!)
    }

    // MARK: The app

    private mutating func changeStack(of fixture: NavigationFixture) {
        let coordinator = fixture.navigation.transitionCoordinator
        guard coordinator == nil || coordinator?.initiallyInteractive == true,
            fixture.navigation.presentedViewController == nil
        else { return }
        let change = stackChange()
        fixture.device.perform { change(fixture.navigation) }
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
    private mutating func actInHandler(of fixture: NavigationFixture) {
        let change = stackChange()
        let cancels = Int.random(in: 0..<4, using: &random) == 0
        let next = fixture.navigation.backSwipe.onEvent
        var isDone = false
        fixture.navigation.backSwipe.onEvent = { [weak navigation = fixture.navigation] event in
            next?(event)
            if case .refused = event { return }
            guard !isDone, let navigation else { return }
            isDone = true
            if cancels { navigation.backSwipe.cancel() }
            change(navigation)
        }
    }

    private mutating func changeSettings(of fixture: NavigationFixture) {
        let navigation = fixture.navigation
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
            fixture.device.perform { navigation.setNavigationBarHidden(isHidden, animated: true) }
        }
    }

    private mutating func present(on fixture: NavigationFixture) {
        let navigation = fixture.navigation
        let presented = navigation.presentedViewController
        guard presented?.isBeingPresented != true, presented?.isBeingDismissed != true else { return }
        let isAnimated = Bool.random(using: &random)
        fixture.device.perform {
            if presented != nil {
                navigation.dismiss(animated: isAnimated)
            } else if navigation.transitionCoordinator == nil {
                navigation.present(Screen("Sheet"), animated: isAnimated)
            }
        }
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
