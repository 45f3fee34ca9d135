import UIKit

/// The course of an animated push, and its coordinator.
enum PushQuestions {
    static let all = [
        Question(
            "coordinator-right-after-push", "Is there a transition coordinator as soon as an animated push returns?",
            expected: "yes", source: .apple("uikit/uiviewcontroller/transitioncoordinator"),
            restsOn: [
                .arbitration("Rules/IdleRule"), .pop("PopDrivers/PopDrivers"), .rule("G1"),
                .scenario("interrupted-during-push"),
            ]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            stack.navigation.pushViewController(QuestionScreen("C"), animated: true)
            let answer = stack.navigation.transitionCoordinator == nil ? "no" : "yes"
            await host.settle()
            return answer
        },
        Question(
            "coordinator-in-did-show", "Is there still a transition coordinator when the delegate hears didShow?",
            expected: "no", source: .guess("the transition has ended"),
            restsOn: [.pop("BackSwipe/BackSwipe+Delegate"), .arbitration("Rules/IdleRule")]
        ) { host in
            let stack = StackOfTwo()
            let delegate = host.keep(ShownDelegate())
            await stack.show(on: host)
            stack.navigation.delegate = delegate
            stack.navigation.pushViewController(QuestionScreen("C"), animated: true)
            await host.settle()
            return delegate.hadCoordinator ? "yes" : "no"
        },
        Question(
            "coordinator-completion-and-did-show",
            "Which comes first after a push: the coordinator's completion or didShow?",
            expected: "didShow C, completion", source: .guess("the coordinator goes last"),
            restsOn: [.pop("Transitions/FollowedTransition"), .pop("BackSwipe/BackSwipe+Delegate"), .rule("G1")]
        ) { host in
            let stack = StackOfTwo()
            let log = QuestionLog()
            let listener = host.keep(NavigationListener(log))
            await stack.show(on: host)
            stack.navigation.delegate = listener
            stack.navigation.pushViewController(QuestionScreen("C"), animated: true)
            log.clear()
            _ = stack.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log.note("completion")
            }
            await host.settle()
            return log.entries.filter { !$0.hasPrefix("willShow") }.joined(separator: ", ")
        },
        Question(
            "length-of-a-push", "How long does an animated push take?",
            expected: "0.3 to 0.45 s", source: .choice("length of a push"),
            restsOn: [.transitions("Gallery/SystemLookAlike"), .rule("F5")]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            let start = CACurrentMediaTime()
            var end: TimeInterval?
            stack.navigation.pushViewController(QuestionScreen("C"), animated: true)
            _ = stack.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                end = CACurrentMediaTime()
            }
            await host.settle()
            guard let end else { throw NoAnswer("The push has not ended.") }
            return Band(0.3, 0.45, "s").name(of: end - start)
        },
        Question(
            "pop-during-a-push", "What comes of an animated pop in the middle of an animated push?",
            expected: .before26("the stack and the screen disagree, or the pop is lost", then: "popped"),
            source: .choice("transitions can be interrupted"),
            restsOn: [
                .pop("Rules/InterruptionRule"), .pop("PopDrivers/PopDrivers"), .rule("F7"),
                .scenario("interrupted-during-push"),
                .scenario("interrupted-rapid-flicks"),
            ]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            stack.navigation.pushViewController(QuestionScreen("C", stack.log), animated: true)
            await host.wait(0.1)
            stack.navigation.popViewController(animated: true)
            await host.settle()
            let isRight = stack.navigation.askedStack == "A B" && stack.second.viewIfLoaded?.window != nil
            let begun = stack.log.entries.filter { $0 == "B.willAppear" }.count
            let ended = stack.log.entries.filter { $0 == "B.didAppear" }.count
            return isRight && begun == ended ? "popped" : "the stack and the screen disagree, or the pop is lost"
        },
        Question(
            "place-after-an-interruption", "Where is a screen whose push has just been followed by a pop?",
            expected: .before26("on its way", then: "in its place"),
            source: .choice("where an interrupted transition leaves the screens"),
            restsOn: [.pop("Rules/InterruptionRule"), .rule("F7"), .scenario("interrupted-rapid-flicks")]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            let pushed = QuestionScreen("C")
            stack.navigation.pushViewController(pushed, animated: true)
            await host.wait(0.1)
            stack.navigation.popViewController(animated: true)
            await host.wait(0.02)
            let x = pushed.view.layer.presentation()?.position.x ?? 0
            await host.settle()
            return abs(x - host.window.bounds.midX) < 60 ? "in its place" : "on its way"
        },
    ]
}

private final class ShownDelegate: NSObject, UINavigationControllerDelegate {
    private(set) var hadCoordinator = false

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        hadCoordinator = navigationController.transitionCoordinator != nil
    }
}
