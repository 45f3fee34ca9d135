import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("Initializers of the navigation controller") @MainActor
struct InitializerTests {
    final class Bar: UINavigationBar {}

    @Test("a navigation controller can be made with a root", arguments: World.leftToRight)
    func root(world: World) {
        works(FullScreenPopNavigationController(rootViewController: Screen("Home")), in: world)
    }

    @Test("a navigation controller can be made with classes for its bars", arguments: World.leftToRight)
    func barClasses(world: World) {
        let navigation = FullScreenPopNavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
        #expect(navigation.navigationBar is Bar)
        navigation.viewControllers = [Screen("Home")]
        works(navigation, in: world)
    }

    @Test("a navigation controller can be made from a storyboard", arguments: World.leftToRight)
    func coder(world: World) throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        let navigation = try #require(FullScreenPopNavigationController(coder: coder))
        navigation.viewControllers = [Screen("Home")]
        works(navigation, in: world)
    }

    @Test("a navigation controller can be made without arguments", arguments: World.leftToRight)
    func nib(world: World) {
        let navigation = FullScreenPopNavigationController(nibName: nil, bundle: nil)
        navigation.viewControllers = [Screen("Home")]
        works(navigation, in: world)
    }

    @Test("a subclass of the navigation controller can have its own initializer", arguments: World.leftToRight)
    func subclass(world: World) {
        works(AppNavigationController(), in: world)
    }

    private func works(_ navigation: FullScreenPopNavigationController, in world: World) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: world.system))
        navigation.backSwipe.driver = world.driver
        device.perform { device.window.rootViewController = navigation }
        device.perform { navigation.pushViewController(Screen("Detail"), animated: false) }
        device.settle()
        device.finger().down(at: CGPoint(x: 100, y: 400)).move(by: 250, over: 0.3).hold(for: 0.2).up()
        device.settle()
        #expect(navigation.viewControllers.map(\.title) == ["Home"])
        #expect(device.faults.isEmpty)
    }
}

private final class AppNavigationController: FullScreenPopNavigationController {
    let home = Screen("Home")

    init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [home]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
