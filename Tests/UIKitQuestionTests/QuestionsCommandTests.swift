import Foundation
import Testing
import UIKitQuestions

@testable import DemoApp

@MainActor
struct QuestionsCommandTests {
    private struct Run {
        var output = ""
        var errors = ""
        var status = DemoCommand.ExitStatus.success
    }

    private func run(_ arguments: String...) async -> Run {
        var run = Run()
        var (output, errors) = ("", "")
        run.status = await DemoCommand(output: { output += $0 }, errors: { errors += $0 }).run(arguments)
        (run.output, run.errors) = (output, errors)
        return run
    }

    /// Compares the model with a file of this text.
    private func compare(_ text: String) async throws -> Run {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return await run("questions", file.path)
    }

    private func compare(_ answers: [Answer]) async throws -> Run {
        try await compare(String(decoding: try JSONEncoder().encode(answers), as: UTF8.self))
    }

    /// What Apple's UIKit would answer if the model were right.
    private func answersOfTheModel(system: String) async throws -> [Answer] {
        var answers: [Answer] = []
        for question in Question.all {
            var answer = await ModelAnswers.answer(to: question, on: 18)
            (answer.system, answer.device) = (system, "iPhone 16")
            answers.append(answer)
        }
        return answers
    }

    @Test("The command prints the model's answers to all questions on all systems, as it reads them")
    func printsAnswers() async throws {
        let run = await run("questions")
        #expect(run.status == .success)
        let file = try AnswerFile(Data(run.output.utf8), file: "answers")
        #expect(file.answers.count == Question.all.count * 3)
        #expect(file.answers.allSatisfy { $0.answer != nil && $0.device == "headless model" })
    }

    @Test("Answers that are all the model's are success")
    func agreement() async throws {
        let run = try await compare(answersOfTheModel(system: "18.4"))
        #expect(run.status == .success)
        let count = Question.all.count
        #expect(run.output == "iOS 18.4, iPhone 16: \(count) of \(count) answers are the model's.")
    }

