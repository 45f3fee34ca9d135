import UIKit

/// A screen P and one that it presents over the whole screen, M.
@MainActor
struct ModalOfTwo {
    let log = QuestionLog()
    let presenter: QuestionScreen
    let screen: ModalQuestionScreen

    init() {
        presenter = QuestionScreen("P", log)
        screen = ModalQuestionScreen("M", log)
        screen.modalPresentationStyle = .fullScreen
    }

    func present(on host: any QuestionHost) async {
        await host.show(presenter)
        log.clear()
        presenter.beginPresenting(screen, animated: true)
        await host.settle()
    }
}

/// Notes who presents it when it has gone.
final class ModalQuestionScreen: QuestionScreen {
    private(set) var presenterAtTheEnd = "viewDidDisappear was not called"

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenterAtTheEnd = presentingViewController == nil ? "nil" : "the presenter"
    }
}

/// A modal whose dismissal is interactive, and driven by no finger.
@MainActor
final class DrivenModal: NSObject, UIViewControllerTransitioningDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()
    let presenter = QuestionScreen("P")
    let screen = QuestionScreen("M")
    private let style: UIModalPresentationStyle

    init(style: UIModalPresentationStyle = .fullScreen) { self.style = style }

    func present(on host: any QuestionHost) async {
        screen.modalPresentationStyle = style
        screen.transitioningDelegate = self
        await host.show(presenter)
        presenter.beginPresenting(screen, animated: false)
        await host.settle()
    }

    /// Dismisses the modal, lets it go four tenths of its way, and cancels that.
    func dismissAndCancel(
        on host: any QuestionHost, meanwhile body: () -> Void = {}, completion: @escaping () -> Void = {}
    ) async {
        presenter.beginDismissing(animated: true, completion: completion)
        await host.wait(0.2)
        interaction.update(0.4)
        body()
        interaction.cancel()
        await host.settle()
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        FadingAnimator()
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}
