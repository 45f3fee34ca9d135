import UIKit

/// What asks a question: the headless model in virtual time, or an app in Apple's simulator in real time.
@MainActor
public protocol QuestionHost: AnyObject {
    /// Shows the question's screens. It is on the screen, as large as that, and shows nothing yet.
    var window: UIWindow { get }

    /// Lets so many seconds pass.
    func wait(_ seconds: TimeInterval) async

    /// Lets the fingers do what the question says, and waits until they have.
    func useFingers() async
}

extension QuestionHost {
    /// Makes a screen the root of the window, and waits until it is there.
    func show(_ root: UIViewController) async {
        window.rootViewController = root
        await wait(0.5)
    }

    /// Shows a navigation controller with these screens.
    func show(_ screens: UIViewController..., in navigation: UINavigationController) async {
        navigation.setViewControllers(screens, animated: false)
        await show(navigation)
    }

    /// Waits longer than any transition or scrolling takes.
    func settle() async {
        await wait(2)
    }
}
