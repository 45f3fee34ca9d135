import UIKit

/// What comes after a screen: a swipe from trailing to leading pushes it.
///
/// ```swift
/// inbox.fullScreenPop.nextScreen = NextScreen { (inbox: InboxViewController) in inbox.makeNext() }
/// ```
///
/// The closure is called when such a swipe has begun. If it returns nil, or a screen that is on the stack already, nothing
/// is pushed, and the swipe is refused. It is handed the screen on top, which keeps it: a closure that captured that
/// screen would keep it forever. One that takes a class of your own concerns screens of that class alone: in the
/// ``BackSwipe/defaults``, nothing comes after others. On a screen of another class the app stops when it is set.
public struct NextScreen: Sendable {
    let make: @MainActor (UIViewController) -> UIViewController?

    /// Whether it is for screens of the class of a screen.
    let concerns: @MainActor @Sendable (UIViewController) -> Bool

    /// Makes it from what returns the next screen, given the screen on top; nil if none may come now.
    public init(_ make: @escaping @MainActor (UIViewController) -> UIViewController?) {
        self.make = make
        concerns = { _ in true }
    }

    /// Makes it from what returns the next screen, given the screen on top, for screens of your own class alone.
    public init<Screen: UIViewController>(_ make: @escaping @MainActor (Screen) -> UIViewController?) {
        self.make = { ($0 as? Screen).flatMap(make) }
        concerns = { $0 is Screen }
    }
}
