import FullScreenPop
import Testing
@_spi(Headless) import UIKit

@Suite("Initializers of the navigation controller") @MainActor
struct InitializerTests {
    final class Bar: UINavigationBar {}

    @Test("a navigation controller can be made with a root", arguments: TestConfiguration.leftToRight)
    func root(configuration: TestConfiguration) {
        works(FullScreenPopNavigationController(rootViewController: Screen("Home")), in: configuration)
    }

    @Test("a navigation controller can be made with classes for its bars", arguments: TestConfiguration.leftToRight)
    func barClasses(configuration: TestConfiguration) {
        let navigation = FullScreenPopNavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
        #expect(navigation.navigationBar is Bar)
        navigation.viewControllers = [Screen("Home")]
        works(navigation, in: configuration)
    }

    @Test("a navigation controller can be made from a storyboard", arguments: TestConfiguration.leftToRight)
    func coder(configuration: TestConfiguration) throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        let navigation = try #require(FullScreenPopNavigationController(coder: coder))
        navigation.viewControllers = [Screen("Home")]
        works(navigation, in: configuration)
    }

    @Test("a navigation controller can be made without arguments", arguments: TestConfiguration.leftToRight)
    func nib(configuration: TestConfiguration) {
        let navigation = FullScreenPopNavigationController(nibName: nil, bundle: nil)
        navigation.viewControllers = [Screen("Home")]
        works(navigation, in: configuration)
    }

    @Test(
        "a subclass of the navigation controller can have its own initializer", arguments: TestConfiguration.leftToRight
    )
    func subclass(configuration: TestConfiguration) {
        works(AppNavigationController(), in: configuration)
    }

    private func works(_ navigation: FullScreenPopNavigationController, in configuration: TestConfiguration) {
        let device = HeadlessDevice(profile: BehaviourProfile(system: configuration.system))
        navigation.backSwipe.driver = configuration.driver
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
