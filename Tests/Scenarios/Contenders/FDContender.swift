import UIKit

/// An app with FDFullscreenPopGesture.
@MainActor
final class FDContender: Contender {
    var record: (SwipeKind, String) -> Void = { _, _ in }
    /// Leaves work for the next turn of the run loop.
    private let performNextTurn: (@escaping @MainActor () -> Void) -> Void

    init(performNextTurn: @escaping (@escaping @MainActor () -> Void) -> Void) {
        self.performNextTurn = performNextTurn
    }

    func makeNavigationController() -> UINavigationController {
        let navigationController = FDNavigationController()
        navigationController.options = { ($0 as? ScreenViewController)?.options ?? ScreenOptions() }
        return navigationController
    }

    /// The library swizzles, so it reaches navigation controllers that the app never made.
    func makeSystemNavigationController() -> UINavigationController {
        makeNavigationController()
    }

    func optionsDidChange(of screen: ScreenViewController) {}

    func screenWillAppear(_ screen: ScreenViewController, animated: Bool) {
        guard let navigationController = screen.navigationController as? FDNavigationController,
            navigationController.looksAfterBar(of: screen)
        else { return }
        navigationController.setNavigationBarHidden(hidesBar(screen), animated: animated)
    }

    func screenDidAppear(_ screen: ScreenViewController) {}

    func screenWillDisappear(_ screen: ScreenViewController) {
        performNextTurn { [weak screen] in
            guard let navigationController = screen?.navigationController,
                let top = navigationController.viewControllers.last as? ScreenViewController,
                !self.hidesBar(top)
            else { return }
            navigationController.setNavigationBarHidden(false, animated: false)
        }
    }

    private func hidesBar(_ screen: ScreenViewController) -> Bool {
        screen.options.hidesNavigationBar ?? false
    }
}
