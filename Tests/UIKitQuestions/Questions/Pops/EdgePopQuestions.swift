import UIKit

/// When UIKit's edge pan pops.
enum EdgePopQuestions {
    private static let edge = [FingerStep.drag(2, 400, by: 300)]
    private static let restsOnButton: [Dependency] = [
        .pop("PopDrivers/PopDrivers"), .pop("Rules/SystemPopRule"), .driver("contentPop"), .rule("F2"),
    ]

    static let all = [
        Question(
            "edge-pan-without-bar", "Does a drag from the edge pop a screen while the navigation bar is hidden?",
            expected: "stayed", source: .choice("pops by gesture need a back button"),
            restsOn: restsOnButton + [.scenario("bar-finished")], fingers: edge
        ) { host in
            let stack = StackOfTwo()
            stack.navigation.isNavigationBarHidden = true
            await stack.show(on: host)
            try await host.useFingers()
            return stack.navigation.askedOutcome
        },
        Question(
            "edge-pan-with-hidden-back-button", "Does a drag from the edge pop a screen that hides its back button?",
            expected: "stayed", source: .choice("pops by gesture need a back button"), restsOn: restsOnButton,
            fingers: edge
        ) { host in
            let stack = StackOfTwo()
            stack.second.navigationItem.hidesBackButton = true
            await stack.show(on: host)
            try await host.useFingers()
            return stack.navigation.askedOutcome
        },
        Question(
            "edge-pan-with-replaced-back-button",
            "Does a drag from the edge pop a screen that has an item of its own in place of the back button?",
            expected: "stayed", source: .choice("pops by gesture need a back button"), restsOn: restsOnButton,
            fingers: edge
        ) { host in
            let stack = StackOfTwo()
            stack.second.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Back", style: .plain, target: nil, action: nil)
            await stack.show(on: host)
            try await host.useFingers()
            return stack.navigation.askedOutcome
        },
        Question(
            "edge-pan-with-animators",
            "Does a drag from the edge pop while the delegate implements the method for animators, and returns nil?",
            expected: "stayed", source: .report("openradar 15215690, wordpress-mobile/WordPress-iOS #6639"),
            restsOn: [
                .file("Sources/UIKitSeams/NavigationDelegateProxy.swift"),
                .pop("NavigationDelegate/NavigationDelegates"), .rule("F2"),
            ],
            fingers: edge
        ) { host in
            let stack = StackOfTwo()
            let director = host.keep(NavigationDirector())
            stack.navigation.delegate = director
            await stack.show(on: host)
            try await host.useFingers()
            return stack.navigation.askedOutcome
        },
        Question(
            "edge-pan-on-the-root", "Does a push work after a drag from the edge on the root screen?",
            expected: "pushed", source: .report("forkingdog/FDFullscreenPopGesture #131, of a pan without a guard"),
            restsOn: [.arbitration("Rules/StackDepthRule"), .rule("F2"), .scenario("root-then-push")], fingers: edge
        ) { host in
            let navigation = UINavigationController()
            await host.show(QuestionScreen("A"), in: navigation)
            try await host.useFingers()
            let next = QuestionScreen("B")
            navigation.pushViewController(next, animated: true)
            await host.settle()
            return next.viewIfLoaded?.window != nil ? "pushed" : "not pushed"
        },
        Question(
            "edge-pop-from-60-percent",
            "Does a pop by gesture finish that rests at 60 % of the width when it is let go?",
            expected: "popped", source: .guess("every plausible rule finishes past the middle"),
            restsOn: [.pop("Gestures/CompletionPolicy"), .rule("F4")], fingers: [.drag(2, 400, by: 234, holding: 0.4)]
        ) { host in try await restingOutcome(on: host) },
        Question(
            "edge-pop-from-30-percent",
            "Does a pop by gesture finish that rests at 30 % of the width when it is let go?",
            expected: "stayed", source: .choice("when a pop by gesture finishes"),
            restsOn: [.pop("Gestures/CompletionPolicy"), .rule("F4")], fingers: [.drag(2, 400, by: 115, holding: 0.4)]
        ) { host in try await restingOutcome(on: host) },
        Question(
            "edge-pop-by-short-flick",
            "Does a pop by gesture finish when a finger lifts at 600 points per second after 80 points?",
            expected: "popped", source: .choice("when a pop by gesture finishes"),
            restsOn: [.pop("Gestures/CompletionPolicy"), .rule("F4"), .scenario("finger-flick-one-sample")],
            fingers: [.flick(2, 400, by: 80, velocity: 600)]
        ) { host in try await restingOutcome(on: host) },
        Question(
            "edge-region-reaches-8-points", "Does the edge pan begin for a finger that lands 8 points from the edge?",
            expected: "yes", source: .guess("every measurement is wider"), restsOn: restsOnRegion,
            fingers: [.drag(8, 400, by: 60)]
        ) { host in try await edgePanBegins(on: host) },
        Question(
            "edge-region-reaches-16-points", "Does the edge pan begin for a finger that lands 16 points from the edge?",
            expected: "yes", source: .choice("width of the edge region"), restsOn: restsOnRegion,
            fingers: [.drag(16, 400, by: 60)]
        ) { host in try await edgePanBegins(on: host) },
        Question(
            "edge-region-reaches-26-points", "Does the edge pan begin for a finger that lands 26 points from the edge?",
            expected: "no", source: .choice("width of the edge region"), restsOn: restsOnRegion,
            fingers: [.drag(26, 400, by: 60)]
        ) { host in try await edgePanBegins(on: host) },
        Question(
            "pager-against-edge-pan",
            "Which wins in a drag from the edge over a pager between two pages: the pager or the edge pan?",
            expected: .before18("pager", then: "edge pan"), source: .choice("others wait for the edge pan"),
            restsOn: [
                .pop("Rules/EdgeSwipeRule"), .rule("F2b"), .scenario("edge-pager-middle"), .scenario("edge-strip"),
            ], fingers: edge
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            let pager = QuestionPager(in: stack.second.view, page: 1)
            try await host.useFingers()
            return pager.hasScrolled ? "pager" : stack.navigation.askedOutcome == "popped" ? "edge pan" : "neither"
        },
        Question(
            "edge-pan-inside", "Which begins in a drag from the edge: an edge pan on a view inside, or UIKit's own?",
            expected: .before18("that inside", then: "UIKit's"), source: .choice("others wait for the edge pan"),
            restsOn: [.pop("Rules/EdgeSwipeRule"), .rule("F2b"), .scenario("web-edge-history")], fingers: edge
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = .left
            let log = host.keep(RecognizerLog(of: pan))
            stack.second.view.addGestureRecognizer(pan)
            try await host.useFingers()
            let pops = stack.navigation.askedOutcome == "popped"
            return log.hasBegun ? (pops ? "both" : "that inside") : (pops ? "UIKit's" : "neither")
        },
        Question(
            "edge-pan-beside-our-pan",
            "Do the edge pan and a pan of the app's begin together if the app's delegate wants that?",
            expected: .before18("both", then: "UIKit's"), source: .choice("others wait for the edge pan"),
            restsOn: [.pop("Rules/SystemPopRule"), .rule("C3"), .rule("F2b"), .driver("contentPop")], fingers: edge
        ) { host in
            try await PanBesidePop(stack: StackOfTwo()).whoBegins(on: host) { $0.interactivePopGestureRecognizer }
        },
        Question(
            "full-screen-pan-on-private-target",
            "Does a pan over the whole screen pop that sends handleNavigationTransition: to the edge pan's delegate?",
            expected: "popped", source: .report("forkingdog/FDFullscreenPopGesture"),
            restsOn: [
                .pop("PopDrivers/SystemPopTarget"), .driver("systemTarget"), .scenario("interrupted-flicks-in-turn"),
            ],
            fingers: [.drag(80, 400, by: 260)]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            stack.navigation.askedContentPop?.isEnabled = false
            let pan = UIPanGestureRecognizer()
            let target = stack.navigation.interactivePopGestureRecognizer?.delegate
            if let target { pan.addTarget(target, action: NSSelectorFromString("handleNavigationTransition:")) }
            stack.add(pan)
            try await host.useFingers()
            return stack.navigation.askedOutcome
        },
    ]

    private static let restsOnRegion: [Dependency] = [
        .arbitration("StartRegion"), .pop("Rules/EdgeSwipeRule"), .rule("B9"), .scenario("mode-edge-edge"),
    ]

    @MainActor
    private static func restingOutcome(on host: any QuestionHost) async throws -> String {
        let stack = StackOfTwo()
        await stack.show(on: host)
        // The content pop of iOS 26 is another recognizer.
        stack.navigation.askedContentPop?.isEnabled = false
        guard abs(host.window.bounds.width - 390) < 40 else { throw NoAnswer("The screen is not that of a phone.") }
        try await host.useFingers()
        return stack.navigation.askedOutcome
    }

    @MainActor
    private static func edgePanBegins(on host: any QuestionHost) async throws -> String {
        let stack = StackOfTwo()
        await stack.show(on: host)
        stack.navigation.askedContentPop?.isEnabled = false
        guard let edgePan = stack.navigation.interactivePopGestureRecognizer else { return "no edge pan" }
        let log = RecognizerLog(of: edgePan)
        try await host.useFingers()
        return log.answer
    }
}
