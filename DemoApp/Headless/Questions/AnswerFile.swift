import Foundation
import Scenarios
import UIKitQuestions

/// Answers from Apple's UIKit, as a run on a Mac has written them.
struct AnswerFile {
    let answers: [Answer]

    /// - Throws: a `ScenarioError` if there is no such file, or what it holds is no list of answers.
    init(contentsOf file: URL) throws {
        try self.init(try StrictFile.data(of: file), file: file.relativePath)
    }

    /// - Parameter file: what errors call the place that the JSON is from.
    init(_ json: Data, file: String) throws {
        answers = try StrictFile.decode([Row].self, from: json, file: file).map(\.answer)
        var places: Set<[String]> = []
        for (index, answer) in answers.enumerated()
        where !places.insert([answer.system, answer.device, answer.id]).inserted {
            throw ScenarioError(
                file: file, keyPath: "[\(index)].id",
                expectation: "expected each question once for a system and a device, found \(answer.id) again")
        }
    }

    /// One element of the list.
    private struct Row: Decodable {
        let answer: Answer

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case system, device, id, answer, noAnswer
        }

        init(from decoder: any Decoder) throws {
            let object = try StrictObject<CodingKeys>(decoder)
            let system = try object.name(.system)
            guard Answer.majorVersion(of: system) != nil else {
                throw object.failure(at: .system, "expected a version of iOS such as 18.4, found \(system)")
            }
            guard object.has(.answer) != object.has(.noAnswer) else {
                throw object.failure("expected either answer or noAnswer")
            }
            answer = Answer(
                system: system, device: try object.name(.device), id: try object.name(.id),
                answer: object.has(.answer) ? try object.name(.answer) : nil,
                noAnswer: object.has(.noAnswer) ? try object.name(.noAnswer) : nil)
        }
    }
}

extension Answer {
    /// The 18 of 18.4.1; nil if this is no version.
    static func majorVersion(of system: String) -> Int? {
        let numbers = system.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        return numbers.contains { $0 == nil || $0! < 0 } ? nil : numbers.first ?? nil
    }
}
