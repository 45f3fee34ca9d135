import FullScreenPop
import Testing
@_spi(Headless) import UIKit

/// What an app does where it is told that screens come and go, while a swipe begins to pop.
@Suite("Whatever an app does as a swipe begins, the next swipe works") @MainActor
struct SwipeAfterChangesTests {
    private final class PlainDelegate: NSObject, UINavigationControllerDelegate {}

    enum Deed: CaseIterable {
        case presents, setsDelegate, clearsDelegate, reinstalls, pushes, pops, sets
    }

    struct Host: CustomTestStringConvertible {
        var configuration: TestConfiguration
        var isSubclass: Bool

        var testDescription: String { "\(configuration.testDescription), \(isSubclass ? "subclass" : "installed")" }

        static let all = TestConfiguration.leftToRight.flatMap { configuration in
            [true, false].filter { $0 || configuration.driver != .contentPop }.map {
                Host(configuration: configuration, isSubclass: $0)
            }
        }
    }

    private let delegate = PlainDelegate()

    private func act(_ deed: Deed, on navigation: UINavigationController) {
        switch deed {
        case .presents: navigation.present(Screen("Login"), animated: true)
        case .setsDelegate: navigation.delegate = delegate
        case .clearsDelegate: navigation.delegate = nil
        case .reinstalls:
            BackSwipe.installed(on: navigation)?.uninstall()
            BackSwipe.install(on: navigation)
        case .pushes: navigation.pushViewController(Screen("Pushed"), animated: true)
        case .pops: navigation.popViewController(animated: true)
        case .sets: navigation.setViewControllers(["A", "B"].map { Screen($0) }, animated: true)
        }
    }

    @Test("a swipe back", arguments: Host.all, Deed.allCases)
    func back(host: Host, deed: Deed) {
        for callback in ActingScreen.Callback.allCases {
            for distance in [60.0, 230] {
                play(host, deed, callback, by: distance)
            }
        }
    }

    @Test("a swipe to the next screen", arguments: Host.all, Deed.allCases)
    func push(host: Host, deed: Deed) {
        for callback in ActingScreen.Callback.allCases {
            for distance in [-60.0, -230] {
                play(host, deed, callback, by: distance)
            }
        }
    }

    @Test("a push or pop of the app's", arguments: Host.all, Deed.allCases)
    func byCode(host: Host, deed: Deed) {
        for callback in ActingScreen.Callback.allCases {
            for pushes in [true, false] { play(host, deed, callback, pushes: pushes) }
        }
    }

    private func play(
        _ host: Host, _ deed: Deed, _ callback: ActingScreen.Callback, by distance: CGFloat? = nil, pushes: Bool = false
    ) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: host.configuration.system))
        let navigation = host.isSubclass ? FullScreenPopNavigationController() : UINavigationController()
        let (root, below, top, next) = (Screen("Root"), ActingScreen(), ActingScreen(), ActingScreen())
        (below.title, top.title, next.title) = ("Below", "Top", "Next")
        top.fullScreenPop.nextScreen = NextScreen { _ in next }
        var milestones: [SwipeEvent] = []
        device.perform {
            device.window.rootViewController = navigation
            let backSwipe = BackSwipe.install(on: navigation)
            backSwipe.driver = host.configuration.driver
            let handler: @MainActor (SwipeEvent) -> Void = { if case .progress = $0 {} else { milestones.append($0) } }
            backSwipe.onEvent = handler
            backSwipe.pushSwipe.onEvent = handler
            navigation.setViewControllers([root, below, top], animated: false)
        }
        device.settle()
        let action = { [unowned navigation] in act(deed, on: navigation) }
        let isBack = distance.map { $0 > 0 } ?? !pushes
        let arriving = isBack ? below : next
        if callback == .appearing { arriving.whenAppearing = action } else { top.whenDisappearing = action }
        let swipe = { (distance: CGFloat) in
            let finger = device.finger().down(at: CGPoint(x: distance > 0 ? 100 : 300, y: 400))
            finger.move(by: distance, over: 0.3).hold(for: 0.2).up()
            device.settle()
        }
        let explanation: Comment = "\(callback), by \(String(describing: distance)), pushes \(pushes)"
        if let distance {
            swipe(distance)
            #expect(milestones.first == .began, explanation)
            #expect(milestones.count == 2, explanation)
        } else {
            device.perform {
                if pushes {
                    navigation.pushViewController(next, animated: true)
                } else {
                    navigation.popViewController(animated: true)
                }
            }
            device.settle()
        }
        if navigation.presentedViewController != nil {
            device.perform { navigation.dismiss(animated: false) }
            device.settle()
        }
        #expect(navigation.topViewController?.viewIfLoaded?.window != nil, explanation)
        device.perform { navigation.setViewControllers([root, below, top], animated: false) }
        device.settle()
        for screens in [2, 1] {
            milestones = []
            swipe(230)
            #expect(navigation.viewControllers.count == screens, explanation)
            #expect(milestones == [.began, .finished], explanation)
        }
        #expect(BackSwipe.installed(on: navigation)?.isTransitioning == false, explanation)
    }
}
