import Foundation
import Scenarios
@_spi(Headless) import UIKit

/// Which results rest on a guess: they would be others if UIKit did what the model might as well have chosen.
struct Guesses: Codable, Equatable {
    /// The names of the choices, by scenario and contender.
    private var choices: [String: [String: [String]]]

    /// - Parameter results: of every alternative by itself.
    init(_ results: [VariedResults]) {
        choices = [:]
        for (variation, result) in zip(Variation.singles, results) {
            guard let choice = variation.alternatives.first?.choice else { continue }
            for change in result.changes {
                let contender = change.contender.split(separator: " ").first.map(String.init) ?? change.contender
                choices[change.scenario, default: [:]][contender, default: []].append(choice)
            }
        }
        choices = choices.mapValues { $0.mapValues { Set($0).sorted() } }
    }

    /// The choices that the result of a contender rests on.
    func choices(in scenario: String, _ contender: ContenderName) -> [String] {
        choices[scenario]?[contender.rawValue] ?? []
    }

    var scenarios: [String] { choices.keys.sorted() }

    // MARK: The file

    /// What `vary --write` has found of the library.
    static func recorded() throws -> Guesses {
        guard let file = Bundle.module.url(forResource: "guesses", withExtension: "json") else {
            preconditionFailure("The file is a resource of this target.")
        }
        return try JSONDecoder().decode(Guesses.self, from: Data(contentsOf: file))
    }

    func write(to path: String) throws {
        try (JSONEncoder.forDocuments.encode(self) + Data("\n".utf8)).write(to: URL(filePath: path))
    }

    init(from decoder: any Decoder) throws {
        choices = try decoder.singleValueContainer().decode([String: [String: [String]]].self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(choices)
    }
}
