import XCTest

/// Plays the scenario library on Apple's simulator: the same files, real touches, real UIKit.
///
/// XCUITest has one finger that presses, drags in a straight line and lifts. Scenarios that need more are left to the
/// headless player: several fingers at once, as a pinch has, actions, as presentations are, and other screens than a
/// phone's. What cannot be seen from outside, see ``ScreenReader``, is not compared. Of several drivers the first is
/// played.
///
/// The toolkit plays everything and must resolve it: 296 scenarios in each layout direction. Of every other contender
/// some scenarios are played in which the model says that it visibly suffers; there it must end as the scenario's file
/// says. Every play has a launch of its own. If that takes ten seconds, which nobody has measured, each direction takes
/// fifty minutes, and the contenders take nine.
///
/// The variable `SAMPLE` in the environment of the test is how many plays each test is content with, from all parts of
/// the library; xcodebuild passes on what is called `TEST_RUNNER_SAMPLE`.
///
/// Scenarios are laid out for a screen of 390 by 844 points, such as an iPhone 16e's. Elsewhere the tests are skipped.
@MainActor
final class ScenarioUITests: XCTestCase {
    /// How many scenarios each contender that suffers is played with.
    private static let playsPerContender = 8

    override func setUp() async throws {
        continueAfterFailure = true
    }

    func testToolkitLeftToRight() throws {
        try play(Self.plays(with: .toolkit, .ltr))
    }

    func testToolkitRightToLeft() throws {
        try play(Self.plays(with: .toolkit, .rtl))
    }

    func testContendersSuffer() throws {
        let plays = try ContenderName.allCases.filter { !$0.isToolkit }.flatMap { contender in
            try Self.plays(with: contender, .ltr).filter(\.isSeenToSuffer).spread(over: Self.playsPerContender)
        }
        try play(plays)
    }

    // MARK: Plays

    private func play(_ plays: [ScenarioPlay]) throws {
        try skipUnlessScreenFits()
        let sample = ProcessInfo.processInfo.environment["SAMPLE"].flatMap(Int.init) ?? plays.count
        let played = plays.spread(over: sample)
        XCTAssertFalse(played.isEmpty, "There is nothing to play.")
        for play in played {
            XCTContext.runActivity(named: play.name) { _ in perform(play) }
        }
    }

    /// The demo's own first screen is as large as a scenario's.
    private func skipUnlessScreenFits() throws {
        let app = XCUIApplication()
        app.launch()
        defer { app.terminate() }
        let size = app.frame.size
        try XCTSkipUnless(size == Devices().size, "Scenarios are laid out for another screen than \(size).")
    }

    private func perform(_ play: ScenarioPlay) {
        let app = launch(play)
        defer { app.terminate() }
        let first = play.scenario.screens.last?.title ?? ""
        guard app.otherElements[first].waitForExistence(timeout: 20) else {
            return XCTFail("\(play.name): the screens did not appear.")
        }
        let screen = ScreenReader(app: app)
        let before = screen.values(of: play.scenario)
        for gesture in play.gestures { gesture.perform(on: app, direction: play.profile.direction) }
        XCTAssertEqual(screen.misses(play.expected, of: play.scenario, valuesBefore: before), [], play.name)
    }

    private func launch(_ play: ScenarioPlay) -> XCUIApplication {
        let app = XCUIApplication()
        app.launchEnvironment = [
            LaunchVariable.scenario: play.json,
            LaunchVariable.contender: play.contender.rawValue,
            LaunchVariable.direction: play.profile.direction.rawValue,
        ]
        if play.profile.direction == .rtl {
            app.launchArguments += ["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"]
        }
        app.launch()
        return app
    }

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
