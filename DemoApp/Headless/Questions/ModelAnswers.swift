import Foundation
@_spi(Headless) import UIKit
@_spi(Headless) import UIKitQuestions

/// What the model answers to the questions.
@MainActor
enum ModelAnswers {
    /// The answers to all questions on all systems that the model plays, as a file of answers has them.
    static func json() async throws -> String {
        var answers: [Answer] = []
        for system in HeadlessQuestionHost.systems {
            for question in Question.all { answers.append(await answer(to: question, on: system)) }
        }
        return try JSONEncoder.forDocuments.string(of: answers)
    }

    static func answer(to question: Question, on system: Int) async -> Answer {
        var answer = Answer(system: "\(system)", device: "headless model", id: question.id)
        do {
            answer.answer = try await HeadlessQuestionHost.answer(to: question, on: system)
        } catch {
            answer.noAnswer = "\(error)"
        }
        return answer
    }

    /// The alternatives to the choice that a question is about, with which the model gives this answer.
    static func alternatives(giving answer: String, to question: Question, on system: Int) async -> [String] {
        guard case .choice(let name) = question.source, let system = BehaviourProfile.System(rawValue: system) else {
            return []
        }
        var agreeing: [String] = []
        for alternative in BehaviourProfile.choices.filter({ $0.name == name }).flatMap(\.alternatives) {
            let profile = BehaviourProfile(system: system).choosing([alternative])
            let varied = try? await HeadlessQuestionHost.answer(to: question, on: profile)
            if varied == answer { agreeing.append(alternative.value) }
        }
        return agreeing
    }
}
