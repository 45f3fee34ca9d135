import UIKit

/// The navigation bar in transitions that are cancelled.
enum BarQuestions {
    private static let rests: [Dependency] = [
        .pop("NavigationBar/NavigationBarAdapter"), .scenario("bar-cancelled"),
        .scenario("bar-cube-cancelled"),
    ]

    static let all = [
        Question(
            "bar-shown-in-a-cancelled-pop",
            "Is a bar hidden again that the screen below has shown in the viewWillAppear of a pop which is cancelled?",
            expected: "no", source: .guess("UIKit does not know who wants it hidden"), restsOn: rests
        ) { host in
            let pop = DrivenPop()
            pop.stack.navigation.isNavigationBarHidden = true
            pop.stack.first.onWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
            await pop.begin(on: host)
            await pop.cancel(on: host)
            return pop.stack.navigation.isNavigationBarHidden ? "yes" : "no"
        },
        Question(
            "hidden-bar-frees-the-screen", "Does the safe area of a screen lose the bar when that is hidden?",
            expected: "yes", source: .apple("uikit/uiview/safeareainsets"),
            restsOn: [.pop("NavigationBar/NavigationBarAdapter"), .scenario("bar-finished")]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            let before = stack.second.view.safeAreaInsets.top
            stack.navigation.setNavigationBarHidden(true, animated: false)
            await host.wait(0.2)
            return before - stack.second.view.safeAreaInsets.top > 30 ? "yes" : "no"
        },
    ]
}
