import UIKit

/// An app without per-screen options of its navigation controller: its screens switch the pop's recognizer and the bar
/// themselves, in their appearance callbacks.
///
/// Of the options it can express two: no pop at all, and a hidden bar.
@MainActor
protocol HandWrittenOptions: Contender {
    /// The recognizer that the app knows to pop its screens.
    func popRecognizer(of navigationController: UINavigationController) -> UIGestureRecognizer?
}

extension HandWrittenOptions {
    func optionsDidChange(of screen: ScreenViewController) {
        switchPop(of: screen)
        if screen.viewIfLoaded?.window != nil, screen.navigationController?.topViewController === screen {
            hideBar(of: screen, animated: true)
        }
    }

    func screenWillAppear(_ screen: ScreenViewController, animated: Bool) {
        hideBar(of: screen, animated: animated)
    }

    private func hideBar(of screen: ScreenViewController, animated: Bool) {
        let isHidden = screen.options.hidesNavigationBar ?? false
        guard let navigationController = screen.navigationController, screen.options.hidesNavigationBar != nil,
            navigationController.isNavigationBarHidden != isHidden
        else { return }
        navigationController.setNavigationBarHidden(isHidden, animated: animated)
    }

    func screenDidAppear(_ screen: ScreenViewController) {
        switchPop(of: screen)
    }

    func screenWillDisappear(_ screen: ScreenViewController) {}

    private func switchPop(of screen: ScreenViewController) {
        guard screen.viewIfLoaded?.window != nil, let navigationController = screen.navigationController,
            let recognizer = popRecognizer(of: navigationController)
        else { return }
        recognizer.isEnabled = screen.options.mode != .disabled
    }
}
