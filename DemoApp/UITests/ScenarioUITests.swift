import XCTest

/// Plays the scenario library on Apple's simulator: the same files, real touches, real UIKit.
///
/// XCUITest has one finger that presses, drags in a straight line and lifts. Scenarios that need more are left to the
/// headless player: several fingers at once, as a pinch has, and actions, as presentations are. What cannot be seen from
/// outside, see ``ScreenReader``, is not compared. Of several drivers the first is played.
@MainActor
final class ScenarioUITests: XCTestCase {
    override func setUp() async throws {
        continueAfterFailure = true
    }

    func testToolkitLeftToRight() throws {
        try playLibrary(.ltr)
    }

    func testToolkitRightToLeft() throws {
        try playLibrary(.rtl)
    }

    private func playLibrary(_ direction: LayoutDirection) throws {
        let profile = Profile(system: Self.system, direction: direction)
        for file in try Self.libraryFiles() {
            let scenario = try Scenario(contentsOf: file)
            guard let gestures = scenario.simpleGestures, scenario.devices.profiles.contains(profile) else { continue }
            try XCTContext.runActivity(named: scenario.name) { _ in
                let json = try String(contentsOf: file, encoding: .utf8)
                play(scenario, json: json, gestures: gestures, profile: profile)
            }
        }
    }

    private func play(_ scenario: Scenario, json: String, gestures: [SimpleGesture], profile: Profile) {
        let app = XCUIApplication()
        app.launchEnvironment = [
            "SCENARIO": json, "CONTENDER": ContenderName.toolkit.rawValue, "DIRECTION": profile.direction.rawValue,
        ]
        if profile.direction == .rtl {
            app.launchArguments += ["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"]
        }
        app.launch()
        let screen = ScreenReader(app: app)
        let before = screen.values(of: scenario)
        for gesture in gestures { gesture.perform(on: app, direction: profile.direction) }
        if let expected = scenario.standard(on: profile) {
            screen.check(expected, of: scenario, valuesBefore: before)
        }
        app.terminate()
    }

    /// The system of the simulator, as scenarios know it.
    private static var system: Int {
        ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 26 ? 26 : 18
    }

    private static func libraryFiles() throws -> [URL] {
        let files = Bundle(for: ScenarioUITests.self).urls(forResourcesWithExtension: "json", subdirectory: nil) ?? []
        XCTAssertFalse(files.isEmpty, "The library belongs into the test bundle.")
        return files.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
