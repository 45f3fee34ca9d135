import UIKit

/// Tabs: whom UIKit tells of what, and what a transition between them does.
enum TabQuestions {
    static let all = [
        Question(
            "tab-delegate-and-code", "Is the delegate of tabs asked or told of a tab that the app selects?",
            expected: "no", source: .apple("uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)"),
            restsOn: [.pop("Tabs/TabSwipe"), .rule("G5")]
        ) { host in
            let tabs = QuestionTabs()
            await tabs.show(on: host)
            tabs.controller.selectedIndex = 1
            await host.settle()
            return tabs.calls.isEmpty ? "no" : "yes"
        },
        Question(
            "tab-coordinator", "Is there a transition coordinator right after an animated change of tabs?",
            expected: "yes, from 0 to 1", source: .apple("uikit/uiviewcontroller/transitioncoordinator"),
            restsOn: [.pop("Tabs/UITabBarController+Neighbors"), .rule("G5")]
        ) { host in
            let tabs = QuestionTabs()
            await tabs.show(on: host)
            tabs.animator = FadingAnimator()
            tabs.controller.selectedIndex = 1
            let coordinator = tabs.controller.transitionCoordinator
            let (from, to) = (coordinator?.viewController(forKey: .from), coordinator?.viewController(forKey: .to))
            await host.settle()
            return coordinator == nil ? "no" : "yes, from \(from?.title ?? "nothing") to \(to?.title ?? "nothing")"
        },
        Question(
            "tab-index-after-cancelling", "What is the selected tab during and after a change that is cancelled?",
            expected: "1, then 0", source: .report("openradar 32135966"),
            restsOn: [.pop("Tabs/InteractiveTabChange"), .rule("G5")]
        ) { host in
            let tabs = QuestionTabs()
            await tabs.show(on: host)
            let interaction = UIPercentDrivenInteractiveTransition()
            (tabs.animator, tabs.interaction) = (FadingAnimator(), interaction)
            tabs.controller.selectedIndex = 1
            let during = tabs.controller.selectedIndex
            await host.wait(0.1)
            interaction.update(0.3)
            await host.wait(0.1)
            interaction.cancel()
            await host.settle()
            return "\(during), then \(tabs.controller.selectedIndex)"
        },
        Question(
            "tab-selected-in-transition", "Is a tab shown that is selected while a transition between others runs?",
            expected: "yes", source: .choice("a tab selected in a transition between others"),
            restsOn: [.pop("Tabs/UITabBarController+Neighbors"), .rule("G5")]
        ) { host in
            let tabs = QuestionTabs()
            await tabs.show(on: host)
            tabs.animator = FadingAnimator()
            tabs.controller.selectedIndex = 1
            await host.wait(0.1)
            tabs.animator = nil
            tabs.controller.selectedIndex = 2
            await host.settle()
            return tabs.screens[2].viewIfLoaded?.window == nil ? "no" : "yes"
        },
        Question(
            "tab-bar-in-a-transition", "Does a hit test find the tab bar while a transition between tabs runs?",
            expected: "yes", source: .choice("the tab bar in transitions between tabs"),
            restsOn: [.pop("Tabs/TabSwipe+Delegate"), .rule("G5"), .scenario("tabs-tapped")]
        ) { host in
            let tabs = QuestionTabs()
            await tabs.show(on: host)
            tabs.animator = FadingAnimator()
            tabs.controller.selectedIndex = 1
            await host.wait(0.2)
            let bar = tabs.controller.tabBar
            let place = bar.convert(CGPoint(x: bar.bounds.midX, y: 20), to: host.window)
            let isFound = host.window.hitTest(place, with: nil)?.isDescendant(of: bar) == true
            await host.settle()
            return isFound ? "yes" : "no"
        },
        Question(
            "tab-items-beyond-five", "How many items has the bar of seven tabs?",
            expected: "5", source: .apple("uikit/uitabbarcontroller"),
            restsOn: [.pop("Tabs/UITabBarController+Neighbors"), .rule("G6")]
        ) { host in
            let tabs = QuestionTabs(count: 7)
            await tabs.show(on: host)
            return "\(tabs.controller.tabBar.items?.count ?? 0)"
        },
    ]
}

/// Tabs with a delegate that records its calls and hands out an animator.
@MainActor
private final class QuestionTabs: NSObject, UITabBarControllerDelegate {
    let controller = UITabBarController()
    let screens: [QuestionScreen]
    var calls: [String] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(count: Int = 3) {
        screens = (0..<count).map { QuestionScreen("\($0)") }
        super.init()
        controller.viewControllers = screens
        controller.delegate = self
    }

    func show(on host: any QuestionHost) async {
        await host.show(controller)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("shouldSelect")
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls.append("didSelect")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
