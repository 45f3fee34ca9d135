import XCTest

/// Asks Apple's UIKit every question of `Tests/UIKitQuestions`, and writes the answers as one file of JSON.
///
/// The file is attached to the test, and also written to the path in the environment variable `ANSWERS` of the test, if
/// there is one; xcodebuild passes on what is called `TEST_RUNNER_ANSWERS`. `QUESTIONS`, likewise, names the questions
/// to be asked, separated by commas. An answer that is not the expected one is no failure: that is what the test is
/// there to find out. It takes about twenty minutes.
@MainActor
final class QuestionUITests: XCTestCase {
    /// What the app calls its elements.
    private enum Element {
        static let doneButton = "fingers have worked"
        static let answerLabel = "answer"
        static let noAnswerLabel = "no answer"
    }

    override func setUp() async throws {
        continueAfterFailure = true
    }

    func testQuestions() throws {
        var answers: [Answer] = []
        for question in questions {
            XCTContext.runActivity(named: question.id) { _ in answers.append(ask(question)) }
        }
        XCTAssertFalse(answers.isEmpty, "There is nothing to ask.")
        try keep(answers)
    }

    private var questions: [Question] {
        guard let wanted = ProcessInfo.processInfo.environment["QUESTIONS"] else { return Question.all }
        let ids = wanted.split(separator: ",").map(String.init)
        return Question.all.filter { ids.contains($0.id) }
    }

    /// Every question has a launch of its own, whatever the one before has left behind.
    private func ask(_ question: Question) -> Answer {
        let app = XCUIApplication()
        app.launchEnvironment = ["QUESTION": question.id]
        app.launch()
        defer { app.terminate() }
        var answer = Answer(system: system, device: device, id: question.id)
        if !question.fingers.isEmpty {
            let button = app.buttons[Element.doneButton]
            guard button.waitForExistence(timeout: 20) else {
                answer.noAnswer = reason(in: app) ?? "The screens did not appear."
                return answer
            }
            for step in question.fingers { step.perform(on: app) }
            button.tap()
        }
        let label = app.staticTexts[Element.answerLabel]
        if label.waitForExistence(timeout: 30) {
            answer.answer = label.label
        } else {
            answer.noAnswer = reason(in: app) ?? "The app did not answer, or has crashed."
        }
        return answer
    }

    private func reason(in app: XCUIApplication) -> String? {
        let label = app.staticTexts[Element.noAnswerLabel]
        return label.exists ? label.label : nil
    }

    private func keep(_ answers: [Answer]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let json = try encoder.encode(answers)
        let attachment = XCTAttachment(data: json, uniformTypeIdentifier: "public.json")
        attachment.name = "answers.json"
        attachment.lifetime = .keepAlways
        add(attachment)
        if let path = ProcessInfo.processInfo.environment["ANSWERS"] {
            try json.write(to: URL(fileURLWithPath: path))
        }
    }

    private var system: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion)"
    }

    private var device: String {
        ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] ?? "a device"
    }
}
