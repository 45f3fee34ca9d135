import FullScreenPop
import UIKit
import UIKitSeams

/// The users that want a back swipe on a navigation controller, and how each sets it up, in the order in which they
/// were added.
@MainActor
final class InstallationUsers {
    private var users: [Weak<StackInstallation>] = []
    /// Whether the back swipe was installed for these users.
    private var haveInstalled = false
    /// The settings before any of the users set it up; nil if none has.
    private var settingsBefore: BackSwipeSettings?

    /// Installs the back swipe, if there is none, and adopts a delegate that has been set since. Sets it up again if
    /// `installation` is new.
    func add(_ installation: StackInstallation, of navigationController: UINavigationController) {
        if BackSwipe.installed(on: navigationController) == nil { haveInstalled = true }
        let isNew = !users.contains { $0.object === installation }
        if isNew { users.append(Weak(installation)) }
        let backSwipe = BackSwipe.install(on: navigationController)
        if isNew, installation.configure != nil { setUp(backSwipe) }
    }

    /// Sets up the back swipe again, because a user has changed its configuration.
    func update(_ navigationController: UINavigationController) {
        BackSwipe.installed(on: navigationController).map(setUp)
    }

    /// Removes the back swipe with its last user, after any push or pop in progress, and the user's settings at once.
    func remove(_ installation: StackInstallation, of navigationController: UINavigationController) {
        users.removeAll { $0.object == nil || $0.object === installation }
        guard !users.isEmpty || !haveInstalled else { return uninstallIfUnused(on: navigationController) }
        update(navigationController)
        if users.isEmpty { settingsBefore = nil }
    }

    /// Users may set it up at every update of their views, and insert a rule each time, so this starts from the former
    /// settings.
    private func setUp(_ backSwipe: BackSwipe) {
        let configurations = users.compactMap { $0.object?.configure }
        // If no user sets anything, settings that the app itself has made since are left alone.
        guard settingsBefore != nil || !configurations.isEmpty else { return }
        let settings = settingsBefore ?? backSwipe.settings
        settingsBefore = settings
        backSwipe.setUp(from: settings) { backSwipe in configurations.forEach { $0(backSwipe) } }
    }

    /// - Parameter ended: A transition that has ended, although UIKit may still return it.
    private func uninstallIfUnused(
        on navigationController: UINavigationController,
        after ended: (any UIViewControllerTransitionCoordinator)? = nil
    ) {
        guard users.isEmpty, haveInstalled else { return }
        guard let coordinator = navigationController.transitionCoordinator, coordinator !== ended else {
            haveInstalled = false
            let backSwipe = BackSwipe.installed(on: navigationController)
            backSwipe?.uninstall()
            // The settings made by the users' views go with them.
            if let settingsBefore { backSwipe?.setUp(from: settingsBefore) }
            settingsBefore = nil
            return
        }
        let again: @MainActor () -> Void = { [weak navigationController, weak coordinator] in
            guard let navigationController else { return }
            navigationController.installationUsers.uninstallIfUnused(on: navigationController, after: coordinator)
        }
        let isFollowed = coordinator.animate(alongsideTransition: nil) { _ in again() }
        // It has ended, and UIKit still makes its last calls about it.
        if !isFollowed { CADisplayLink.nextFrame(again) }
    }
}

extension UINavigationController {
    private static let installationUsers = AssociatedProperty<InstallationUsers>()

    /// The users that want a back swipe on this navigation controller.
    var installationUsers: InstallationUsers { Self.installationUsers.value(of: self, orNew: InstallationUsers()) }
}
