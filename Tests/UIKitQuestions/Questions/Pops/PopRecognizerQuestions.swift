import UIKit

/// UIKit's own pop recognizers, before any finger moves.
enum PopRecognizerQuestions {
    static let all = [
        Question(
            "edge-pan-is-a-screen-edge-pan", "Is interactivePopGestureRecognizer a screen-edge pan?",
            expected: "yes", source: .report("forkingdog/FDFullscreenPopGesture, and every other full-screen pop"),
            restsOn: [.pop("Rules/EdgeSwipeRule"), .rule("F1")]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            return stack.navigation.interactivePopGestureRecognizer is UIScreenEdgePanGestureRecognizer ? "yes" : "no"
        },
        Question(
            "edge-pan-is-on-the-navigation-view",
            "Is interactivePopGestureRecognizer on the view of the navigation controller?",
            expected: "yes", source: .apple("uikit/uinavigationcontroller/interactivepopgesturerecognizer"),
            restsOn: [.pop("BackSwipe/BackSwipeRecognizers"), .rule("F1")]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            let pan = stack.navigation.interactivePopGestureRecognizer
            return pan?.view === stack.navigation.view ? "yes" : "no"
        },
        Question(
            "edge-pan-there-at-view-did-load",
            "Is interactivePopGestureRecognizer there, with its delegate, when viewDidLoad of a subclass runs?",
            expected: "yes", source: .guess("libraries install themselves there"),
            restsOn: [
                .pop("PopDrivers/PopDrivers"), .pop("NavigationController/FullScreenPopNavigationController"),
                .driver("systemTarget"),
            ]
        ) { host in
            let navigation = NavigationThatNotes()
            await StackOfTwo(navigation).show(on: host)
            return navigation.hadEdgePanWithDelegate ? "yes" : "no"
        },
        Question(
            "content-pop-there-at-view-did-load",
            "Is interactiveContentPopGestureRecognizer there when viewDidLoad of a subclass runs?",
            expected: .before26("no", then: "yes"),
            source: .apple("uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer"),
            restsOn: [
                .pop("BackSwipe/BackSwipeRecognizers"), .pop("NavigationController/FullScreenPopNavigationController"),
                .driver("contentPop"), .rule("F6"),
            ]
        ) { host in
            let navigation = NavigationThatNotes()
            await StackOfTwo(navigation).show(on: host)
            return navigation.hadContentPop ? "yes" : "no"
        },
        Question(
            "edge-pan-delegate-answers-private-action",
            "Does the delegate of the edge pan answer handleNavigationTransition:?",
            expected: "yes", source: .report("forkingdog/FDFullscreenPopGesture, and every other full-screen pop"),
            restsOn: [.pop("PopDrivers/SystemPopTarget"), .driver("systemTarget"), .rule("F1")]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            let target = stack.navigation.interactivePopGestureRecognizer?.delegate
            return target?.responds(to: NSSelectorFromString("handleNavigationTransition:")) == true ? "yes" : "no"
        },
        Question(
            "edge-pan-keeps-its-delegate",
            "Is the delegate of the edge pan the same object after pushes, pops, and a change of the whole stack?",
            expected: "yes", source: .guess("nobody has reported another one"),
            restsOn: [.pop("PopDrivers/PopDrivers"), .driver("systemTarget")]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            let before = stack.navigation.interactivePopGestureRecognizer?.delegate
            stack.navigation.popViewController(animated: true)
            await host.settle()
            stack.navigation.pushViewController(QuestionScreen("C"), animated: true)
            await host.settle()
            stack.navigation.setViewControllers([QuestionScreen("D"), QuestionScreen("E")], animated: false)
            await host.settle()
            let after = stack.navigation.interactivePopGestureRecognizer?.delegate
            return before === after ? "yes" : "no"
        },
        Question(
            "edge-pan-delegate-with-animators",
            "Has the edge pan its delegate while the navigation delegate implements the method for animators?",
            expected: "yes",
            source: .guess("the library counts on it; openradar 15215690 says that it is nil"),
            restsOn: [
                .pop("PopDrivers/PopDrivers"), .pop("PopDrivers/SystemPopTarget"), .driver("systemTarget"),
                .rule("F1"), .scenario("stack-delegate"),
            ]
        ) { host in
            let stack = StackOfTwo()
            let director = host.keep(NavigationDirector())
            stack.navigation.delegate = director
            await stack.show(on: host)
            stack.navigation.pushViewController(QuestionScreen("C"), animated: true)
            await host.settle()
            return stack.navigation.interactivePopGestureRecognizer?.delegate == nil ? "no" : "yes"
        },
        Question(
            "edge-pan-is-the-same-object",
            "Is interactivePopGestureRecognizer the same object after the navigation bar was hidden and shown?",
            expected: "yes", source: .guess("the library sets failure requirements once"),
            restsOn: [.pop("BackSwipe/BackSwipeRecognizers"), .scenario("bar-finished")]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            let before = stack.navigation.interactivePopGestureRecognizer
            stack.navigation.setNavigationBarHidden(true, animated: true)
            await host.settle()
            stack.navigation.setNavigationBarHidden(false, animated: true)
            await host.settle()
            return stack.navigation.interactivePopGestureRecognizer === before ? "yes" : "no"
        },
        Question(
            "edge-pan-delays-touches",
            "Does the edge pan withhold touches from the views below it, by delaysTouchesBegan?",
            expected: "yes", source: .guess("buttons at the edge react late"),
            restsOn: [.model("Gestures/Recognizers/UIScreenEdgePanGestureRecognizer"), .rule("B9")]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            return stack.navigation.interactivePopGestureRecognizer?.delaysTouchesBegan == true ? "yes" : "no"
        },
    ]
}

/// Notes what there is when its view has been loaded.
private final class NavigationThatNotes: UINavigationController {
    private(set) var hadEdgePanWithDelegate = false
    private(set) var hadContentPop = false

    override func viewDidLoad() {
        super.viewDidLoad()
        hadEdgePanWithDelegate = interactivePopGestureRecognizer?.delegate != nil
        hadContentPop = askedContentPop != nil
    }
}
