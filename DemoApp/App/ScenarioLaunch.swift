import UIKit

/// A scenario to be shown instead of the demo's own screens, for UI tests that play it with real fingers.
///
/// The test sets three variables in the app's environment: `SCENARIO`, the text of a scenario file; `CONTENDER`, who it
/// is played with (the toolkit if it is missing); `DIRECTION`, `ltr` (also if it is missing) or `rtl`.
@MainActor
final class ScenarioLaunch {
    private let stage: Stage
    private let direction: LayoutDirection

    /// Nil if the environment names no scenario. One that cannot be read stops the app with the reason.
    init?(environment: [String: String]) {
        guard let text = environment["SCENARIO"] else { return nil }
        let scenario: Scenario
        do {
            scenario = try Scenario(Data(text.utf8), file: "SCENARIO")
        } catch {
            preconditionFailure("\(error)")
        }
        direction = environment["DIRECTION"].flatMap(LayoutDirection.init(rawValue:)) ?? .ltr
        let name = environment["CONTENDER"].flatMap(ContenderName.init(rawValue:)) ?? .toolkit
        let contender = name.makeContender(driver: scenario.drivers[0]) { work in DispatchQueue.main.async { work() } }
        stage = Stage(scenario, direction: direction, contender: contender)
    }

    /// Makes the scenario's screens the root of the window, as the headless player does.
    func show(in window: UIWindow) {
        stage.buildFirstStack()
        if direction == .rtl { stage.rootViewController.view.semanticContentAttribute = .forceRightToLeft }
        window.rootViewController = stage.rootViewController
        window.makeKeyAndVisible()
        stage.pushUpperScreens()
    }
}
