import Foundation
import Testing
@testable @_spi(Headless) import UIKit

@testable import DemoApp
@testable import Scenarios

@MainActor
@Suite("What is recorded on a live phone")
struct LiveRecordingTests {
    /// Screens, and on what they are touched.
    private nonisolated static let cases: [(id: String, system: Int, direction: LayoutDirection)] = [
        ("slider-in-pager-thumb-right-quick", 26, .ltr), ("slider-in-pager-thumb-right-quick", 18, .rtl),
        ("table-vertical", 26, .rtl), ("finger-three", 26, .ltr), ("finger-spread", 18, .ltr), ("finger-arc", 17, .ltr),
        ("modal-list-reaches-top", 26, .ltr), ("veto-asks-yes", 26, .ltr), ("veto-asks-no", 18, .rtl),
        ("scrubber-on-screen", 26, .ltr), ("settling-pop-again", 18, .ltr), ("text-edited-flick", 26, .ltr),
    ]

    private func entry(_ id: String) throws -> ScenarioLibrary.Entry {
        try #require(try ScenarioLibrary.entries().first { $0.id == id })
    }

    @Test("What is recorded comes out the same, number by number, when a player reads the file", arguments: cases)
    func reproduced(id: String, system: Int, direction: LayoutDirection) async throws {
        var person = try await LivePerson(id, with: [.stock, .toolkit], system: system, direction: direction)
        person.slices = LivePerson.unevenSlices
        try await person.session.perform(.record(true), from: LivePerson.page)
        try await person.doAsFingers(of: try entry(id).scenario)
        try await person.session.perform(.record(false), from: LivePerson.page)
        let recorded = try #require(person.session.recorded)
        #expect(recorded.differences == [])
        #expect(recorded.scenario.fingers.count == (try entry(id).scenario.fingers.count))
        let performances = await ScenarioPlayer.perform([recorded.scenario])
        #expect(performances.count == 3)
        #expect(performances.flatMap(\.mismatches) == [])
    }

