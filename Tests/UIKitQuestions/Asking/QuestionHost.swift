import UIKit

/// What asks a question: the headless model in virtual time, or an app in Apple's simulator in real time.
@MainActor
public protocol QuestionHost: AnyObject {
    /// Shows the question's screens. It is on the screen, as large as that, and shows nothing yet.
    var window: UIWindow { get }

    /// What lives as long as the host.
    var kept: [AnyObject] { get set }

    /// Tells the app that memory is scarce.
    func warnOfMemory()

    /// Lets so many seconds pass.
    func wait(_ seconds: TimeInterval) async

    /// What the question's fingers do.
    var fingers: [FingerStep] { get }

    /// Lets the fingers work, and waits until they have.
    func playFingers() async
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

    /// Keeps an object to which UIKit has a weak reference only, as it has to its delegates.
    func keep<Object: AnyObject>(_ object: Object) -> Object {
        kept.append(object)
        return object
    }

    /// Lets the fingers do what the question says.
    ///
    /// - Throws: ``NoAnswer`` if they have not landed on the window: what follows would be no answer to the question.
    func useFingers() async throws {
        let witness = TouchWitness(on: window)
        await playFingers()
        window.removeGestureRecognizer(witness)
        guard witness.landings >= fingers.count else { throw NoAnswer("The fingers have not landed.") }
    }

    /// Waits longer than any transition or scrolling takes.
    func settle() async {
        await wait(2)
    }
}
