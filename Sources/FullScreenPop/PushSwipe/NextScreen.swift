import UIKit

/// The screen after another one: a swipe from trailing to leading pushes it.
///
/// ```swift
/// inbox.fullScreenPop.nextScreen = NextScreen { (inbox: InboxViewController) in inbox.makeNext() }
/// ```
///
/// The closure is called when such a swipe has begun. If it returns nil, or a screen that is already on the stack,
/// nothing is pushed, and the swipe is refused. The closure receives the top screen, which retains it: a closure that
/// captured that screen would keep it forever. A closure that takes your own class concerns only screens of that class:
/// in the ``BackSwipe/defaults``, other screens have no next one. Set on a screen of another class, it stops the app.
public struct NextScreen: Sendable {
    let make: @MainActor (UIViewController) -> UIViewController?

    /// Whether it concerns screens of a given screen's class.
    let concerns: @MainActor @Sendable (UIViewController) -> Bool

    /// Creates it with a closure that receives the top screen and returns the next one, or nil if there is none.
    public init(_ make: @escaping @MainActor (UIViewController) -> UIViewController?) {
        self.make = make
        concerns = { _ in true }
    }

    /// Creates it with a closure that receives the top screen and returns the next one, only for screens of your own
    /// class.
    public init<Screen: UIViewController>(_ make: @escaping @MainActor (Screen) -> UIViewController?) {
        self.make = { ($0 as? Screen).flatMap(make) }
        concerns = { $0 is Screen }
    }
}
