import Testing
@_spi(Headless) import UIKit
@_spi(Headless) import UIKitQuestions

@MainActor
struct AnswerTests {
    nonisolated private static let askable = Question.all.filter { $0.beyondModel == nil }.map(\.id)
    nonisolated private static let fingered =
        Question.all.filter { !$0.fingers.isEmpty && $0.beyondModel == nil }.map(\.id)

    @Test(
        "The model gives the expected answer to each question, on each system", arguments: askable,
        HeadlessQuestionHost.systems)
    func expected(id: String, system: Int) async throws {
        let question = try #require(Question.named(id))
        let answer = try await HeadlessQuestionHost.answer(to: question, on: system)
        #expect(answer == question.expected.on(system), "\(question.sentence)")
    }

    @Test("The model cannot give the expected answer to these questions alone")
    func beyondModel() async throws {
        let beyond = Question.all.filter { $0.beyondModel != nil }
        #expect(
            beyond.map(\.id) == ["scroll-pan-has-the-scroll-view-as-delegate"])
        for question in beyond {
            let answer = try await HeadlessQuestionHost.answer(to: question, on: 18)
            #expect(answer != question.expected.on(18), "\(question.id) is within the model after all.")
        }
    }

    @Test("A question whose fingers have not landed has no answer", arguments: fingered, HeadlessQuestionHost.systems)
    func withoutFingers(id: String, system: Int) async throws {
        let question = try #require(Question.named(id))
        let profile = BehaviourProfile(system: try #require(.init(rawValue: system)))
        do {
            let answer = try await HeadlessQuestionHost.answer(to: question, on: profile, usesFingers: false)
            #expect(answer == "no content pop")
        } catch let error as NoAnswer {
            #expect(error.description == "The fingers have not landed.")
        }
    }

    @Test("Every choice of the model is asked about", arguments: BehaviourProfile.choices.map(\.name))
    func choiceIsAsked(choice: String) {
        #expect(Question.all.contains { $0.source == .choice(choice) })
    }

    @Test(
        "A question about a choice of the model has another answer when that is made differently",
        arguments: Question.all.filter(\.isAboutChoice).map(\.id))
    func choiceMatters(id: String) async throws {
        let question = try #require(Question.named(id))
        guard case .choice(let name) = question.source else { return }
        let choice = try #require(BehaviourProfile.choices.first { $0.name == name }, "There is no choice \(name).")
        var differs = false
        for system in BehaviourProfile.System.allCases {
            let profile = BehaviourProfile(system: system)
            for alternative in choice.alternatives {
                let answer = try await HeadlessQuestionHost.answer(
                    to: question, on: profile.choosing([alternative]))
                if answer != question.expected.on(system.rawValue) { differs = true }
            }
        }
        #expect(differs)
    }

    @Test("Every alternative to a choice of the model is told from it by a question")
    func alternativesAreTold() async throws {
        for choice in BehaviourProfile.choices {
            let questions = Question.all.filter { $0.source == .choice(choice.name) }
            for alternative in choice.alternatives {
                var isTold = false
                for question in questions {
                    for system in BehaviourProfile.System.allCases {
                        let profile = BehaviourProfile(system: system).choosing([alternative])
                        let answer = try await HeadlessQuestionHost.answer(to: question, on: profile)
                        if answer != question.expected.on(system.rawValue) { isTold = true }
                    }
                }
                #expect(isTold, "\(alternative)")
            }
        }
    }
}

extension Question {
    fileprivate var isAboutChoice: Bool {
        if case .choice = source { true } else { false }
    }
}
