import Testing

@testable @_spi(Headless) import UIKit

@MainActor
@Suite("The system's zoom")
struct ZoomTransitionTests {
    private let picture = UIView(frame: CGRect(x: 40, y: 600, width: 78, height: 100))
    private let options = UIViewController.Transition.ZoomOptions()

    private func push(_ system: BehaviourProfile.System) -> LoggingNavigation {
        let fixture = LoggingNavigation(["A"], profile: BehaviourProfile(system: system))
        fixture.screens[0].view.addSubview(picture)
        let detail = LoggingScreen("B", fixture.log)
        detail.preferredTransition = .zoom(options: options) { [picture] context in
            context.zoomedViewController.title == "B" && context.sourceViewController.title == "A" ? picture : nil
        }
        fixture.device.perform { fixture.navigation.pushViewController(detail, animated: true) }
        return fixture
    }

    private func detail(_ fixture: LoggingNavigation) throws -> UIView {
        try #require(fixture.navigation.viewControllers.last?.view)
    }

    /// A drag from the middle of the screen's leading half.
    private func swipe(_ fixture: LoggingNavigation, by distance: CGFloat = 260) {
        fixture.drag(from: 80, by: distance)
        fixture.device.settle()
    }

    @Test(
        "G1 a zoomed screen grows out of the view that the app names, and is at rest in its place",
        arguments: [
            BehaviourProfile.System.iOS18, .iOS26,
        ])
    func growing(system: BehaviourProfile.System) throws {
        let fixture = push(system)
        let view = try detail(fixture)
        let start = try #require(view.layer.presentation()).frame
        #expect(abs(start.midX - 79) < 2 && abs(start.midY - 650) < 2 && abs(start.width - 78) < 2)
        fixture.device.settle()
        #expect(view.frame == fixture.navigation.view.bounds)
        fixture.device.perform { fixture.navigation.popViewController(animated: true) }
        fixture.device.advance(by: 0.2)
        #expect(try #require(view.layer.presentation()).frame.width < 300)
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
        #expect(view.transform.isIdentity)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G1 iOS 17 knows no zoom")
    func earlier() throws {
        let fixture = push(.iOS17)
        let view = try detail(fixture)
        #expect(try #require(view.layer.presentation()).frame == CGRect(x: 390, y: 0, width: 390, height: 844))
        fixture.device.settle()
        #expect(view.gestureRecognizers?.isEmpty != false)
    }

    @Test(
        "F6 a zoomed screen is popped from anywhere, also while the navigation controller's own are disabled",
        arguments: [
            BehaviourProfile.System.iOS18, .iOS26,
        ])
    func popping(system: BehaviourProfile.System) throws {
        let fixture = push(system)
        fixture.device.settle()
        #expect(try detail(fixture).gestureRecognizers?.count == 2)
        fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
        if #available(iOS 26.0, *) { fixture.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false }
        let view = try detail(fixture)
        swipe(fixture, by: 80)
        #expect(fixture.titles == ["A", "B"])
        #expect(view.frame == fixture.navigation.view.bounds)
        swipe(fixture)
        #expect(fixture.titles == ["A"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("F6 an app can hold a zoomed screen back", arguments: [BehaviourProfile.System.iOS18, .iOS26])
    func heldBack(system: BehaviourProfile.System) {
        var speeds: [CGFloat] = []
        options.interactiveDismissShouldBegin = { context in
            speeds.append(context.velocity.dx)
            return false
        }
        let fixture = push(system)
        fixture.device.settle()
        swipe(fixture)
        #expect(fixture.titles == ["A", "B"])
        #expect(speeds.allSatisfy { $0 > 0 } && !speeds.isEmpty)
    }

    @Test("F6 a zoomed screen at the root has nothing to be popped with")
    func root() {
        let fixture = LoggingNavigation(["A"])
        let root = LoggingScreen("R")
        root.preferredTransition = .zoom { _ in nil }
        fixture.navigation.setViewControllers([root], animated: false)
        fixture.device.settle()
        #expect(root.view.gestureRecognizers?.isEmpty != false)
    }
}
