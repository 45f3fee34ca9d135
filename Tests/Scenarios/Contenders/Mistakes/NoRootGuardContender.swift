import UIKit

/// An app whose full-screen pan begins on every screen, the root included.
@MainActor
final class NoRootGuardContender: FullScreenOnlyContender {
    override func makeNavigationController() -> UINavigationController {
        NoRootGuardNavigationController()
    }
}

/// The full-screen pan without the guard that its recipe has for the root.
private final class NoRootGuardNavigationController: FullScreenOnlyNavigationController {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }
}
