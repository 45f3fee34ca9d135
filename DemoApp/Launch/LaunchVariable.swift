/// Variables of the app's environment by which a UI test says what the app shows.
enum LaunchVariable {
    /// The text of a scenario's file.
    static let scenario = "SCENARIO"
    /// Whom the scenario is played with, by the name of a case of `ContenderName`; the toolkit if it is missing.
    static let contender = "CONTENDER"
    /// `ltr`, also if it is missing, or `rtl`.
    static let direction = "DIRECTION"
    /// The name of a question to UIKit.
    static let question = "QUESTION"
}
