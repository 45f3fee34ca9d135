import UIKit

/// A rule made of a closure that decides whether a recognizer may begin, for a condition that only your app knows.
///
/// ```swift
/// arbiter.rules.insert(.when("Editing") { _ in isEditing ? .deny("the list is being edited") : nil }, at: 0)
/// ```
///
/// The arbiter retains the closure: capture the arbiter's owner weakly.
public struct ClosureRule: ArbitrationRule {
    /// The name of the rule in traces and decisions.
    public let name: String

    private let answer: @MainActor (UIGestureRecognizer) -> ArbitrationAnswer?

    /// Creates a rule that asks `answer` whenever a recognizer is about to begin; nil means no opinion.
    public init(_ name: String, _ answer: @escaping @MainActor (UIGestureRecognizer) -> ArbitrationAnswer?) {
        self.name = name
        self.answer = answer
    }

    /// Returns what the closure returns.
    public func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        answer(recognizer)
    }
}

extension ArbitrationRule where Self == ClosureRule {
    /// Asks `answer` whenever a recognizer is about to begin; nil means no opinion.
    public static func when(
        _ name: String, _ answer: @escaping @MainActor (UIGestureRecognizer) -> ArbitrationAnswer?
    ) -> ClosureRule {
        ClosureRule(name, answer)
    }
}
