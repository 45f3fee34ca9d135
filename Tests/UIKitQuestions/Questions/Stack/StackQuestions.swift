import UIKit

/// What a navigation controller tells, and when.
enum StackQuestions {
    private static let restsOnDelegate: [Dependency] = [
        .pop("NavigationDelegate/NavigationDelegates"), .file("Sources/UIKitSeams/NavigationDelegateProxy.swift"),
        .scenario("stack-delegate"),
    ]

    static let all = [
        Question(
            "delegate-through-overridden-getter",
            "Which delegate is called if an overridden getter returns another one than UIKit was given?",
            expected: "the one that UIKit was given", source: .guess("UIKit reads its own instance variable"),
            restsOn: restsOnDelegate + [.pop("NavigationController/FullScreenPopNavigationController")]
        ) { host in
            let log = QuestionLog()
            let (given, returned) = (host.keep(NavigationListener(log)), host.keep(NavigationListener()))
            let navigation = NavigationWithOtherDelegate()
            await host.show(QuestionScreen("A"), in: navigation)
            navigation.returned = returned
            navigation.delegate = given
            log.clear()
            navigation.pushViewController(QuestionScreen("B"), animated: true)
            await host.settle()
            return log.entries.isEmpty ? "the one that the getter returns" : "the one that UIKit was given"
        },
        Question(
            "delegate-is-held-weakly", "Does a navigation controller let its delegate go?",
            expected: "yes", source: .apple("uikit/uinavigationcontroller/delegate"), restsOn: restsOnDelegate
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            weak var delegate: NavigationListener?
            do {
                let listener = NavigationListener()
                stack.navigation.delegate = listener
                delegate = listener
            }
            return delegate == nil ? "yes" : "no"
        },
        Question(
            "push-callbacks", "In which order do appearance callbacks come in a push?",
            expected: "A.willDisappear, B.willAppear, A.didDisappear, B.didAppear",
            source: .guess("seen in many logs; Apple documents no order between two screens"),
            restsOn: [.rule("G4"), .pop("NavigationBar/NavigationBarAdapter")]
        ) { host in
            let log = QuestionLog()
            let navigation = UINavigationController()
            await host.show(QuestionScreen("A", log), in: navigation)
            log.clear()
            navigation.pushViewController(QuestionScreen("B", log), animated: true)
            await host.settle()
            return log.text
        },
        Question(
            "delegate-around-a-push", "When is the delegate told of a push, among the appearance callbacks?",
            expected: "A.willDisappear, B.willAppear, willShow B, A.didDisappear, B.didAppear, didShow B",
            source: .report("vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle, a log of both"),
            restsOn: restsOnDelegate + [.pop("NavigationBar/NavigationBarAdapter"), .rule("G4")]
        ) { host in
            let log = QuestionLog()
            let listener = host.keep(NavigationListener(log))
            let navigation = UINavigationController()
            await host.show(QuestionScreen("A", log), in: navigation)
            navigation.delegate = listener
            log.clear()
            navigation.pushViewController(QuestionScreen("B", log), animated: true)
            await host.settle()
            return log.text
        },
        Question(
            "did-show-on-return",
            "Is the delegate told of a screen that has come to the top while the navigation controller was covered?",
            expected: "yes", source: .choice("didShow on return"),
            restsOn: [
                .pop("BackSwipe/BackSwipe"), .pop("NavigationBar/NavigationBarAdapter"), .scenario("bar-stack-set"),
            ]
        ) { host in
            let stack = StackOfTwo()
            let log = QuestionLog()
            let listener = host.keep(NavigationListener(log))
            await stack.show(on: host)
            stack.navigation.delegate = listener
            let cover = QuestionScreen("M")
            cover.modalPresentationStyle = .fullScreen
            stack.navigation.beginPresenting(cover, animated: false)
            await host.settle()
            stack.navigation.popViewController(animated: false)
            await host.settle()
            log.clear()
            stack.navigation.beginDismissing(animated: false)
            await host.settle()
            return log.entries.contains("didShow A") ? "yes" : "no"
        },
        Question(
            "escape-pops", "What does a navigation controller do on VoiceOver's escape gesture?",
            expected: "pops, and says that it has",
            source: .guess("VoiceOver goes back by it in every app"),
            restsOn: [.pop("NavigationController/FullScreenPopNavigationController"), .scenario("escape")]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            let says = stack.navigation.accessibilityPerformEscape()
            await host.settle()
            let pops = stack.navigation.viewControllers.count == 1
            return (pops ? "pops" : "does nothing") + (says ? ", and says that it has" : ", and says that it has not")
        },
        Question(
            "callbacks-of-a-new-stack",
            "In which order do appearance callbacks come when the stack is replaced, animated?",
            expected: "B.willDisappear, D.willAppear, B.didDisappear, D.didAppear",
            source: .guess("as in a push"),
            restsOn: [
                .pop("NavigationController/FullScreenPopNavigationController"), .rule("G4"), .scenario("stack-set"),
            ]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            stack.navigation.setViewControllers([stack.first, QuestionScreen("D", stack.log)], animated: true)
            await host.settle()
            return stack.log.text
        },
    ]
}

/// Gives UIKit one delegate, and returns another.
private final class NavigationWithOtherDelegate: UINavigationController {
    weak var returned: NavigationListener?

    override weak var delegate: (any UINavigationControllerDelegate)? {
        get { returned ?? super.delegate }
        set { super.delegate = newValue }
    }
}
