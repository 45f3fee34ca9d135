import UIKit

/// The app's own navigation delegate: whoever sits in front of it must hand its calls on.
@MainActor
final class NavigationObserver: NSObject, UINavigationControllerDelegate {
    private let recording: Recording

    init(recording: Recording) {
        self.recording = recording
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        recording.delegateWasCalled("willShow \(viewController.titleOnTop)")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        recording.delegateWasCalled("didShow \(viewController.titleOnTop)")
    }
}
