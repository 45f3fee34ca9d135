/// Whether a screen lets itself be popped, asked after everything else has agreed to the pop.
///
/// It is asked of swipes and of VoiceOver's escape gesture. The bar's back button, and calls like
/// `popViewController(animated:)`, do what the app has told them.
public struct PopPermission: Sendable {
    /// An answer that must be there at once.
    public typealias Condition = @MainActor () -> Bool

    /// An answer that may take its time: an alert, a document being saved.
    public typealias Question = @MainActor () async -> Bool

    enum Kind: Sendable {
        case always
        case condition(Condition)
        case question(Question, condition: Condition)
    }

    let kind: Kind

    /// The screen may be left.
    public static let always = PopPermission(kind: .always)

    /// The screen may be left if `condition` says so: a veto.
    ///
    /// The condition is asked when a swipe is about to begin.
    public static func when(_ condition: @escaping Condition) -> PopPermission {
        PopPermission(kind: .condition(condition))
    }

    /// The screen may be left after a question. The swipe does not begin; `question` is asked instead, and if its
    /// answer is true, the screen is popped with an animation.
    ///
    /// While a question is open no other is asked, and every swipe is refused. An answer that comes when the screen is
    /// no longer on top, or while the screen presents something, changes nothing.
    public static func afterAsking(_ question: @escaping Question) -> PopPermission {
        PopPermission(kind: .question(question, condition: { true }))
    }

    /// The screen may be left, but only after a question if `condition` says so at the time: after changes, say.
    ///
    /// When `condition` is false, the swipe begins as on any other screen. When it is true, this is
    /// ``afterAsking(_:)``.
    public static func afterAsking(
        if condition: @escaping Condition, _ question: @escaping Question
    ) -> PopPermission {
        PopPermission(kind: .question(question, condition: condition))
    }
}
