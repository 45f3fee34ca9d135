import UIKit

/// An interactive pop of B that no finger drives.
@MainActor
final class DrivenPop {
    let stack = StackOfTwo()
    let interaction = UIPercentDrivenInteractiveTransition()
    let director: NavigationDirector

    init(
        animator: any UIViewControllerAnimatedTransitioning = FadingAnimator(), delegateLog: QuestionLog = QuestionLog()
    ) {
        director = NavigationDirector(animator: animator, interaction: interaction, delegateLog)
    }

    /// Becomes the delegate of the navigation controller.
    func takeOver() {
        stack.navigation.delegate = director
    }

    /// Begins the pop, and takes it to 40 %.
    func begin(on host: any QuestionHost) async {
        await stack.show(on: host)
        takeOver()
        stack.navigation.popViewController(animated: true)
        await host.wait(0.2)
        interaction.update(0.4)
        await host.wait(0.2)
    }

    func cancel(on host: any QuestionHost) async {
        interaction.cancel()
        await host.settle()
    }
}
