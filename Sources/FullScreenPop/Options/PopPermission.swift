import UIKit

/// Whether a screen lets itself be popped, asked after everything else has agreed to the pop.
///
/// It is asked of swipes and of VoiceOver's escape gesture. The bar's back button, and calls like
/// `popViewController(animated:)`, do what the app has told them.
///
/// The closures are handed the screen that they are about, so that they need not capture it; the screen keeps them, and
/// would never be released otherwise:
///
/// ```swift
/// player.fullScreenPop.shouldPop = .when { (player: PlayerViewController) in !player.isRecording }
/// ```
///
/// If a screen is not of the type that its closure takes, the app stops with a message.
public struct PopPermission: Sendable {
    enum Kind: Sendable {
        case always
        case condition(@MainActor (UIViewController) -> Bool)
        case question(
            @MainActor (UIViewController) async -> Bool, condition: @MainActor (UIViewController) -> Bool)
    }

    let kind: Kind

    /// The screen may be left.
    public static let always = PopPermission(kind: .always)

    /// The screen may be left if `condition` is true: a veto.
    ///
    /// The condition is asked when a swipe is about to begin.
    public static func when(_ condition: @escaping @MainActor (UIViewController) -> Bool) -> PopPermission {
        PopPermission(kind: .condition(condition))
    }

    /// ``when(_:)-(_)`` for screens of a class of the app's own.
    public static func when<Screen: UIViewController>(
        _ condition: @escaping @MainActor (Screen) -> Bool
    ) -> PopPermission {
        when { condition(cast($0)) }
    }

    /// The screen may be left after a question, if `condition` is true at the time: if there are changes, for example.
    ///
    /// If it is false, the swipe begins as on any other screen. If it is true, the swipe does not begin; `question` is
    /// asked instead, and may take its time, for an alert or while a document is saved. If its answer is true, the screen is
    /// popped with an animation.
    ///
    /// While a question about a screen is open no other is asked, and every swipe is refused, until it is answered or the
    /// screen has left the stack. An answer that comes when the screen is no longer on top, or while the screen presents
    /// something, changes nothing.
    ///
    /// - Parameters:
    ///   - condition: Whether there is anything to ask. The default is that there always is.
    ///   - question: Whether the screen may be left.
    public static func afterAsking(
        if condition: @escaping @MainActor (UIViewController) -> Bool = { _ in true },
        _ question: @escaping @MainActor (UIViewController) async -> Bool
    ) -> PopPermission {
        PopPermission(kind: .question(question, condition: condition))
    }

    /// ``afterAsking(if:_:)-(_,_)`` for screens of a class of the app's own.
    public static func afterAsking<Screen: UIViewController>(
        if condition: @escaping @MainActor (Screen) -> Bool = { _ in true },
        _ question: @escaping @MainActor (Screen) async -> Bool
    ) -> PopPermission {
        afterAsking(if: { condition(cast($0)) }, { await question(cast($0)) })
    }

    private static func cast<Screen: UIViewController>(_ screen: UIViewController) -> Screen {
        guard let screen = screen as? Screen else {
            preconditionFailure("shouldPop was set for a \(Screen.self) on a \(type(of: screen)).")
        }
        return screen
    }
}
