import UIKit

/// What the delegates of transitions are asked, and what they are not.
enum ModalDelegateQuestions {
    private static let rests: [Dependency] = [
        .pop("Modal/ModalTransitioningDelegate"), .pop("Modal/InteractiveDismissal"), .scenario("modal-custom"),
    ]

    static let all = [
        Question(
            "presentation-controller-for-full-screen",
            "Is a transitioning delegate asked for a presentation controller of the style fullScreen?",
            expected: "no",
            source: .apple(
                "uikit/uiviewcontrollertransitioningdelegate/presentationcontroller(forpresented:presenting:source:)"),
            restsOn: rests
        ) { host in await asksForPresentationController(with: .fullScreen, on: host) },
        Question(
            "presentation-controller-for-custom",
            "Is a transitioning delegate asked for a presentation controller of the style custom?",
            expected: "yes",
            source: .apple(
                "uikit/uiviewcontrollertransitioningdelegate/presentationcontroller(forpresented:presenting:source:)"),
            restsOn: rests
        ) { host in await asksForPresentationController(with: .custom, on: host) },
        Question(
            "dismissal-interaction-without-animator",
            "Is a transitioning delegate that gives no animator for a dismissal asked for its interaction?",
            expected: "no", source: .guess("the interaction is asked for with the animator that it drives"),
            restsOn: rests
        ) { host in
            let modal = ListeningModal(style: .fullScreen)
            await modal.presentAndDismiss(on: host)
            return modal.log.entries.contains("interaction") ? "yes" : "no"
        },
        Question(
            "pop-interaction-without-animator",
            "Is a navigation delegate that gives no animator asked for an interaction?",
            expected: "no", source: .guess("the interaction is asked for with the animator that it drives"),
            restsOn: [.pop("BackSwipe/BackSwipe+Delegate"), .rule("G1"), .driver("percentDriven")]
        ) { host in
            let log = QuestionLog()
            let stack = StackOfTwo()
            let director = host.keep(NavigationDirector(log))
            await stack.show(on: host)
            stack.navigation.delegate = director
            stack.navigation.popViewController(animated: true)
            await host.settle()
            return log.entries.contains("interaction") ? "yes" : "no"
        },
    ]

    @MainActor
    private static func asksForPresentationController(
        with style: UIModalPresentationStyle, on host: any QuestionHost
    ) async -> String {
        let modal = ListeningModal(style: style)
        await modal.presentAndDismiss(on: host)
        return modal.log.entries.contains("presentation controller") ? "yes" : "no"
    }
}

/// A modal whose transitioning delegate notes what it is asked for, and has nothing.
@MainActor
private final class ListeningModal: NSObject, UIViewControllerTransitioningDelegate {
    let log = QuestionLog()
    private let style: UIModalPresentationStyle

    init(style: UIModalPresentationStyle) { self.style = style }

    func presentAndDismiss(on host: any QuestionHost) async {
        let (presenter, screen) = (QuestionScreen("P"), QuestionScreen("M"))
        screen.modalPresentationStyle = style
        screen.transitioningDelegate = self
        await host.show(presenter)
        presenter.beginPresenting(screen, animated: true)
        await host.settle()
        presenter.beginDismissing(animated: true)
        await host.settle()
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log.note("presentation controller")
        return nil
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.note("animator")
        return nil
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.note("interaction")
        return nil
    }
}
