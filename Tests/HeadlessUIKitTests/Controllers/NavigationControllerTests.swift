import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct NavigationControllerTests {
    @Test("G4 push and pop: old willDisappear, new willAppear, old didDisappear, new didAppear")
    func appearanceOrder() {
        let fixture = LoggingNavigation(["A"])
        let delegate = RecordingNavigationDelegate(fixture.log)
        fixture.navigation.delegate = delegate
        fixture.navigation.pushViewController(LoggingScreen("B", fixture.log), animated: true)
        fixture.device.settle()
        #expect(
            fixture.log.entries == [
                "A.willDisappear", "B.willAppear", "willShow B", "A.didDisappear", "B.didAppear", "didShow B",
            ])
        fixture.log.clear()
        fixture.navigation.popViewController(animated: true)
        fixture.device.settle()
        #expect(
            fixture.log.entries == [
                "B.willDisappear", "A.willAppear", "willShow A", "B.didDisappear", "A.didAppear", "didShow A",
            ])
    }

    @Test("G4 a cancelled interactive pop: the screen below goes completely before the top comes back")
    func cancelledPop() {
        let fixture = LoggingNavigation(["A", "B"])
        fixture.drag(from: 5, by: 100)
        fixture.device.settle()
        #expect(
            fixture.log.entries == [
                "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
            ])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("G4 a push without animation has the same callbacks at once")
    func notAnimated() {
        let fixture = LoggingNavigation(["A"])
        fixture.navigation.pushViewController(LoggingScreen("B", fixture.log), animated: false)
        #expect(fixture.log.entries == ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
    }

    @Test("F3 the stack changes at the start of a pop and comes back with its cancel")
    func stackDuringPop() {
        let fixture = LoggingNavigation(["A", "B", "C"])
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 5, y: 422)).move(by: 50, over: 0.2)
        #expect(fixture.titles == ["A", "B"])
        #expect(fixture.navigation.topViewController === fixture.screens[1])
        #expect(fixture.screens[2].navigationController === fixture.navigation)
        finger.hold(for: 0.3).up()
        fixture.device.settle()
        #expect(fixture.titles == ["A", "B", "C"])
        #expect(fixture.screens[2].view.window != nil)
        #expect(fixture.screens[1].view.window == nil)
        #expect(fixture.navigation.container.touchBlocks == 0)
    }

    @Test("F3 pops remove what is above: to a screen, to the root, and by setting the stack")
    func pops() {
        let fixture = LoggingNavigation(["A", "B", "C", "D"])
        #expect(fixture.navigation.popToViewController(fixture.screens[2], animated: true) == [fixture.screens[3]])
        fixture.device.settle()
        #expect(fixture.navigation.popToRootViewController(animated: true) == [fixture.screens[1], fixture.screens[2]])
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
        #expect(fixture.navigation.popViewController(animated: true) == nil)
        fixture.navigation.setViewControllers([fixture.screens[3], fixture.screens[1]], animated: true)
        fixture.device.settle()
        #expect(fixture.titles == ["D", "B"])
        #expect(fixture.navigation.children == [fixture.screens[3], fixture.screens[1]])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("F3 didMove(toParent: nil) comes once for a popped screen and never for a cancelled pop")
    func didMove() {
        final class MovingScreen: UIViewController {
            var moves: [Bool] = []
            override func didMove(toParent parent: UIViewController?) { moves.append(parent != nil) }
        }
        let fixture = LoggingNavigation(["A"])
        let screen = MovingScreen()
        fixture.navigation.pushViewController(screen, animated: true)
        fixture.device.settle()
        fixture.drag(from: 5, by: 100)
        fixture.device.settle()
        #expect(screen.moves == [true])
        fixture.drag(from: 5, by: 300)
        fixture.device.settle()
        #expect(screen.moves == [true, false])
    }

    @Test("F3 the back button pops, and takes the touch")
    func backButton() throws {
        let fixture = LoggingNavigation(["A", "B"])
        let content = try #require(fixture.navigation.navigationBar.subviews.last)
        let button = try #require(content.subviews.first { $0.accessibilityIdentifier == "BackButton" })
        let centre = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        fixture.device.finger().down(at: centre).up()
        fixture.device.settle()
        #expect(fixture.titles == ["A"])
    }

    @Test("F3 the bar's visibility changes at once and its place follows the transition")
    func barVisibility() throws {
        let fixture = LoggingNavigation(["A", "B"])
        final class HidingDelegate: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                navigationController.setNavigationBarHidden(true, animated: animated)
            }
        }
        let delegate = HidingDelegate()
        fixture.navigation.delegate = delegate
        let finger = fixture.device.finger()
        finger.down(at: CGPoint(x: 5, y: 422)).move(by: 205, over: 0.3)
        #expect(fixture.navigation.isNavigationBarHidden)
        let bar = try #require(fixture.navigation.navigationBar.layer.presentation())
        #expect(abs(bar.frame.minY + 22) < 1e-6)
        finger.move(by: 100, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.navigation.navigationBar.isHidden)
    }

    @Test("F3 bars cover a screen that extends below them, and leave room for one that does not")
    func contentFrames() {
        let fixture = LoggingNavigation(["A"])
        #expect(fixture.screens[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(fixture.screens[0].view.safeAreaInsets.top == 44)
        let inset = LoggingScreen("B")
        inset.edgesForExtendedLayout = []
        fixture.navigation.pushViewController(inset, animated: false)
        fixture.device.advance(by: 0.1)
        #expect(inset.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(inset.view.safeAreaInsets.top == 0)
        fixture.navigation.setNavigationBarHidden(true, animated: false)
        fixture.device.advance(by: 0.1)
        #expect(inset.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test("F3 bar and toolbar can be of an app's own classes")
    func barClasses() {
        final class OwnBar: UINavigationBar {}
        let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
        #expect(navigation.navigationBar is OwnBar)
        #expect(type(of: navigation.toolbar!) == UIToolbar.self)
    }
}
