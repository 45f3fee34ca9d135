import UIKit

// In an asynchronous function the calls of UIKit's own methods would wait for their completion.
extension UIViewController {
    func beginPresenting(_ screen: UIViewController, animated: Bool, completion: @escaping () -> Void = {}) {
        present(screen, animated: animated, completion: completion)
    }

    func beginDismissing(animated: Bool, completion: @escaping () -> Void = {}) {
        dismiss(animated: animated, completion: completion)
    }
}
