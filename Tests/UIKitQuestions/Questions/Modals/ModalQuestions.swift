import UIKit

/// Screens that are presented over others.
enum ModalQuestions {
    private static let restsOnIdle: [Dependency] = [
        .arbitration("Rules/IdleRule"), .pop("Modal/InteractiveDismissal"), .scenario("modal-during-dismissal"),
    ]

    static let all = [
        Question(
            "present-callbacks",
            "In which order do appearance callbacks come when a screen is presented over the whole screen?",
            expected: "P.willDisappear, M.willAppear, M.didAppear, P.didDisappear",
            source: .guess("reported so by those who log it; Apple documents no order between two screens"),
            restsOn: [.rule("G4"), .model("Transitions/Presentation/UIPresentationController")]
        ) { host in
            let modal = ModalOfTwo()
            await modal.present(on: host)
            return modal.log.text
        },
        Question(
            "dismiss-callbacks", "In which order do appearance callbacks come when a full-screen modal is dismissed?",
            expected: "M.willDisappear, P.willAppear, P.didAppear, M.didDisappear",
            source: .guess("reported so by those who log it; Apple documents no order between two screens"),
            restsOn: [.rule("G4"), .model("Transitions/Presentation/UIPresentationController")]
        ) { host in
            let modal = ModalOfTwo()
            await modal.present(on: host)
            modal.log.clear()
            modal.presenter.beginDismissing(animated: true)
            await host.settle()
            return modal.log.text
        },
        Question(
            "being-dismissed-at-once", "Is isBeingDismissed true as soon as an animated dismissal has been asked for?",
            expected: "yes", source: .guess("UIKit begins the dismissal before it returns"), restsOn: restsOnIdle
        ) { host in
            let modal = ModalOfTwo()
            await modal.present(on: host)
            modal.presenter.beginDismissing(animated: true)
            let answer = modal.screen.isBeingDismissed ? "yes" : "no"
            await host.settle()
            return answer
        },
        Question(
            "presented-until-the-end", "Has the presenter a presented screen until the dismissal has ended?",
            expected: "yes", source: .guess("it is the presented one until it has gone"), restsOn: restsOnIdle
        ) { host in
            let modal = ModalOfTwo()
            await modal.present(on: host)
            modal.presenter.beginDismissing(animated: true)
            await host.wait(0.1)
            let answer = modal.presenter.presentedViewController == nil ? "no" : "yes"
            await host.settle()
            return answer
        },
        Question(
            "presented-at-once",
            "Has the presenter a presented screen as soon as an animated presentation has been asked for?",
            expected: "yes", source: .guess("UIKit begins the presentation before it returns"), restsOn: restsOnIdle
        ) { host in
            let modal = ModalOfTwo()
            await host.show(modal.presenter)
            modal.presenter.beginPresenting(modal.screen, animated: true)
            let answer = modal.presenter.presentedViewController === modal.screen ? "yes" : "no"
            await host.settle()
            return answer
        },
        Question(
            "presenter-in-did-disappear", "Which presentingViewController has a modal in its viewDidDisappear?",
            expected: "nil", source: .guess("the presentation has ended by then"),
            restsOn: [.pop("Modal/InteractiveDismissal"), .rule("G4")]
        ) { host in
            let modal = ModalOfTwo()
            await modal.present(on: host)
            modal.presenter.beginDismissing(animated: true)
            await host.settle()
            return modal.screen.presenterAtTheEnd
        },
        Question(
            "presenter-of-a-child",
            "Whose presentingViewController is set when a child presents over the whole screen?",
            expected: "the root's", source: .apple("uikit/uiviewcontroller/present(_:animated:completion:)"),
            restsOn: [.arbitration("Rules/IdleRule"), .pop("Modal/DismissalRule"), .scenario("modal-nested-root")]
        ) { host in
            let (child, screen) = (QuestionScreen("A"), QuestionScreen("M"))
            let navigation = UINavigationController()
            screen.modalPresentationStyle = .fullScreen
            await host.show(child, in: navigation)
            child.beginPresenting(screen, animated: false)
            await host.settle()
            let presenter = screen.presentingViewController
            return presenter === navigation ? "the root's" : presenter === child ? "the child's" : "nobody's"
        },
        Question(
            "presented-by-an-ancestor", "Has a child a presentedViewController when its ancestor presents?",
            expected: "yes", source: .apple("uikit/uiviewcontroller/presentedviewcontroller"),
            restsOn: [
                .arbitration("Rules/IdleRule"), .pop("Rules/InnerNavigationRule"), .scenario("modal-after-dismissal"),
            ]
        ) { host in
            let (child, screen) = (QuestionScreen("A"), QuestionScreen("M"))
            let navigation = UINavigationController()
            screen.modalPresentationStyle = .fullScreen
            await host.show(child, in: navigation)
            navigation.beginPresenting(screen, animated: false)
            await host.settle()
            return child.presentedViewController === screen ? "yes" : "no"
        },
        Question(
            "completion-of-cancelled-dismissal", "Is the completion of dismiss called when the dismissal is cancelled?",
            expected: "no", source: .apple("uikit/uiviewcontroller/dismiss(animated:completion:)"),
            restsOn: [.pop("Modal/InteractiveDismissal"), .scenario("modal-cancelled")]
        ) { host in
            let modal = DrivenModal()
            await modal.present(on: host)
            var isCalled = false
            await modal.dismissAndCancel(on: host, completion: { isCalled = true })
            return isCalled ? "yes" : "no"
        },
        Question(
            "dismissal-during-dismissal",
            "Is a modal gone that is dismissed again during a dismissal which is then cancelled?",
            expected: "no", source: .guess("UIKit logs and ignores the second one"),
            restsOn: [.pop("Modal/InteractiveDismissal"), .scenario("modal-pulled-app-dismisses")]
        ) { host in
            let modal = DrivenModal()
            await modal.present(on: host)
            await modal.dismissAndCancel(on: host, meanwhile: { modal.presenter.beginDismissing(animated: true) })
            return modal.presenter.presentedViewController == nil ? "yes" : "no"
        },
        Question(
            "modal-stays-after-cancelled-dismissal", "Is a modal as before after a dismissal that was cancelled?",
            expected: "presented, not being dismissed",
            source: .apple("uikit/uiviewcontrollercontexttransitioning/completetransition(_:)"),
            restsOn: [.pop("Modal/InteractiveDismissal"), .scenario("modal-cancelled")]
        ) { host in
            let modal = DrivenModal()
            await modal.present(on: host)
            await modal.dismissAndCancel(on: host)
            return (modal.presenter.presentedViewController == nil ? "gone" : "presented")
                + (modal.screen.isBeingDismissed ? ", being dismissed" : ", not being dismissed")
        },
        Question(
            "presenter-view-is-removed", "Is the presenter's view in the window below a full-screen modal?",
            expected: "no", source: .apple("uikit/uimodalpresentationstyle/fullscreen"),
            restsOn: [.transitions("Engine/TransitionHierarchy"), .scenario("modal-custom")]
        ) { host in await presenterView(below: .fullScreen, on: host) },
        Question(
            "presenter-view-stays-below-overlay",
            "Is the presenter's view in the window below an over-full-screen modal?",
            expected: "yes", source: .apple("uikit/uimodalpresentationstyle/overfullscreen"),
            restsOn: [.transitions("Engine/TransitionHierarchy"), .scenario("modal-over-full-screen")]
        ) { host in await presenterView(below: .overFullScreen, on: host) },
        Question(
            "length-of-a-presentation", "How long does UIKit's presentation over the whole screen take?",
            expected: "0.35 to 0.55 s", source: .choice("length of a presentation"),
            restsOn: [.model("Controllers/BehaviourProfile+Navigation"), .scenario("modal-during-dismissal")]
        ) { host in
            let modal = ModalOfTwo()
            await host.show(modal.presenter)
            let start = CACurrentMediaTime()
            var end: TimeInterval?
            modal.presenter.beginPresenting(modal.screen, animated: true) { end = CACurrentMediaTime() }
            await host.settle()
            guard let end else { throw NoAnswer("The presentation has not ended.") }
            return Band(0.35, 0.55, "s").name(of: end - start)
        },
        Question(
            "automatic-style-when-read", "What does modalPresentationStyle return for a screen that has set nothing?",
            expected: .before18("pageSheet", then: "formSheet"),
            source: .report("UIKit's header, quoted in software-mansion/react-native-screens #2793"),
            restsOn: [.pop("Modal/ModalTransitioningDelegate")]
        ) { _ in
            switch UIViewController().modalPresentationStyle {
            case .automatic: "automatic"
            case .pageSheet: "pageSheet"
            case .formSheet: "formSheet"
            case .fullScreen: "fullScreen"
            default: "another"
            }
        },
    ]

    @MainActor
    private static func presenterView(
        below style: UIModalPresentationStyle, on host: any QuestionHost
    ) async -> String {
        let modal = ModalOfTwo()
        modal.screen.modalPresentationStyle = style
        await modal.present(on: host)
        return modal.presenter.view.window == nil ? "no" : "yes"
    }
}
