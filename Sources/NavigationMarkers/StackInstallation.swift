import FullScreenPop
import UIKit

/// Installs a back swipe on the navigation controllers between two markers, one behind them and one in front.
///
/// If there is none when the markers have appeared, it is installed on the navigation controller around them. It is removed
/// again when the markers go, or turn out to have others between them, unless it was there before, or is wanted by other
/// markers as well. While a screen is pushed or popped, it stays.
@MainActor
package final class StackInstallation {
    /// Sets up every back swipe when it is installed and with each ``update(_:)``; nil if it is left as it is.
    private(set) var configure: (@MainActor (BackSwipe) -> Void)?

    private weak var back: StackMarker?
    private weak var front: StackMarker?
    private var navigationControllers: [WeakNavigationController] = []

    private struct WeakNavigationController {
        weak var value: UINavigationController?
    }

    /// Makes an installation without markers.
    package init() {}

    /// Makes the marker behind the navigation controllers. It takes the place of one made before.
    package func makeBackMarker() -> StackMarker {
        let marker = StackMarker(of: self)
        back = marker
        return marker
    }

    /// Makes the marker in front of the navigation controllers. It takes the place of one made before.
    package func makeFrontMarker() -> StackMarker {
        let marker = StackMarker(of: self)
        front = marker
        return marker
    }

    /// Sets up the back swipes anew, now and when others are installed.
    package func update(_ configure: (@MainActor (BackSwipe) -> Void)?) {
        self.configure = configure
        let before = installed
        look()
        for navigationController in installed where configure != nil && before.contains(navigationController) {
            navigationController.installationUsers.update(navigationController)
        }
        // What SwiftUI changes together with this may come after it.
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

    private var installed: [UINavigationController] { navigationControllers.compactMap(\.value) }

    /// Nil as long as it can't be told.
    private func navigationControllers(
        between back: StackMarker, and front: StackMarker
    ) -> [UINavigationController]? {
        let candidates = back.commonAncestor(with: front)?.navigationControllers ?? []
        let between = candidates.filter { candidate in
            guard let view = candidate.viewIfLoaded, let isInFront = back.view.isBehind(view),
                let isBehind = view.isBehind(front.view)
            else {
                // It was there, and is not shown now, as in a tab that is not chosen.
                return installed.contains(candidate)
            }
            return isInFront && isBehind
        }
        guard between.isEmpty else { return between }
        // Those that come with the markers come before the markers appear.
        guard front.hasAppeared else { return nil }
        return front.navigationScreen.map { [$0.navigationController] }
    }

    private func set(_ found: [UINavigationController]) {
        let before = installed
        navigationControllers = found.map { WeakNavigationController(value: $0) }
        for navigationController in before where !found.contains(navigationController) {
            navigationController.installationUsers.remove(self, of: navigationController)
        }
        for navigationController in found {
            navigationController.installationUsers.add(self, of: navigationController)
        }
    }
}

/// One of the two markers of a ``StackInstallation``, which it keeps.
package final class StackMarker: MarkerController {
    /// Whether the marker is on the screen.
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
