import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct NavigationControllerTests {
    @Test("G4 push and pop: old willDisappear, new willAppear, old didDisappear, new didAppear")
    func appearanceOrder() {
        let stage = NavigationStage(["A"])
        let delegate = RecordingNavigationDelegate(stage.log)
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(LoggingScreen("B", stage.log), animated: true)
        stage.device.settle()
        #expect(
            stage.log.entries == [
                "A.willDisappear", "B.willAppear", "willShow B", "A.didDisappear", "B.didAppear", "didShow B",
            ])
        stage.log.clear()
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(
            stage.log.entries == [
                "B.willDisappear", "A.willAppear", "willShow A", "B.didDisappear", "A.didAppear", "didShow A",
            ])
    }

    @Test("G4 a cancelled interactive pop: the screen below goes completely before the top comes back")
    func cancelledPop() {
        let stage = NavigationStage(["A", "B"])
        stage.drag(from: 5, by: 100)
        stage.device.settle()
        #expect(
            stage.log.entries == [
                "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
            ])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("G4 without animation the same callbacks come at once")
    func notAnimated() {
        let stage = NavigationStage(["A"])
        stage.navigation.pushViewController(LoggingScreen("B", stage.log), animated: false)
        #expect(stage.log.entries == ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
    }

    @Test("F3 the stack changes at the start of a pop and comes back with its cancel")
    func stackDuringPop() {
        let stage = NavigationStage(["A", "B", "C"])
        let finger = stage.device.finger()
        finger.down(at: CGPoint(x: 5, y: 422)).move(by: 50, over: 0.2)
        #expect(stage.titles == ["A", "B"])
        #expect(stage.navigation.topViewController === stage.screens[1])
        #expect(stage.screens[2].navigationController === stage.navigation)
        finger.hold(for: 0.3).up()
        stage.device.settle()
        #expect(stage.titles == ["A", "B", "C"])
        #expect(stage.screens[2].view.window != nil)
        #expect(stage.screens[1].view.window == nil)
        #expect(stage.navigation.container.isUserInteractionEnabled)
    }

    @Test("F3 pops remove what is above: to a screen, to the root, and by setting the stack")
    func pops() {
        let stage = NavigationStage(["A", "B", "C", "D"])
        #expect(stage.navigation.popToViewController(stage.screens[2], animated: true) == [stage.screens[3]])
        stage.device.settle()
        #expect(stage.navigation.popToRootViewController(animated: true) == [stage.screens[1], stage.screens[2]])
        stage.device.settle()
        #expect(stage.titles == ["A"])
        #expect(stage.navigation.popViewController(animated: true) == nil)
        stage.navigation.setViewControllers([stage.screens[3], stage.screens[1]], animated: true)
        stage.device.settle()
        #expect(stage.titles == ["D", "B"])
        #expect(stage.navigation.children == [stage.screens[3], stage.screens[1]])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("F3 didMove(toParent: nil) comes once for a popped screen and never for a cancelled pop")
    func didMove() {
        final class MovingScreen: UIViewController {
            var moves: [Bool] = []
            override func didMove(toParent parent: UIViewController?) { moves.append(parent != nil) }
        }
        let stage = NavigationStage(["A"])
        let screen = MovingScreen()
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.settle()
        stage.drag(from: 5, by: 100)
        stage.device.settle()
        #expect(screen.moves == [true])
        stage.drag(from: 5, by: 300)
        stage.device.settle()
        #expect(screen.moves == [true, false])
    }

    @Test("F3 the back button pops, and takes the touch")
    func backButton() throws {
        let stage = NavigationStage(["A", "B"])
        let content = try #require(stage.navigation.navigationBar.subviews.last)
        let button = try #require(content.subviews.first { $0.accessibilityIdentifier == "BackButton" })
        let centre = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.device.finger().down(at: centre).up()
        stage.device.settle()
        #expect(stage.titles == ["A"])
    }

    @Test("F3 the bar's visibility changes at once and its place follows the transition")
    func barVisibility() throws {
        let stage = NavigationStage(["A", "B"])
        final class HidingDelegate: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                navigationController.setNavigationBarHidden(true, animated: animated)
            }
        }
        let delegate = HidingDelegate()
        stage.navigation.delegate = delegate
        let finger = stage.device.finger()
        finger.down(at: CGPoint(x: 5, y: 422)).move(by: 205, over: 0.3)
        #expect(stage.navigation.isNavigationBarHidden)
        let bar = try #require(stage.navigation.navigationBar.layer.presentation())
        #expect(abs(bar.frame.minY + 22) < 1e-6)
        finger.move(by: 100, over: 0.1).up()
        stage.device.settle()
        #expect(stage.navigation.navigationBar.isHidden)
    }

    @Test("F3 bars cover a screen that extends below them, and leave room for one that does not")
    func contentFrames() {
        let stage = NavigationStage(["A"])
        #expect(stage.screens[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(stage.screens[0].view.safeAreaInsets.top == 44)
        let inset = LoggingScreen("B")
        inset.edgesForExtendedLayout = []
        stage.navigation.pushViewController(inset, animated: false)
        stage.device.advance(by: 0.1)
        #expect(inset.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(inset.view.safeAreaInsets.top == 0)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.advance(by: 0.1)
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
