import UIKit

/// A scenario to be shown instead of the demo's own screens, for UI tests that play it with real fingers.
///
/// The test says in the app's environment which it is, see ``LaunchVariable``. Every play has a launch of its own, so
/// that nothing but the scenario has to be touched.
@MainActor
final class ScenarioLaunch {
    private let stage: Stage
    private var window: UIWindow?

    /// Nil if the environment has no scenario. What cannot be read stops the app with the reason.
    init?(environment: [String: String]) {
        guard let json = environment[LaunchVariable.scenario] else { return nil }
        let scenario: Scenario
        do {
            scenario = try Scenario(Data(json.utf8), file: LaunchVariable.scenario)
        } catch {
            preconditionFailure("\(error)")
        }
        let contenderName = environment[LaunchVariable.contender] ?? ContenderName.toolkit.rawValue
        guard let name = ContenderName(rawValue: contenderName) else {
            preconditionFailure("There is no contender \(contenderName).")
        }
        let directionName = environment[LaunchVariable.direction] ?? LayoutDirection.ltr.rawValue
        guard let direction = LayoutDirection(rawValue: directionName) else {
            preconditionFailure("There is no layout direction \(directionName).")
        }
        let contender = name.makeContender(driver: scenario.drivers[0]) { work in DispatchQueue.main.async { work() } }
        stage = Stage(scenario, direction: direction, contender: contender)
    }

    /// Makes the screens the root of a window, as the headless player does.
    func show(in scene: UIWindowScene) {
        stage.buildFirstStack()
        if stage.mirror.direction == .rtl {
            stage.rootViewController.view.semanticContentAttribute = .forceRightToLeft
        }
        let window = UIWindow(windowScene: scene)
        self.window = window
        window.rootViewController = stage.rootViewController
        window.makeKeyAndVisible()
        stage.pushUpperScreens()
    }
}
