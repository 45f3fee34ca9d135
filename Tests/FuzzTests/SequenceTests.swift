import Foundation
import Scenarios
import CommandLineSupport
import Testing
@_spi(Headless) import UIKit

@testable import Fuzz

@Suite("Random sequences") @MainActor
struct SequenceTests {
    @Test("are the same for the same seed, and others for another one")
    func seeds() {
        #expect(RandomScenario(seed: 7).json == RandomScenario(seed: 7).json)
        #expect(RandomScenario(seed: 7).json != RandomScenario(seed: 8).json)
    }

    @Test("are scenarios", arguments: 0..<300)
    func scenarios(seed: Int) throws {
        let json = RandomScenario(seed: UInt64(seed)).json
        #expect(throws: Never.self) { try Scenario(json.data, file: "sequence") }
        #expect(try JSONDecoder().decode(JSON.self, from: json.data) == json)
    }

    @Test("have everything that the format can say of fingers and apps")
    func variety() {
        let text = (0..<400).map { String(decoding: RandomScenario(seed: UInt64($0)).json.data, as: UTF8.self) }
            .joined()
        let words = [
            "cancel", "hold", "rotate", "push", "pop", "set", "present", "presentNavigation", "presentSystemNavigation",
            "dismiss", "configure", "scroll", "escape", "remove", "reduceMotion", "systemPop", "delegate", "toolkit",
            "toolkitInstalled", "tabBar", "sidebar", "child", "detents", "interactor", "transition", "shouldPop",
            "swipeActions", "pages", "key", "bar", "change",
        ]
        #expect(words.filter { !text.contains("\"\($0)\"") } == [])
    }

    @Test("leave everything as a person wants it", arguments: 0..<60)
    func play(seed: Int) async throws {
        let found = try await Play.result(of: RandomScenario(seed: UInt64(seed)).json, file: "sequence \(seed)").found
        #expect(found?.findings ?? [] == [], "\(found?.play ?? "")")
    }

    @Test("a sequence is made as small as it can be while it shows the same")
    func shrinking() async {
        let json: JSON = ["a": [1, 2, ["b": true, "c": "x"]], "d": ["e": 1], "f": []]
        let shrinker = Shrinker { json in json["a"]?.elements.contains { $0["c"] != nil } ?? false }
        #expect(await shrinker.shrunk(json) == ["a": [["c": "x"]]])
    }

    @Test("what cannot be asked for is refused with what was expected")
    func requests() throws {
        #expect(try FuzzRequest(["--sequences", "5", "--seed", "9"]).end == 14)
        #expect(try FuzzRequest(["--memory", "900"]).arguments(from: 1, stride: 2).contains("900"))
        #expect(throws: UsageError("--sequences expects a number of at least 1, not 0")) {
            try FuzzRequest(["--sequences", "0"])
        }
        #expect(throws: UsageError("Fuzz does not know --depth")) { try FuzzRequest(["--depth"]) }
    }
}
