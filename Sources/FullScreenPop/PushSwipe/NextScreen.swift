import UIKit

/// What comes after a screen: a swipe from trailing to leading pushes it.
///
/// ```swift
/// inbox.fullScreenPop.nextScreen = NextScreen { (inbox: InboxViewController) in inbox.makeNext() }
/// ```
///
/// The closure is called when such a swipe has begun. If it returns nil, or a screen that is on the stack already, nothing
/// is pushed, and the swipe is refused. It is handed the screen on top, which keeps it: a closure that captured that
/// screen would keep it forever. If that is not of the type that the closure takes, the app stops with a message.
public struct NextScreen: Sendable {
    let make: @MainActor (UIViewController) -> UIViewController?

    /// Makes it from what returns the next screen, given the screen on top; nil if none may come now.
    public init(_ make: @escaping @MainActor (UIViewController) -> UIViewController?) {
        self.make = make
    }

    /// The same for screens of your own class.
    public init<Screen: UIViewController>(_ make: @escaping @MainActor (Screen) -> UIViewController?) {
        self.make = { make($0.asTaken(by: "nextScreen")) }
    }
}
