import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import DemoApp
@testable import Scenarios

@MainActor
@Suite("A live session")
struct LiveSessionTests {
    private func answer(_ message: String, of session: LiveSession) async -> String {
        String(decoding: await session.answer(to: Data(message.utf8), from: LivePerson.page).bytes, as: UTF8.self)
    }

    private func texts(_ session: LiveSession) -> [String] {
        session.takeOutput().map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test("Nothing passes while nobody watches, and a page that opens is shown everything")
    func pages() async throws {
        let session = LiveSession(screens: try LiveScreens(files: []))
        await session.advance(by: 1)
        #expect(session.phones[0].play.tick == 0)
        session.pageDidOpen(1)
        let output = texts(session)
        #expect(output.contains { $0.hasPrefix(#"{"state":"#) })
        #expect(output.last?.contains(#""reset":true"#) == true)
        await session.advance(by: 0.05)
        #expect(session.phones[0].play.tick == 3)
        session.pageDidClose(1)
        await session.advance(by: 0.05)
        #expect(session.phones[0].play.tick == 3)
    }

    @Test("A page that opens gets the picture of the same phones, and new phones have another number")
    func builds() async throws {
        let session = LiveSession(screens: try LiveScreens(files: []), firstBuild: 7)
        session.pageDidOpen(1)
        session.pageDidOpen(2)
        #expect(texts(session).filter { $0.hasPrefix(#"{"state":"#) }.allSatisfy { $0.contains(#""build":8"#) })
        try await session.perform(.restart, from: 1)
        #expect(texts(session).first?.contains(#""build":9"#) == true)
    }

    @Test("When the last page goes, the fingers that were on it are taken away")
    func lastPage() async throws {
        let person = try await LivePerson("finger-arc")
        try await person.touch(1, .down(CGPoint(x: 100, y: 500)))
        await person.wait(0.1)
        person.session.pageDidClose(LivePerson.page)
        person.session.pageDidOpen(LivePerson.page)
        await person.wait(0.1)
        #expect(person.play.fingersDown.isEmpty)
    }

    @Test("When one of several pages goes, its fingers are taken away at once, and those of the others stay")
    func oneOfSeveralPages() async throws {
        let person = try await LivePerson("finger-arc")
        person.session.pageDidOpen(2)
        try await person.touch(1, .down(CGPoint(x: 100, y: 500)))
        try await person.touch(1, .down(CGPoint(x: 200, y: 500)), on: 2)
        await person.wait(0.1)
        #expect(person.play.fingersDown.map(\.place.x) == [100, 200])
        // What the page was still about to do is left out: it may be long.
        for step in 1...60 {
            try await person.touch(1, .move(CGPoint(x: 200 + step, y: 500)), on: 2, at: 5 + Double(step) / 60)
        }
        person.session.pageDidClose(2)
        await person.wait(1.0 / 60)
        #expect(person.play.fingersDown.map(\.place.x) == [100])
    }

    @Test("No finger lands from a page that is not open, and what else comes late from there is left out")
    func closedPage() async throws {
        let person = try await LivePerson("finger-arc")
        await #expect(throws: LiveError("touches: expected from a page that is open")) {
            try await person.touch(1, .down(.zero), on: 7)
        }
        try await person.touch(1, .up, on: 7)
        await person.wait(0.1)
        #expect(person.play.fingersDown.isEmpty)
    }

    @Test("While nothing happens, nothing is sent")
    func rest() async throws {
        let person = try await LivePerson()
        await person.wait(0.5)
        _ = texts(person.session)
        await person.wait(2)
        #expect(texts(person.session).isEmpty)
    }

    @Test("A quarter of the speed takes four times as long, and a machine that slept does not hurry")
    func speed() async throws {
        let person = try await LivePerson()
        try await person.session.perform(.speed(0.25), from: LivePerson.page)
        for _ in 0..<16 { await person.session.advance(by: 1.0 / 60) }
        #expect(person.play.tick == 4)
        try await person.session.perform(.speed(1), from: LivePerson.page)
        await person.session.advance(by: 3600)
        #expect(person.play.tick == 10)
    }