    @Test("When a recording is played from its file, every layer is in the end where it was", arguments: cases)
    func endPoses(id: String, system: Int, direction: LayoutDirection) async throws {
        let person = try await LivePerson(id, system: system, direction: direction)
        try await person.session.perform(.record(true), from: LivePerson.page)
        try await person.doAsFingers(of: try entry(id).scenario)
        let play = person.play
        try await person.session.perform(.record(false), from: LivePerson.page)
        let player = ScenarioPlayer(
            try #require(person.session.recorded).scenario, on: person.session.choice.profile, with: .toolkit)
        _ = await player.play()
        #expect(RecordedTree(of: player.device.window.layer) == RecordedTree(of: play.device.window.layer))
    }

    @Test(
        "A recording that ends before the app has done everything by itself has what was done until then",
        arguments: [0, 0.2, 0.6, 3])
    func scriptedActions(seconds: TimeInterval) async throws {
        let person = try await LivePerson("container-search-below")
        try await person.session.perform(.record(true), from: LivePerson.page)
        await person.wait(seconds)
        try await person.session.perform(.record(false), from: LivePerson.page)
        let recorded = try #require(person.session.recorded)
        #expect(recorded.differences == [])
        let actions = try entry("container-search-below").scenario.untouched.actions
        #expect(!actions.isEmpty)
        #expect(recorded.scenario.actions.count == actions.filter { $0.time < seconds }.count)
    }

    @Test("Turning the phone and reducing motion are recorded as actions, and a finger that stays rests in the file")
    func actions() async throws {
        let person = try await LivePerson("finger-arc", reducesMotion: true)
        try await person.session.perform(.record(true), from: LivePerson.page)
        await person.wait(0.5)
        try await person.session.perform(.rotate, from: LivePerson.page)
        await person.wait(1)
        try await person.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 600, y: 210), over: 0.3)
        try await person.touch(2, .down(CGPoint(x: 300, y: 300)))
        await person.wait(0.2)
        try await person.session.perform(.record(false), from: LivePerson.page)
        let recorded = try #require(person.session.recorded)
        #expect(recorded.differences == [])
        let scenario = recorded.scenario
        #expect(scenario.actions.count == 2)
        guard case .reduceMotion(true) = scenario.actions[0].verb, case .rotate(let size) = scenario.actions[1].verb
        else {
            Issue.record("Expected motion to be reduced and the phone to be turned, found \(scenario.actions).")
            return
        }
        #expect(size == CGSize(width: 844, height: 390))
        #expect(scenario.fingers.count == 2)
        guard case .stays = scenario.fingers[1].end else {
            Issue.record("Expected a finger that rests, found \(scenario.fingers[1]).")
            return
        }
    }

    @Test("A finger on the back button of the bar becomes a file, and so does nothing at all on any screen")
    func barAndOverlay() async throws {
        var person = try await LivePerson("finger-arc", system: 18)
        try await person.session.perform(.record(true), from: LivePerson.page)
        try await person.drag(from: CGPoint(x: 30, y: 69), to: CGPoint(x: 31, y: 69), over: 0.05)
        await person.wait(1)
        try await person.session.perform(.record(false), from: LivePerson.page)
        let recorded = try #require(person.session.recorded)
        #expect(recorded.differences == [])
        #expect(recorded.scenario.standard(on: person.session.choice.profile)?.popped == 1)
        person = try await LivePerson("custom-overlay")
        try await person.session.perform(.record(true), from: LivePerson.page)
        await person.wait(0.1)
        try await person.session.perform(.record(false), from: LivePerson.page)
        #expect(person.session.recorded?.differences == [])
    }

    @Test("A finger that rests when a recording ends is taken away when that has been played")
    func leftFinger() async throws {
        let person = try await LivePerson("finger-arc")
        try await person.session.perform(.record(true), from: LivePerson.page)
        try await person.touch(2, .down(CGPoint(x: 300, y: 300)))
        await person.wait(0.2)
        try await person.session.perform(.record(false), from: LivePerson.page)
        try await person.session.perform(.play(.recorded), from: LivePerson.page)
        await person.wait(2)
        #expect(person.session.mode == .free)
        #expect(person.play.fingersDown.isEmpty)
    }

    @Test("What is recorded can be played again on the phone, and comes to the same screen")
    func again() async throws {
        let person = try await LivePerson("finger-arc")
        try await person.session.perform(.record(true), from: LivePerson.page)
        try await person.drag(from: CGPoint(x: 60, y: 500), to: CGPoint(x: 350, y: 510), over: 0.25)
        await person.wait(1)
        try await person.session.perform(.record(false), from: LivePerson.page)
        #expect(person.session.mode == .free)
        try await person.session.perform(.play(.recorded), from: LivePerson.page)
        #expect(person.session.mode == .playing)
        await person.wait(2)
        #expect(person.session.mode == .free)
        let seen = await person.play.finish()
        #expect(seen.popped == 1)
    }

    private nonisolated static var others: LiveChoice {
        var choice = LiveChoice()
        choice.screen = "table-vertical"
        return choice
    }

    @Test(
        "What puts other screens in the place of those that are recorded ends the recording first, and keeps it",
        arguments: [LiveMessage.restart, .play(.own), .show(others), .play(.recorded)])
    func keptWhenInterrupted(message: LiveMessage) async throws {
        let person = try await LivePerson("finger-arc")
        try await person.session.perform(.record(true), from: LivePerson.page)
        try await person.drag(from: CGPoint(x: 60, y: 500), to: CGPoint(x: 350, y: 510), over: 0.25)
        await person.wait(0.3)
        _ = person.session.takeOutput()
        try await person.session.perform(message, from: LivePerson.page)
        #expect(person.session.mode != .recording)
        let recorded = try #require(person.session.recorded)
        #expect(recorded.scenario.fingers.count == 1)
        #expect(recorded.differences == [])
        let output = person.session.takeOutput().map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(output.contains { $0.hasPrefix(#"{"recorded":"#) })
    }

    @Test("A message that is refused, or one that it is to begin once more, leaves a recording as it is")
    func keptWhenRefused() async throws {
        let person = try await LivePerson("finger-arc")
        try await person.session.perform(.record(true), from: LivePerson.page)
        try await person.drag(from: CGPoint(x: 60, y: 500), to: CGPoint(x: 350, y: 510), over: 0.25)
        var choice = LiveChoice()
        choice.screen = "nowhere"
        await #expect(throws: LiveError("there are no screens nowhere")) {
            try await person.session.perform(.show(choice), from: LivePerson.page)
        }
        try await person.session.perform(.record(true), from: LivePerson.page)
        #expect(person.session.mode == .recording && person.session.recorded == nil)
        try await person.session.perform(.record(false), from: LivePerson.page)
        #expect(person.session.recorded?.scenario.fingers.count == 1)
    }

    @Test("What was recorded stays on other screens, and is played on its own ones alone")
    func otherScreens() async throws {
        let person = try await LivePerson("finger-arc")
        let own = person.session.choice
        try await person.session.perform(.record(true), from: LivePerson.page)
        try await person.session.perform(.show(Self.others), from: LivePerson.page)
        #expect(person.session.recorded != nil)
        await #expect(throws: LiveError("what was recorded has other screens than those that are shown")) {
            try await person.session.perform(.play(.recorded), from: LivePerson.page)
        }
        try await person.session.perform(.show(own), from: LivePerson.page)
        try await person.session.perform(.play(.recorded), from: LivePerson.page)
        #expect(person.session.mode == .playing)
    }

    @Test(
        "What is recorded on the demo's own screens comes to the same screen, as far as the format can say it",
        arguments: [ContenderName.stock, .toolkit])
    func demo(contender: ContenderName) async throws {
        let person = try await LivePerson(LiveScreens.demo, with: [contender], system: 18)
        try await person.session.perform(.record(true), from: LivePerson.page)
        try await person.touch(0, .down(CGPoint(x: 100, y: 200)))
        await person.wait(0.1)
        try await person.touch(0, .up)
        await person.wait(1)
        try await person.session.perform(.record(false), from: LivePerson.page)
        let recorded = try #require(person.session.recorded)
        #expect(recorded.differences == [])
        #expect(recorded.scenario.fingers.count == 1)
        #expect(recorded.scenario.actions.map(\.verb).contains { if case .push = $0 { true } else { false } })
        #expect(recorded.scenario.expectations[contender]?.general.depth == 2)
        #expect(person.session.mode == .free)
        try await person.session.perform(.play(.recorded), from: LivePerson.page)
        #expect(person.session.mode == .playing)
    }

    @Test("The demo's own screens can't be recorded as an app that a recorder does not know, which is said")
    func demoOfOthers() async throws {
        let person = try await LivePerson(LiveScreens.demo, with: [.fdRecipe])
        let answer = String(
            decoding: await person.session.answer(to: Data(#"{"record":true}"#.utf8), from: LivePerson.page).bytes,
            as: UTF8.self)
        #expect(answer.contains("UIKit alone or FullScreenPop"))
        #expect(person.session.mode == .free)
    }

    @Test("The members of a file are found as they are written, whatever is in them")
    func members() {
        let json = #" { "a" : [1, {"b": "]}"}], "c\"d":"x\\", "e": -1.5e3 ,"f":{} } "#
        let members = JSONMembers(json).members
        #expect(members.map(\.key) == ["a", #"c\"d"#, "e", "f"])
        #expect(members.map(\.value) == [#"[1, {"b": "]}"}]"#, #""x\\""#, "-1.5e3", "{}"])
        #expect(JSONMembers("[ ]").members.isEmpty)
        #expect(JSONMembers(#"[{"a": 1}, [2] ]"#).members.map(\.value) == [#"{"a": 1}"#, "[2]"])
    }
}
