import UIKit

/// Something that the library or the model takes for granted about UIKit, to be asked of UIKit itself.
///
/// A question builds its own screens from UIKit's public interfaces and observes what comes of them. The same code runs
/// on the headless model and on Apple's UIKit.
public struct Question: Sendable {
    public typealias Observation = @MainActor @Sendable (any QuestionHost) async throws -> String

    /// Lower case, with hyphens; files of answers name the question by it.
    public let id: String
    /// One sentence.
    public let sentence: String
    public let expected: ExpectedAnswer
    public let source: AnswerSource
    /// What is wrong if the answer is another one.
    public let restsOn: [Dependency]
    /// Why the model cannot give the expected answer; nil if it does.
    public let beyondModel: String?
    /// What fingers do when the question's screens are there; empty if the question needs none.
    public let fingers: [FingerStep]
    /// Builds the screens, observes, and returns a short answer.
    public let observe: Observation

    init(
        _ id: String, _ sentence: String, expected: ExpectedAnswer, source: AnswerSource, restsOn: [Dependency],
        beyondModel: String? = nil, fingers: [FingerStep] = [], observe: @escaping Observation
    ) {
        self.id = id
        self.sentence = sentence
        self.expected = expected
        self.source = source
        self.restsOn = restsOn
        self.beyondModel = beyondModel
        self.fingers = fingers
        self.observe = observe
    }
}

/// A question could not be asked as it was meant: that is no answer.
public struct NoAnswer: Error, CustomStringConvertible {
    public let description: String

    init(_ reason: String) { description = reason }
}
