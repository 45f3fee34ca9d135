import FullScreenPop
import UIKit
import UIKitSeams

/// Who wants a navigation controller to have a back swipe, and how each sets it up, in the order in which they have come.
@MainActor
final class InstallationUsers {
    private struct User {
        weak var installation: StackInstallation?
    }

    private var users: [User] = []
    /// Whether the back swipe is there because of them.
    private var haveInstalled = false
    /// How it was set up before one of them did that; nil while none has.
    private var settingsBefore: BackSwipeSettings?

    /// Installs the back swipe, if there is none, and adopts a delegate that was set since. It is set up anew if `installation` is
    /// new.
    func add(_ installation: StackInstallation, of navigationController: UINavigationController) {
        if BackSwipe.installed(on: navigationController) == nil { haveInstalled = true }
        let isNew = !users.contains { $0.installation === installation }
        if isNew { users.append(User(installation: installation)) }
        let backSwipe = BackSwipe.install(on: navigationController)
        if isNew, installation.configure != nil { setUp(backSwipe) }
    }

    /// Sets the back swipe up anew, because one of them has changed how.
    func update(_ navigationController: UINavigationController) {
        BackSwipe.installed(on: navigationController).map(setUp)
    }

    /// Removes the back swipe with its last user, after a push or pop that is going on, and what the user has set at once.
    func remove(_ installation: StackInstallation, of navigationController: UINavigationController) {
        users.removeAll { $0.installation == nil || $0.installation === installation }
        guard !users.isEmpty || !haveInstalled else { return uninstallIfUnused(on: navigationController) }
        update(navigationController)
        if users.isEmpty { settingsBefore = nil }
    }

    /// They may set it up at every update of their views, and insert a rule each time, so it begins anew.
    private func setUp(_ backSwipe: BackSwipe) {
        let configurations = users.compactMap { $0.installation?.configure }
        // What the app itself has set since is left alone, if none of them sets anything.
        guard settingsBefore != nil || !configurations.isEmpty else { return }
        let settings = settingsBefore ?? backSwipe.settings
        settingsBefore = settings
        backSwipe.setUp(from: settings) { backSwipe in configurations.forEach { $0(backSwipe) } }
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
            if let settingsBefore { backSwipe?.setUp(from: settingsBefore) }
            settingsBefore = nil
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
