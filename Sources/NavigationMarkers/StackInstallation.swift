import FullScreenPop
import UIKit
import UIKitSeams

/// Installs a back swipe on the navigation controllers between two markers, one behind them and one in front.
///
/// If there is none when the markers have appeared, it is installed on the navigation controller around them. It is
/// removed when the markers go, or turn out to have others between them, unless it was there before, or other markers
/// need it as well. It stays while a screen is being pushed or popped.
@MainActor
package final class StackInstallation {
    /// Sets up every back swipe when it is installed and with each ``update(_:)``; nil to leave it unchanged.
    private(set) var configure: (@MainActor (BackSwipe) -> Void)?

    private weak var back: StackMarker?
    private weak var front: StackMarker?
    private var navigationControllers: [Weak<UINavigationController>] = []

    /// Creates an installation without markers.
    package init() {}

    /// Creates the marker behind the navigation controllers. It replaces the previous one.
    package func makeBackMarker() -> StackMarker {
        let marker = StackMarker(of: self)
        back = marker
        return marker
    }

    /// Creates the marker in front of the navigation controllers. It replaces the previous one.
    package func makeFrontMarker() -> StackMarker {
        let marker = StackMarker(of: self)
        front = marker
        return marker
    }

    /// Sets up the back swipes again, now and when others are installed.
    package func update(_ configure: (@MainActor (BackSwipe) -> Void)?) {
        self.configure = configure
        let before = installed
        look()
        for navigationController in installed where configure != nil && before.contains(navigationController) {
            navigationController.installationUsers.update(navigationController)
        }
        // SwiftUI may make related changes after this one.
        front?.viewIfLoaded?.setNeedsLayout()
    }

    /// Looks for the navigation controllers that are there now.
    fileprivate func look() {
        guard let back, let front, let found = navigationControllers(between: back, and: front) else { return }
        set(found)
    }

    fileprivate func didLeave(_ marker: StackMarker) {
        if marker === back || marker === front { set([]) }
    }

    private var installed: [UINavigationController] { navigationControllers.compactMap(\.object) }

    /// Nil as long as they can't be determined.
    private func navigationControllers(
        between back: StackMarker, and front: StackMarker
    ) -> [UINavigationController]? {
        let candidates = back.commonAncestor(with: front)?.navigationControllers ?? []
        let between = candidates.filter { candidate in
            guard let view = candidate.viewIfLoaded, let isInFront = back.view.isBehind(view),
                let isBehind = view.isBehind(front.view)
            else {
                // It was there, and isn't shown now, as in a tab that isn't selected.
                return installed.contains(candidate)
            }
            return isInFront && isBehind
        }
        guard between.isEmpty else { return between }
        // Navigation controllers created with the markers are there before the markers appear.
        guard front.hasAppeared else { return nil }
        return front.navigationScreen.map { [$0.navigationController] }
    }

    private func set(_ found: [UINavigationController]) {
        let before = installed
        navigationControllers = found.map { Weak($0) }
        for navigationController in before where !found.contains(navigationController) {
            navigationController.installationUsers.remove(self, of: navigationController)
        }
        for navigationController in found {
            navigationController.installationUsers.add(self, of: navigationController)
        }
    }
}

/// One of the two markers of a ``StackInstallation``. It retains the installation.
package final class StackMarker: MarkerController {
    /// Whether the marker is on screen.
    fileprivate private(set) var hasAppeared = false

    private let installation: StackInstallation

    fileprivate init(of installation: StackInstallation) {
        self.installation = installation
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        preconditionFailure("A marker is not in storyboards.")
    }

    package override func look() { installation.look() }

    package override func leave() { installation.didLeave(self) }

    package override func viewDidAppear(_ animated: Bool) {
        hasAppeared = true
        super.viewDidAppear(animated)
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hasAppeared = false
    }
}
