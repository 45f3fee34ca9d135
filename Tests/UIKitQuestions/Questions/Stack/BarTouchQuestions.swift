import UIKit

/// Bars under fingers, while a stack is changing.
enum BarTouchQuestions {
    static let all = [
        Question(
            "back-button-held-into-a-push",
            "What is on the stack when a finger lets the back button of A B go while C is being pushed?",
            expected: "A B C", source: .choice("a back button held when a transition begins"),
            restsOn: [
                .pop("NavigationController/FullScreenPopNavigationController"),
                .pop("NavigationController/StackChangeQueue"), .rule("F7"),
            ],
            fingers: [.press(CGPoint(x: 30, y: 172), seconds: 0.4)]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(in: stack.navigation, on: host)
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0.2
            press.cancelsTouchesInView = false
            stack.add(press)
            let log = RecognizerLog(of: press)
            log.onAction = { [stack] in
                if $0.state == .began { stack.navigation.pushViewController(QuestionScreen("C"), animated: true) }
            }
            try await host.useFingers()
            return stack.navigation.askedStack
        },
        Question(
            "selected-tab-during-a-pop",
            "What is on the stack A B C when its tab is tapped during an interactive pop, which is then finished?",
            expected: "A B", source: .choice("the selected tab while its stack changes"),
            restsOn: [
                .pop("NavigationController/FullScreenPopNavigationController"),
                .pop("NavigationController/StackChangeQueue"), .rule("F7"),
            ],
            fingers: [.tap(CGPoint(x: 97, y: 520))]
        ) { host in
            let stack = StackOfTwo()
            let tabs = UITabBarController()
            tabs.viewControllers = [stack.navigation, QuestionScreen("Z")]
            await stack.show(in: tabs, on: host)
            stack.navigation.pushViewController(QuestionScreen("C"), animated: false)
            await host.wait(0.2)
            let interaction = UIPercentDrivenInteractiveTransition()
            let director = host.keep(NavigationDirector(animator: FadingAnimator(), interaction: interaction))
            stack.navigation.delegate = director
            stack.navigation.popViewController(animated: true)
            await host.wait(0.2)
            interaction.update(0.4)
            try await host.useFingers()
            interaction.finish()
            await host.settle()
            return stack.navigation.askedStack
        },
        Question(
            "bar-during-a-push", "Does a hit test find the navigation bar while a screen is pushed?",
            expected: .before26("no", then: "yes"), source: .choice("bars in transitions that can be interrupted"),
            restsOn: [.pop("Rules/InterruptionRule"), .rule("F7"), .scenario("interrupted-during-push")]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            stack.navigation.pushViewController(QuestionScreen("C"), animated: true)
            await host.wait(0.1)
            let bar = stack.navigation.navigationBar
            let place = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil)
            let isFound = host.window.hitTest(place, with: nil)?.isDescendant(of: bar) == true
            await host.settle()
            return isFound ? "yes" : "no"
        },
        Question(
            "search-after-its-screen", "Is a search still active whose screen has been popped?",
            expected: "no", source: .choice("a search whose screen is popped"),
            restsOn: [.pop("Rules/InnerNavigationRule"), .model("Controllers/Search/UISearchController")]
        ) { host in
            let stack = StackOfTwo()
            let search = UISearchController(searchResultsController: nil)
            stack.second.definesPresentationContext = true
            stack.second.navigationItem.searchController = search
            await stack.show(on: host)
            search.isActive = true
            await host.settle()
            guard search.isActive else { throw NoAnswer("The search has not begun.") }
            stack.navigation.popViewController(animated: true)
            await host.settle()
            return search.isActive ? "yes" : "no"
        },
    ]
}

extension StackOfTwo {
    /// Shows `container` in the middle of a screen, with its bars away from the edges of the display.
    @MainActor
    fileprivate func show(in container: UIViewController, on host: any QuestionHost) async {
        navigation.setViewControllers([first, second], animated: false)
        await host.show(
            ScreenAround(container) { content, screen in
                content.view.frame = CGRect(x: 0, y: 150, width: screen.view.bounds.width, height: 400)
            })
    }
}
