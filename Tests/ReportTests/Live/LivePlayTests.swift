import Foundation
import Testing
@testable @_spi(Headless) import UIKit

@testable import DemoApp
@testable import Scenarios

@MainActor
@Suite("A play in the time of a person")
struct LivePlayTests {
    /// Every twelfth scenario of the library, in turn on another device and with another contender.
    private static let sample: [(String, Profile, ContenderName)] = {
        let entries = (try? ScenarioLibrary.entries()) ?? []
        return stride(from: 0, to: entries.count, by: 12).map { index in
            let profiles = entries[index].scenario.devices.profiles
            let contenders: [ContenderName] = [.toolkit, .stock, .seedRecipeA]
            return (entries[index].id, profiles[index / 12 % profiles.count], contenders[index / 12 % 3])
        }
    }()

    private static func words(_ seen: Observation) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return String(decoding: try encoder.encode(seen), as: UTF8.self)
    }

    @Test("Sample by sample, the fingers of a scenario come to the same as in a player, number by number")
    func samples() async throws {
        #expect(Self.sample.count > 30)
        for (id, profile, contender) in Self.sample {
            var scenario = try #require(try ScenarioLibrary.entries().first { $0.id == id }).scenario
            // A live play looks at nothing on the way.
            scenario.expectations = [:]
            scenario.wanted = nil
            let player = ScenarioPlayer(scenario, on: profile, with: contender)
            let expected = await player.play()
            let live = LivePlay(scenario, on: profile, with: contender, isKept: true)
            while live.isScripted { await live.advance() }
            for _ in 0..<20 { await live.advance() }
            let seen = await live.finish()
            #expect(try Self.words(seen) == Self.words(expected), "\(id), \(profile), \(contender)")
        }
    }

    @Test("A touch takes effect in the next sample, a move and a lift in the same one, and a finger lands once")
    func order() async throws {
        let person = try await LivePerson("finger-arc")
        try await person.touch(7, .move(.zero))
        try await person.touch(7, .down(CGPoint(x: 100.1, y: 500)))
        try await person.touch(7, .move(CGPoint(x: 110, y: 500)))
        try await person.touch(7, .move(CGPoint(x: 120, y: 500)))
        try await person.touch(7, .up)
        await person.wait(1.0 / 60)
        #expect(person.play.fingersDown.map(\.place) == [CGPoint(x: 100, y: 500)])
        await person.wait(1.0 / 60)
        #expect(person.play.fingersDown.isEmpty)
    }

    @Test("A drag that comes late and all at once is no jump, and does not lag behind for long")
    func late() async throws {
        let person = try await LivePerson("finger-arc")
        try await person.touch(1, .down(CGPoint(x: 100, y: 500)), at: 3)
        for step in 1...12 {
            let place = CGPoint(x: 100 + 10 * step, y: 500)
            try await person.touch(1, .move(place), at: 3 + Double(step) / 60)
        }
        var places: [CGFloat] = []
        for _ in 0..<8 {
            await person.wait(1.0 / 60)
            places += person.play.fingersDown.map(\.place.x)
        }
        #expect(places.count == 8 && places.first == 100 && places.last == 220)
        #expect(Set(places).count >= 5)
        await person.wait(1)
        try await person.touch(1, .move(CGPoint(x: 300, y: 500)), at: 4.1)
        await person.wait(1.0 / 60)
        #expect(person.play.fingersDown.map(\.place.x) == [300])
    }

    @Test("Fingers that land in one event do so in their order in it, whatever their numbers are")
    func landings() async throws {
        for numbers in [[1, 2, 3], [3, 1, 2], [900, 2, 31]] {
            let person = try await LivePerson("finger-arc")
            try await person.session.perform(.record(true), from: LivePerson.page)
            let downs = numbers.enumerated().map { index, number in
                LiveMessage.FingerChange(finger: number, touch: .down(CGPoint(x: 100 + 50 * index, y: 500)))
            }
            try await person.session.perform(.touches(downs, stamp: nil), from: LivePerson.page)
            await person.wait(0.1)
            // The first one lifts and lands again: behind the others.
            try await person.touch(numbers[0], .up)
            try await person.touch(numbers[0], .down(CGPoint(x: 300, y: 500)))
            await person.wait(0.1)
            #expect(person.play.fingersDown.map(\.place.x) == [150, 200, 300])
            #expect(person.play.fingers.map(\.down.place.x) == [100, 150, 200, 300])
        }
    }

    @Test("More fingers than fit are refused, and those that are down go on")
    func fingers() async throws {
        let person = try await LivePerson()
        for finger in 0..<LivePlay.mostFingers {
            try await person.touch(finger, .down(CGPoint(x: 10 * finger, y: 400)))
        }
        await #expect(throws: LiveError.self) { try await person.touch(99, .down(.zero)) }
        await person.wait(0.1)
        #expect(person.play.fingersDown.count == LivePlay.mostFingers)
    }

    @Test("Screens that are chosen while fingers are on others take nothing from them")
    func restart() async throws {
        let person = try await LivePerson("finger-arc")
        try await person.touch(1, .down(CGPoint(x: 100, y: 500)))
        await person.wait(0.1)
        try await person.session.perform(.restart, from: LivePerson.page)
        try await person.touch(1, .move(CGPoint(x: 200, y: 500)))
        try await person.touch(1, .up)
        await person.wait(0.1)
        #expect(person.play.fingersDown.isEmpty)
        #expect(person.play.device.faults.isEmpty)
    }

    @Test("The demo's own screens are opened by a tap and popped by a swipe, also beside UIKit alone")
    func demo() async throws {
        let person = try await LivePerson(with: [.toolkit, .stock])
        try await person.touch(1, .down(CGPoint(x: 120, y: 190)))
        await person.wait(0.1)
        try await person.touch(1, .up)
        await person.wait(1)
        func depths() -> [Int] {
            person.session.phones.compactMap {
                ($0.play.device.window.rootViewController as? UINavigationController)?.viewControllers.count
            }
        }
        #expect(depths() == [2, 2])
        try await person.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 350, y: 500), over: 0.25)
        await person.wait(1)
        #expect(depths() == [1, 1])
    }

    @Test("The recognizers under a finger are told with their states, and who waits for whom")
    func recognizers() async throws {
        let person = try await LivePerson("slider-in-pager-thumb-right-quick")
        #expect(person.play.device.recognizerAttempts.isEmpty)
        try await person.touch(1, .down(CGPoint(x: 195, y: 325)))
        await person.wait(0.05)
        let attempts = person.play.device.recognizerAttempts.map(RecognizerState.init)
        #expect(attempts.contains { $0.state == "possible" })
        #expect(attempts.contains { !$0.waitsFor.isEmpty })
        try await person.touch(1, .up)
        await person.wait(1)
        #expect(person.play.device.recognizerAttempts.isEmpty)
    }
}