    @Test("While the session is paused a finger rests, and time goes on step by step")
    func steps() async throws {
        let person = try await LivePerson("finger-arc")
        try await person.session.perform(.pause(true), from: LivePerson.page)
        try await person.touch(1, .down(CGPoint(x: 100, y: 500)))
        await person.session.advance(by: 0.1)
        #expect(person.play.tick == 0 && person.play.fingersDown.isEmpty)
        for _ in 1...3 { try await person.session.perform(.step, from: LivePerson.page) }
        #expect(person.play.tick == 3 && person.play.fingersDown.count == 1)
        try await person.session.perform(.pause(false), from: LivePerson.page)
        await #expect(throws: LiveError("step needs a session that is paused")) {
            try await person.session.perform(.step, from: LivePerson.page)
        }
    }

    @Test("The frame behind an input carries the input's stamp, once")
    func stamp() async throws {
        let person = try await LivePerson()
        await person.wait(0.1)
        _ = texts(person.session)
        try await person.session.perform(.touches([], stamp: 12.5), from: LivePerson.page)
        await person.wait(0.1)
        #expect(texts(person.session).filter { $0.contains(#""stamp":12.5"#) }.count == 1)
    }

    @Test(
        "A message that is wrong is answered with the place and what was expected there",
        arguments: [
            ("[]", "message: expected an object"),
            (#"{"a":1}"#, "a: unknown key"),
            ("{}", "expected exactly one of"),
            (#"{"pause":true,"restart":true}"#, "found restart and pause"),
            (#"{"pause":1}"#, "pause: expected"),
            (#"{"speed":0}"#, "speed: expected"),
            (#"{"speed":1e400}"#, "expected"),
            (#"{"restart":false}"#, "restart: expected true"),
            (#"{"touches":{}}"#, "touches: expected a list"),
            (#"{"touches":[{"finger":1}]}"#, "touches[0]: expected exactly one of down, move, up, cancel"),
            (#"{"touches":[{"finger":-1,"up":true}]}"#, "touches[0].finger"),
            (#"{"touches":[{"finger":1,"down":[1,1e9]}]}"#, "touches[0].down"),
            (#"{"touches":[{"finger":1,"up":false}]}"#, "touches[0].up: expected true"),
            (#"{"stamp":1,"restart":true}"#, "stamp: expected only beside touches"),
            (#"{"play":"music"}"#, "play"),
            (#"{"play":"own"}"#, "no fingers of their own"),
            (#"{"play":"recorded"}"#, "nothing has been recorded"),
            (#"{"show":{"screen":"x","contenders":["toolkit"],"system":26,"direction":"ltr"}}"#, "no screens x"),
            (
                #"{"show":{"screen":"demo","contenders":[],"system":26,"direction":"ltr"}}"#,
                "show.contenders: expected one"
            ),
            (#"{"show":{"screen":"demo","contenders":["x"],"system":26,"direction":"ltr"}}"#, "show.contenders"),
            (
                #"{"show":{"screen":"demo","contenders":["stock"],"system":9,"direction":"ltr"}}"#,
                "show.system: expected"
            ),
            (
                #"{"show":{"screen":"demo","contenders":["stock"],"system":26,"direction":"ltr","size":[1,1]}}"#,
                "show.size: expected lengths"
            ),
            ("not JSON", "expected JSON"),
        ])
    func mistakes(message: String, words: String) async throws {
        let person = try await LivePerson()
        await person.wait(0.1)
        let answer = await answer(message, of: person.session)
        #expect(answer.hasPrefix(#"{"error":"#))
        #expect(answer.contains(words), "\(answer)")
        #expect(await self.answer(#"{"restart":true}"#, of: person.session) == "{}")
    }

    @Test("Every kind of screens of the library is shown, with its own size, and can be touched")
    func library() async throws {
        let entries = try ScenarioLibrary.entries()
        for index in stride(from: 5, to: entries.count, by: 15) {
            let person = try await LivePerson(entries[index].id, with: [.toolkit, .stock])
            #expect(person.play.device.window.bounds.size == entries[index].scenario.devices.size)
            try await person.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 300, y: 420), over: 0.2)
            await person.wait(0.5)
            #expect(person.session.phones.allSatisfy { $0.play.tick > 30 }, "\(entries[index].id)")
        }
    }
}
