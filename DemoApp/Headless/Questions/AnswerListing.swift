import Scenarios
import UIKitQuestions

/// Where the model differs from Apple's UIKit, and what rests on that, for people.
struct AnswerListing {
    private(set) var comparisons: [AnswerComparison] = []
    /// Devices with a system that the model does not play.
    private(set) var strangers: [Answer] = []

    @MainActor
    init(_ file: AnswerFile) async {
        var rest = file.answers[...]
        while let first = rest.first {
            let ofDevice = rest.filter { $0.system == first.system && $0.device == first.device }
            rest = rest.filter { $0.system != first.system || $0.device != first.device }
            if let comparison = await AnswerComparison(ofDevice) {
                comparisons.append(comparison)
            } else {
                strangers.append(first)
            }
        }
    }

    /// Whether every answer is the model's, and there is nothing that is not understood.
    var agrees: Bool {
        strangers.isEmpty && comparisons.allSatisfy { $0.differences.isEmpty && $0.unknown.isEmpty }
    }

    var text: String {
        let systems = HeadlessQuestionHost.systems.map(String.init).joined(separator: ", ")
        let lines =
            comparisons.flatMap(Self.lines)
            + strangers.flatMap { answer in
                ["", "iOS \(answer.system), \(answer.device): left out, the model plays \(systems) only."]
            }
        return lines.isEmpty ? "The file has no answers." : lines.dropFirst().joined(separator: "\n")
    }

    private static func lines(of comparison: AnswerComparison) -> [String] {
        let count = comparison.agreements + comparison.differences.count + comparison.beyondModel.count
        let heading =
            "iOS \(comparison.system), \(comparison.device): "
            + "\(comparison.agreements) of \(count) answers are the model's."
        let beyondModel = comparison.beyondModel.map {
            "    as expected, and not the model's: \($0.id), \($0.beyondModel ?? "")"
        }
        return ["", heading] + beyondModel + comparison.differences.flatMap(Self.lines)
            + Self.unansweredLines(of: comparison)
            + comparison.unknown.map { id in
                let similar = Question.all.map(\.id).similar(to: id).joined(separator: " or ")
                return "    no question is called \(id)" + (similar.isEmpty ? "" : ", did you mean \(similar)?")
            }
    }

    private static func lines(of difference: AnswerComparison.Difference) -> [String] {
        let question = difference.question
        let model = difference.model.answer ?? "no answer: \(difference.model.noAnswer ?? "unknown")"
        return [
            "",
            "    \(question.id): \(question.sentence)",
            "        UIKit: \(difference.answer)",
            "        the model: \(model) (\(question.source))",
        ] + difference.alternatives.map { "        the same with the alternative: \($0)" }
            + ["        on which rest:"] + question.restsOn.map { "            \($0)" }
    }

    private static func unansweredLines(of comparison: AnswerComparison) -> [String] {
        guard !comparison.unanswered.isEmpty else { return [] }
        let withReason = comparison.unanswered.compactMap { id, reason in reason.map { "        \(id): \($0)" } }
        let missing = comparison.unanswered.filter { $0.reason == nil }.map(\.id)
        return ["", "    \(comparison.unanswered.count) questions have no answer:"] + withReason
            + (missing.isEmpty ? [] : ["        not asked: \(missing.joined(separator: ", "))"])
    }
}