    @Test("A changed answer is reported with its question, its source, the choice to change, and what rests on it")
    func difference() async throws {
        var answers = try await answersOfTheModel(system: "18.4")
        let index = try #require(answers.firstIndex { $0.id == "pager-against-edge-pan" })
        answers[index].answer = "pager"
        let run = try await compare(answers)
        #expect(run.status == .failure)
        #expect(run.output.contains("iPhone 16: \(answers.count - 1) of \(answers.count) answers are the model's."))
        #expect(
            run.output.hasSuffix(
                """
                    pager-against-edge-pan: Which wins in a drag from the edge over a pager between two pages: the \
                pager or the edge pan?
                        UIKit: pager
                        the model: edge pan (MODEL, a guess: others wait for the edge pan)
                        the same with the alternative: reversed
                        on which rest:
                            Sources/FullScreenPop/Rules/EdgeSwipeRule.swift
                            rule F2b of the model
                            scenario edge-pager-middle
                            scenario edge-strip
                """))
    }

    @Test("An expected answer that the model cannot give is named, and is no failure; another one is")
    func beyondModel() async throws {
        var answers = try await answersOfTheModel(system: "18.4")
        let index = try #require(answers.firstIndex { $0.id == "scroll-pan-has-the-scroll-view-as-delegate" })
        answers[index].answer = "the scroll view"
        let run = try await compare(answers)
        #expect(run.status == .success)
        #expect(
            run.output.hasSuffix(
                """
                \(answers.count - 1) of \(answers.count) answers are the model's.
                    as expected, and not the model's: scroll-pan-has-the-scroll-view-as-delegate, another object \
                stands in, because Swift cannot hide a conformance from apps
                """))
        answers[index].answer = "nobody"
        #expect(try await compare(answers).status == .failure)
    }

    @Test("Each system and device is compared by itself")
    func devices() async throws {
        let run = try await compare([
            Answer(system: "17.5", device: "iPhone 15", id: "pager-against-edge-pan", answer: "pager"),
            Answer(system: "18.0", device: "iPhone 15", id: "pager-against-edge-pan", answer: "pager"),
        ])
        #expect(run.status == .failure)
        #expect(run.output.contains("iOS 17.5, iPhone 15: 1 of 1 answers are the model's."))
        #expect(run.output.contains("iOS 18.0, iPhone 15: 0 of 1 answers are the model's."))
    }

    @Test("Questions without an answer are listed, with the reason if there is one, and are no failure")
    func unanswered() async throws {
        var answers = try await answersOfTheModel(system: "18.4")
        answers.removeAll { $0.id == "tap-of-a-second" }
        let index = try #require(answers.firstIndex { $0.id == "rubber-band" })
        (answers[index].answer, answers[index].noAnswer) = (nil, "The finger did not reach far enough.")
        let run = try await compare(answers)
        #expect(run.status == .success)
        #expect(run.output.contains("2 questions have no answer:"))
        #expect(run.output.contains("rubber-band: The finger did not reach far enough."))
        #expect(run.output.contains("not asked: tap-of-a-second"))
    }

    @Test("An answer to a question that there is not is named, with those that may be meant")
    func unknownQuestion() async throws {
        let run = try await compare([
            Answer(system: "18.4", device: "iPhone 16", id: "tap-of-a-secnd", answer: "yes")
        ])
        #expect(run.status == .failure)
        #expect(run.output.contains("no question is called tap-of-a-secnd, did you mean tap-of-a-second?"))
    }

    @Test("Answers of a system that the model does not play are left out, and that is said")
    func unknownSystem() async throws {
        let run = try await compare([
            Answer(system: "16.4", device: "iPhone 14", id: "tap-of-a-second", answer: "yes")
        ])
        #expect(run.status == .failure)
        #expect(run.output == "iOS 16.4, iPhone 14: left out, the model plays 17, 18, 26 only.")
    }

    @Test(
        "A file that is not what was expected is refused with its place, and status 2",
        arguments: [
            ("{}", "expected a list"),
            ("[", "expected JSON: line 1, column 2: expected a value"),
            (
                #"[{"system": "18", "device": "a", "id": "b", "answer": "c", "note": "d"}]"#,
                "[0].note: unknown key, expected one of system, device, id, answer, noAnswer"
            ),
            (#"[{"device": "a", "id": "b", "answer": "c"}]"#, "[0].system: missing, expected a string"),
            (
                #"[{"system": 18, "device": "a", "id": "b", "answer": "c"}]"#,
                "[0].system: expected a string, found number"
            ),
            (
                #"[{"system": "beta", "device": "a", "id": "b", "answer": "c"}]"#,
                "[0].system: expected a version of iOS such as 18.4, found beta"
            ),
            (#"[{"system": "18", "device": "a", "id": "b"}]"#, "[0]: expected either answer or noAnswer"),
            (
                #"[{"system": "18", "device": "a", "id": "b", "answer": ""}]"#,
                "[0].answer: expected a name, found an empty string"
            ),
            (
                """
                [{"system": "18", "device": "a", "id": "b", "answer": "c"},
                {"system": "18", "device": "a", "id": "b", "answer": "d"}]
                """, "[1].id: expected each question once for a system and a device, found b again"
            ),
        ])
    func malformed(text: String, complaint: String) async throws {
        let run = try await compare(text)
        #expect(run.status == .misuse)
        #expect(run.output == "")
        #expect(run.errors.contains(".json: \(complaint)"), "\(run.errors)")
    }

    @Test("A file that cannot be read, two files, and an option are refused")
    func misuse() async {
        let missing = await run("questions", "/none/answers.json")
        #expect(missing.status == .misuse)
        #expect(missing.errors.contains("/none/answers.json: expected a file that can be read"))
        #expect(await run("questions", "a", "b").errors.contains("questions takes one file of answers, or none"))
        #expect(await run("questions", "--json").status == .misuse)
    }
}
