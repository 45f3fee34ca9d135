import UIKit

/// UIKit's pop recognizers and what is around them.
enum PreparedPopQuestions {
    static let all = [
        Question(
            "pop-target-on-the-root",
            "Does a push end after a pan on the root that was sent to UIKit's private pop action?",
            expected: "no", source: .choice("a pop that comes to nothing stays prepared"),
            restsOn: [
                .arbitration("Rules/StackDepthRule"), .pop("PopDrivers/SystemPopTarget"), .rule("F3"),
                .scenario("root-then-push"), .driver("systemTarget"),
            ],
            fingers: [.drag(100, 400, by: 200)]
        ) { host in
            let navigation = UINavigationController()
            await host.show(QuestionScreen("A"), in: navigation)
            let pan = UIPanGestureRecognizer()
            guard let target = navigation.interactivePopGestureRecognizer?.delegate else {
                throw NoAnswer("The edge pan has no delegate.")
            }
            pan.addTarget(target, action: NSSelectorFromString("handleNavigationTransition:"))
            navigation.view.addGestureRecognizer(pan)
            try await host.useFingers()
            navigation.pushViewController(QuestionScreen("B"), animated: true)
            await host.settle()
            return navigation.transitionCoordinator == nil ? "yes" : "no"
        },
        Question(
            "press-around-the-edge-pan",
            "Does a long press on the window begin under a finger that rests in the edge region of a stack?",
            expected: "yes", source: .choice("those around wait for the edge pan"),
            restsOn: [.pop("Rules/EdgeSwipeRule"), .arbitration("Rules/OtherGesturesRule"), .rule("F2b")],
            fingers: [.drag(5, 400, by: 300, pressing: 0.8)]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            let press = UILongPressGestureRecognizer()
            host.window.addGestureRecognizer(press)
            let log = RecognizerLog(of: press)
            try await host.useFingers()
            host.window.removeGestureRecognizer(press)
            return log.answer
        },
    ]
}
