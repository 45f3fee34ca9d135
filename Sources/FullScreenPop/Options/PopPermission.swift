import UIKit

/// Whether a screen may be popped, asked when everything else has allowed the pop.
///
/// It is asked for swipes and, on a ``FullScreenPopNavigationController``, for VoiceOver's escape gesture and UIKit's
/// key command ⌘[, and for ``BackSwipe/popIfAllowed()``. UIKit's back button and calls of
/// `popViewController(animated:)` don't ask.
///
/// The closures receive the screen, which retains them: a closure that captured the screen would keep it forever.
///
/// ```swift
/// player.fullScreenPop.shouldPop = .when { (player: PlayerViewController) in !player.isRecording }
/// ```
///
/// A closure that takes your own class concerns only screens of that class: in the ``BackSwipe/defaults``, other
/// screens may be left. Set on a screen of another class, it stops the app.
public struct PopPermission: Sendable {
    enum Kind: Sendable {
        case always
        case condition(@MainActor (UIViewController) -> Bool)
        case question(
            @MainActor (UIViewController) async -> Bool, condition: @MainActor (UIViewController) -> Bool)
    }

    let kind: Kind

    /// Whether it concerns screens of a given screen's class.
    var concerns: @MainActor @Sendable (UIViewController) -> Bool = { _ in true }

    /// The screen may be left.
    public static let always = PopPermission(kind: .always)

    /// The screen may be left if `condition` is true when a swipe is about to begin.
    public static func when(_ condition: @escaping @MainActor (UIViewController) -> Bool) -> PopPermission {
        PopPermission(kind: .condition(condition))
    }

    /// The screen may be left if `condition`, which takes your own class, is true when a swipe is about to begin. It
    /// concerns only screens of that class.
    public static func when<Screen: UIViewController>(
        _ condition: @escaping @MainActor (Screen) -> Bool
    ) -> PopPermission {
        var permission = when { ($0 as? Screen).map(condition) ?? true }
        permission.concerns = { $0 is Screen }
        return permission
    }

    /// The screen may be left after a question, if there is one to ask, for example because of unsaved changes.
    ///
    /// If `condition` is false, the swipe begins as on any other screen. If it is true, the swipe is refused, and
    /// `question` is asked, which may show an alert. If the answer is true, the screen is popped with an animation.
    ///
    /// While the question is open, every swipe that would pop the screen is refused. If it is never answered, this
    /// continues until the screen has left the stack in another way, for example by its back button. The question's
    /// task is then cancelled, and retains the screen until `question` returns. The answer has no effect if the screen
    /// is no longer on top, or if it presents something.
    ///
    /// - Parameters:
    ///   - condition: Whether there is a question to ask. By default there always is.
    ///   - question: Whether the screen may be left.
    public static func afterAsking(
        if condition: @escaping @MainActor (UIViewController) -> Bool = { _ in true },
        _ question: @escaping @MainActor (UIViewController) async -> Bool
    ) -> PopPermission {
        PopPermission(kind: .question(question, condition: condition))
    }

    /// The screen may be left after a question, if there is one to ask. It concerns only screens of the class that the
    /// closures take, and otherwise works like the method for all screens.
    public static func afterAsking<Screen: UIViewController>(
        if condition: @escaping @MainActor (Screen) -> Bool = { _ in true },
        _ question: @escaping @MainActor (Screen) async -> Bool
    ) -> PopPermission {
        var permission = afterAsking(if: { ($0 as? Screen).map(condition) ?? false }) { screen in
            guard let screen = screen as? Screen else { return true }
            return await question(screen)
        }
        permission.concerns = { $0 is Screen }
        return permission
    }
}
