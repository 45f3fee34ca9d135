import UIKitQuestions

/// Where the model differs from the answers of one device.
struct AnswerComparison {
    /// An answer that is not the model's.
    struct Difference {
        let question: Question
        let answer: String
        let model: Answer
        /// Alternatives to the choice that the question is about, with which the model gives the same answer.
        let alternatives: [String]
    }

    let system: String
    let device: String
    /// How many answers are the model's.
    private(set) var agreements = 0
    private(set) var differences: [Difference] = []
    /// Questions whose answer is the expected one, which the model cannot give.
    private(set) var beyondModel: [Question] = []
    /// Questions without an answer, each with the reason if the run has given one.
    private(set) var unanswered: [(id: String, reason: String?)] = []
    /// Names that no question has.
    private(set) var unknown: [String] = []

    /// - Parameter answers: of one device; at least one.
    /// - Returns: nil if the model does not play the system.
    @MainActor
    init?(_ answers: [Answer]) async {
        (system, device) = (answers[0].system, answers[0].device)
        guard let version = Answer.majorVersion(of: system), HeadlessQuestionHost.systems.contains(version) else {
            return nil
        }
        let answersByID = Dictionary(answers.map { ($0.id, $0) }) { first, _ in first }
        unknown = answers.map(\.id).filter { Question.named($0) == nil }
        for question in Question.all {
            guard let answer = answersByID[question.id]?.answer else {
                unanswered.append((question.id, answersByID[question.id]?.noAnswer))
                continue
            }
            let model = await ModelAnswers.answer(to: question, on: version)
            if answer == model.answer {
                agreements += 1
            } else if question.beyondModel != nil, answer == question.expected.on(version) {
                beyondModel.append(question)
            } else {
                let alternatives = await ModelAnswers.alternatives(giving: answer, to: question, on: version)
                differences.append(
                    Difference(question: question, answer: answer, model: model, alternatives: alternatives))
            }
        }
    }
}
