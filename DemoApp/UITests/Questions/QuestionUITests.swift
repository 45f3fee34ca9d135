import XCTest

/// Asks Apple's UIKit every question of `Tests/UIKitQuestions`, and writes the answers as one file of JSON.
///
/// The file is attached to the test, and also written to the path in the environment variable `ANSWERS` of the test, if
/// there is one; xcodebuild passes on what is called `TEST_RUNNER_ANSWERS`. `QUESTIONS`, likewise, names the questions
/// to be asked, separated by commas. An answer that is not the expected one is no failure: that is what the test is
/// there to find out. Every question has a launch of its own, and nobody has measured how long all of them take.
@MainActor
final class QuestionUITests: XCTestCase {
    override func setUp() async throws {
        continueAfterFailure = true
    }

    func testQuestions() throws {
        var answers: [Answer] = []
        for question in questions {
            XCTContext.runActivity(named: question.id) { _ in answers.append(ask(question)) }
            // What there is so far is kept, should the test not come to its end.
            if let path = ProcessInfo.processInfo.environment["ANSWERS"] {
                try json(of: answers).write(to: URL(fileURLWithPath: path))
            }
        }
        XCTAssertFalse(answers.isEmpty, "There is nothing to ask.")
        let attachment = XCTAttachment(data: try json(of: answers), uniformTypeIdentifier: "public.json")
        attachment.name = "answers.json"
        attachment.lifetime = .keepAlways
        add(attachment)
    }

    private var questions: [Question] {
        guard let wanted = ProcessInfo.processInfo.environment["QUESTIONS"] else { return Question.all }
        return wanted.split(separator: ",").compactMap { id in
            let question = Question.named(String(id))
            if question == nil { XCTFail("There is no question \(id).") }
            return question
        }
    }

    /// Every question has a launch of its own, whatever the one before has left behind.
    private func ask(_ question: Question) -> Answer {
        let app = XCUIApplication()
        app.launchEnvironment = [LaunchVariable.question: question.id]
        app.launch()
        defer { app.terminate() }
        var answer = Answer(system: system, device: device, id: question.id)
        if !question.fingers.isEmpty {
            let button = app.buttons[QuestionElement.doneButton]
            guard button.waitForExistence(timeout: 20) else {
                answer.noAnswer = reason(in: app) ?? "The screens did not appear."
                return answer
            }
            for step in question.fingers { step.perform(on: app) }
            button.tap()
        }
        let label = app.staticTexts[QuestionElement.answerLabel]
        if label.waitForExistence(timeout: 30) {
            answer.answer = label.label
        } else {
            answer.noAnswer = reason(in: app) ?? "The app did not answer, or has crashed."
        }
        return answer
    }

    private func reason(in app: XCUIApplication) -> String? {
        let label = app.staticTexts[QuestionElement.noAnswerLabel]
        return label.exists ? label.label : nil
    }

    private func json(of answers: [Answer]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(answers)
    }

    private var system: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion)"
    }

    private var device: String {
        ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] ?? "a device"
    }
}
