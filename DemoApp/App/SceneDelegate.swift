import UIKit

/// Shows the demo, or the scenario or the question that a UI test has launched the app with.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var launch: ScenarioLaunch?
    private var questionLaunch: QuestionLaunch?
    private var recordButton: RecordButton?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let environment = ProcessInfo.processInfo.environment
        launch = ScenarioLaunch(environment: environment)
        questionLaunch = QuestionLaunch(environment: environment)
        if let launch {
            launch.show(in: windowScene)
        } else if let questionLaunch {
            questionLaunch.ask(in: windowScene)
        } else {
            let window = UIWindow(windowScene: windowScene)
            self.window = window
            let navigationController = DemoNavigation.make()
            LibraryButton.add(to: navigationController)
            window.rootViewController = navigationController
            window.makeKeyAndVisible()
            recordButton = RecordButton(for: window, in: windowScene)
        }
    }

    // MARK: Turns of the device

    @available(iOS 26, *)
    func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        recordButton?.place(in: windowScene)
    }

    /// The same before iOS 26.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        recordButton?.place(in: windowScene)
    }
}
