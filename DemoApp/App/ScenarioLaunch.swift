import UIKit

/// Scenarios to be shown instead of the demo's own screens, for UI tests that play them with real fingers.
///
/// The test sets two variables in the app's environment: `PLAYS`, a JSON array of ``Play``; `DIRECTION`, `ltr` (also if
/// it is missing) or `rtl`. The first play is shown at once, each other one after a tap on the button ``nextButton``.
@MainActor
final class ScenarioLaunch {
    /// One scenario with one contender.
    struct Play: Codable {
        var contender: String
        /// The text of the scenario's file.
        var scenario: String
    }

    /// The accessibility identifier of the button that shows the next play.
    static let nextButton = "next play"

    private let plays: [Play]
    private let direction: LayoutDirection
    private var index = 0
    private var stage: Stage?
    /// Shows a play. Every play has a window of its own, whatever the one before has left behind.
    private var window: UIWindow?
    private var buttonWindow: UIWindow?

    /// Nil if the environment names no plays. What cannot be read stops the app with the reason.
    init?(environment: [String: String]) {
        guard let text = environment["PLAYS"] else { return nil }
        do {
            plays = try JSONDecoder().decode([Play].self, from: Data(text.utf8))
        } catch {
            preconditionFailure("\(error)")
        }
        direction = environment["DIRECTION"].flatMap(LayoutDirection.init(rawValue:)) ?? .ltr
    }

    /// Shows the first play, and the button for the next.
    func show(in scene: UIWindowScene) {
        showPlay(in: scene)
        // In the status bar, where no finger of a scenario comes down.
        let place = CGRect(x: scene.coordinateSpace.bounds.width - 70, y: 6, width: 60, height: 32)
        let buttonWindow = UIWindow(windowScene: scene)
        buttonWindow.frame = place
        buttonWindow.windowLevel = .statusBar + 1
        let screen = UIViewController()
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = Self.nextButton
        button.frame = CGRect(origin: .zero, size: place.size)
        button.addAction(
            UIAction { [weak self] _ in
                self?.index += 1
                self?.showPlay(in: scene)
            },
            for: .touchUpInside)
        screen.view.addSubview(button)
        buttonWindow.rootViewController = screen
        buttonWindow.isHidden = false
        self.buttonWindow = buttonWindow
    }

    /// Makes the screens of the present play the root of a window, as the headless player does.
    private func showPlay(in scene: UIWindowScene) {
        guard plays.indices.contains(index) else { return }
        let stage = Self.stage(of: plays[index], direction)
        stage.buildFirstStack()
        if direction == .rtl { stage.rootViewController.view.semanticContentAttribute = .forceRightToLeft }
        let before = window
        let window = UIWindow(windowScene: scene)
        window.rootViewController = stage.rootViewController
        window.makeKeyAndVisible()
        stage.pushUpperScreens()
        before?.isHidden = true
        before?.rootViewController = nil
        (self.window, self.stage) = (window, stage)
    }

    private static func stage(of play: Play, _ direction: LayoutDirection) -> Stage {
        let scenario: Scenario
        do {
            scenario = try Scenario(Data(play.scenario.utf8), file: "PLAYS")
        } catch {
            preconditionFailure("\(error)")
        }
        let name = ContenderName(rawValue: play.contender) ?? .toolkit
        let contender = name.makeContender(driver: scenario.drivers[0]) { work in DispatchQueue.main.async { work() } }
        return Stage(scenario, direction: direction, contender: contender)
    }
}
