import FullScreenPop
import UIKit
import UIKitSeams

/// Who wants a navigation controller to have a back swipe.
@MainActor
final class InstallationUsers {
    private struct User {
        weak var installation: StackInstallation?
    }

    private var users: [User] = []
    /// Whether the back swipe is there because of them.
    private var haveInstalled = false

    /// Installs the back swipe, if there is none, and adopts a delegate that was set since.
    func add(_ installation: StackInstallation, of navigationController: UINavigationController) -> BackSwipe {
        if BackSwipe.installed(on: navigationController) == nil { haveInstalled = true }
        if !users.contains(where: { $0.installation === installation }) {
            users.append(User(installation: installation))
        }
        return BackSwipe.install(on: navigationController)
    }

    /// Removes the back swipe with its last user, after a push or pop that is going on.
    func remove(_ installation: StackInstallation, of navigationController: UINavigationController) {
        users.removeAll { $0.installation == nil || $0.installation === installation }
        uninstallIfUnused(on: navigationController)
    }

    /// - Parameter ended: A transition that is over, although UIKit may still know of it.
    private func uninstallIfUnused(
        on navigationController: UINavigationController,
        after ended: (any UIViewControllerTransitionCoordinator)? = nil
    ) {
        guard users.isEmpty, haveInstalled else { return }
        guard let coordinator = navigationController.transitionCoordinator, coordinator !== ended else {
            haveInstalled = false
            let backSwipe = BackSwipe.installed(on: navigationController)
            backSwipe?.uninstall()
            // What their views have stated goes with them.
            backSwipe?.defaults = PopOptions()
            backSwipe?.onEvent = nil
            return
        }
        coordinator.animate(alongsideTransition: nil) { [weak navigationController, weak coordinator] _ in
            guard let navigationController else { return }
            navigationController.installationUsers.uninstallIfUnused(on: navigationController, after: coordinator)
        }
    }
}

extension UINavigationController {
    private static let installationUsers = AssociatedProperty<InstallationUsers>()

    /// Who wants this navigation controller to have a back swipe.
    var installationUsers: InstallationUsers { Self.installationUsers.value(of: self, orNew: InstallationUsers()) }
}
