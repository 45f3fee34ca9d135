import UIKit

/// Shows the demo, or the scenarios that a UI test has launched the app with.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var launch: ScenarioLaunch?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        launch = ScenarioLaunch(environment: ProcessInfo.processInfo.environment)
        if let launch {
            launch.show(in: windowScene)
        } else {
            let window = UIWindow(windowScene: windowScene)
            self.window = window
            window.rootViewController = DemoNavigation.make()
            window.makeKeyAndVisible()
        }
    }
}
