import XCTest

/// Plays the scenario library on Apple's simulator: the same files, real touches, real UIKit.
///
/// XCUITest has one finger that presses, drags in a straight line and lifts. Scenarios that need more are left to the
/// headless player: several fingers at once, as a pinch has, actions, as presentations are, and other screens than a
/// phone's. What cannot be seen from outside, see ``ScreenReader``, is not compared. Of several drivers the first is
/// played.
///
/// The toolkit plays everything and must resolve it. Of every other contender some scenarios are played in which the
/// model says that it suffers; there it must. A play takes about six seconds, so that all tests together take half an
/// hour.
@MainActor
final class ScenarioUITests: XCTestCase {
    /// How many scenarios are played by one launch of the app.
    private static let playsPerLaunch = 20

    /// How many scenarios each contender that suffers is played with.
    private static let playsPerContender = 8

    override func setUp() async throws {
        continueAfterFailure = true
    }

    func testToolkitLeftToRight() throws {
        try play(Self.plays(with: .toolkit, .ltr), .ltr)
    }

    func testToolkitRightToLeft() throws {
        try play(Self.plays(with: .toolkit, .rtl), .rtl)
    }

    func testContendersSuffer() throws {
        let plays = try ContenderName.allCases.filter { !$0.isToolkit }.flatMap { contender in
            try Self.plays(with: contender, .ltr).filter(\.isSeenToSuffer).spread(over: Self.playsPerContender)
        }
        try play(plays, .ltr)
    }

    // MARK: Plays

    private func play(_ plays: [ScenarioPlay], _ direction: LayoutDirection) throws {
        XCTAssertFalse(plays.isEmpty, "There is nothing to play.")
        for batch in plays.batches(of: Self.playsPerLaunch) {
            let app = try launch(batch, direction)
            for (index, play) in batch.enumerated() {
                XCTContext.runActivity(named: play.name) { _ in
                    if index > 0 { app.buttons[Self.nextButton].tap() }
                    perform(play, on: app)
                }
            }
            app.terminate()
        }
    }

    private func perform(_ play: ScenarioPlay, on app: XCUIApplication) {
        let screen = ScreenReader(app: app)
        let before = screen.values(of: play.scenario)
        for gesture in play.gestures { gesture.perform(on: app, direction: play.profile.direction) }
        let misses = screen.misses(play.wanted, of: play.scenario, valuesBefore: before)
        if play.contender.isToolkit {
            XCTAssertEqual(misses, [], play.name)
        } else {
            XCTAssertNotEqual(misses, [], "\(play.name): the model says that it suffers.")
        }
    }

    private func launch(_ plays: [ScenarioPlay], _ direction: LayoutDirection) throws -> XCUIApplication {
        let app = XCUIApplication()
        let texts = plays.map { ["contender": $0.contender.rawValue, "scenario": $0.json] }
        app.launchEnvironment = [
            "PLAYS": String(decoding: try JSONEncoder().encode(texts), as: UTF8.self),
            "DIRECTION": direction.rawValue,
        ]
        if direction == .rtl {
            app.launchArguments += ["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"]
        }
        app.launch()
        return app
    }

    /// The identifier that the app gives to the button for the next play.
    private static let nextButton = "next play"

    // MARK: Library

    /// What a contender plays of the library, in the order of the files.
    private static func plays(with contender: ContenderName, _ direction: LayoutDirection) throws -> [ScenarioPlay] {
        let profile = Profile(system: system, direction: direction)
        return try libraryFiles().compactMap { file in
            let json = try String(contentsOf: file, encoding: .utf8)
            let scenario = try Scenario(Data(json.utf8), file: file.lastPathComponent)
            guard let gestures = scenario.simpleGestures, scenario.devices.profiles.contains(profile),
                scenario.expectations[contender] != nil
            else { return nil }
            return ScenarioPlay(
                scenario: scenario, json: json, gestures: gestures, contender: contender, profile: profile)
        }
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
