import Foundation
import FullScreenPop
import Scenarios
import Testing
import UIKitQuestions

struct QuestionTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("There are sixty questions and more, each with a name of its own")
    func names() {
        let ids = Question.all.map(\.id)
        #expect(ids.count >= 60)
        #expect(Set(ids).count == ids.count)
    }

    @Test("A name is lower case with hyphens, and a sentence asks something", arguments: Question.all.map(\.id))
    func wording(id: String) throws {
        let question = try #require(Question.named(id))
        #expect(id.wholeMatch(of: /[a-z0-9]+([-.][a-z0-9]+)*/) != nil)
        #expect(question.sentence.hasSuffix("?"))
        #expect(question.sentence.first?.isUppercase == true)
        #expect(question.sentence.count <= 105)
    }

    @Test("Something rests on every question, and all of it exists", arguments: Question.all.map(\.id))
    func dependencies(id: String) throws {
        let question = try #require(Question.named(id))
        #expect(!question.restsOn.isEmpty)
        for dependency in question.restsOn { #expect(try exists(dependency), "\(dependency)") }
    }

    @Test("A file, a rule, a driver and a scenario that do not exist are found out")
    func missingDependencies() throws {
        let missing: [Dependency] = [.file("Sources/None.swift"), .rule("Z9"), .driver("none"), .scenario("none")]
        for dependency in missing { #expect(try !exists(dependency), "\(dependency)") }
    }

    @Test("A documented answer names a page of Apple's", arguments: Question.all.map(\.id))
    func documentation(id: String) throws {
        guard case .documentation(let page) = try #require(Question.named(id)).source else { return }
        #expect(page.hasPrefix("https://developer.apple.com/"))
        #expect(!page.contains(" "))
    }

    @Test("Fingers stay on the screen of the smallest phone, and below its bars", arguments: Question.all.map(\.id))
    func places(id: String) throws {
        for step in try #require(Question.named(id)).fingers {
            for place in step.places {
                #expect((1...374).contains(place.x) && (150...640).contains(place.y), "\(place)")
            }
        }
    }

    private func exists(_ dependency: Dependency) throws -> Bool {
        switch dependency {
        case .file(let path):
            FileManager.default.fileExists(atPath: Self.repository.appendingPathComponent(path).path)
        case .rule(let name):
            try Self.fidelityTests.contains("\"\(name) ")
        case .driver(let name):
            PopDriver.allCases.contains { "\($0)" == name }
        case .scenario(let name):
            try ScenarioLibrary.entries().contains { $0.id == name }
        }
    }

    /// The text of the tests whose names begin with the rules of the model.
    private static var fidelityTests: String {
        get throws { try texts.get() }
    }

    private static let texts = Result {
        let folder = repository.appendingPathComponent("Tests/HeadlessUIKitTests")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    }
}

extension FingerStep {
    fileprivate var places: [CGPoint] {
        switch self {
        case .tap(let place), .press(let place, _): [place]
        case .drag(let start, let end, _, _, _): [start, end]
        case .pinch: []
        }
    }
}
