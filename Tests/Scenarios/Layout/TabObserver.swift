import UIKit

/// The app's own tab bar delegate: whoever sits in front of it must hand its calls on.
@MainActor
final class TabObserver: NSObject, UITabBarControllerDelegate {
    private let recording: Recording

    init(recording: Recording) {
        self.recording = recording
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        recording.delegateWasCalled("shouldSelect \(viewController.titleOnTop)")
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        recording.delegateWasCalled("didSelect \(viewController.titleOnTop)")
    }
}

extension UIViewController {
    /// The title of the screen, or of the one on top of the stack.
    var titleOnTop: String { (self as? UINavigationController)?.topViewController?.title ?? title ?? "" }
}
