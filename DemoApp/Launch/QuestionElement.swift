/// Accessibility identifiers of what the app shows with a question to UIKit.
enum QuestionElement {
    /// To be tapped when the fingers have worked.
    static let doneButton = "fingers have worked"
    static let answerLabel = "answer"
    /// Says why there is no answer.
    static let noAnswerLabel = "no answer"
}
