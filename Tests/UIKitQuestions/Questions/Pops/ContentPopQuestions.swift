import UIKit

/// The content pop of iOS 26 among other recognizers.
enum ContentPopQuestions {
    private static let middle = [FingerStep.drag(80, 400, by: 260)]

    static let all = [
        Question(
            "content-pop-from-the-middle", "Does a drag in the middle of the screen pop, with UIKit alone?",
            expected: .before26("stayed", then: "popped"),
            source: .apple("uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer"),
            restsOn: [
                .pop("PopDrivers/PopDrivers"), .driver("contentPop"), .rule("F6"), .scenario("disabled-middle"),
            ],
            fingers: middle
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            try await host.useFingers()
            return stack.navigation.askedOutcome
        },
        Question(
            "content-pop-off-with-edge-pan",
            "Does a drag in the middle pop if interactivePopGestureRecognizer alone is switched off?",
            expected: .before26("no content pop", then: "popped"),
            source: .report("software-mansion/react-native-screens #3265"),
            restsOn: [.pop("Rules/SystemPopRule"), .rule("F6"), .scenario("disabled-middle")], fingers: middle
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            guard stack.navigation.askedContentPop != nil else { return "no content pop" }
            stack.navigation.interactivePopGestureRecognizer?.isEnabled = false
            try await host.useFingers()
            return stack.navigation.askedOutcome
        },
        Question(
            "content-pop-beside-our-pan",
            "Do the content pop and a pan of the app's begin together if the app's delegate wants that?",
            expected: .before26("no content pop", then: "both"),
            source: .apple("uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:)"),
            restsOn: [.pop("Rules/SystemPopRule"), .rule("C3"), .driver("contentPop")], fingers: middle
        ) { host in
            try await PanBesidePop(stack: StackOfTwo()).whoBegins(on: host) { $0.askedContentPop }
        },
        Question(
            "content-pop-against-deeper-pan",
            "Which wins when a finger drags back over a view with a pan of its own: that pan or the content pop?",
            expected: .before26("no content pop", then: "content pop"),
            source: .choice("what waits for the content pop"),
            restsOn: [
                .arbitration("Rules/OtherGesturesRule"), .rule("F6"), .scenario("map"), .scenario("own-pan"),
            ],
            fingers: middle
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            guard stack.navigation.askedContentPop != nil else { return "no content pop" }
            let pan = UIPanGestureRecognizer()
            stack.second.view.addGestureRecognizer(pan)
            let log = RecognizerLog(of: pan)
            try await host.useFingers()
            return log.hasBegun ? "the pan" : stack.navigation.askedOutcome == "popped" ? "content pop" : "neither"
        },
        Question(
            "content-pop-against-pager",
            "Which wins when a finger drags back over a pager between two pages: the pager or the content pop?",
            expected: .before26("no content pop", then: "pager"), source: .choice("what waits for the content pop"),
            restsOn: [
                .arbitration("Rules/ScrollEdgeRule"), .arbitration("ScrollViews/ScrollHandoff"), .rule("F6"),
                .scenario("pager-middle-page-right-quick"),
            ], fingers: middle
        ) { host in try await pagerOutcome(page: 1, on: host) },
        Question(
            "content-pop-against-pager-at-its-edge",
            "Which wins when a finger drags back over a pager on its first page: the pager or the content pop?",
            expected: .before26("no content pop", then: "pager"), source: .choice("what waits for the content pop"),
            restsOn: [
                .arbitration("Rules/ScrollEdgeRule"), .arbitration("ScrollViews/ScrollHandoff"), .rule("D5"),
                .scenario("pager-first-page-right-quick"),
            ], fingers: middle
        ) { host in try await pagerOutcome(page: 0, on: host) },
        Question(
            "content-pop-from-a-translation",
            "Does the content pop go on from a translation that is set when it begins?",
            expected: .before26("no content pop", then: "popped"), source: .guess("as any pan's target would"),
            restsOn: [.pop("BackSwipe/SystemPopRecognizers"), .rule("F6")],
            fingers: [.drag(80, 400, by: 80, holding: 0.4)]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            guard let pop = stack.navigation.askedContentPop else { return "no content pop" }
            let log = host.keep(RecognizerLog(of: pop))
            log.onAction = { recognizer in
                guard recognizer.state == .began else { return }
                (recognizer as? UIPanGestureRecognizer)?.setTranslation(CGPoint(x: 200, y: 0), in: recognizer.view)
            }
            try await host.useFingers()
            await host.settle()
            return stack.navigation.askedOutcome
        },
        Question(
            "will-show-under-content-pop",
            "What is the delegate told of a content pop that is cancelled?",
            expected: .before26("no content pop", then: "willShow A"), source: .guess("as with the edge pan"),
            restsOn: [.pop("BackSwipe/BackSwipe+Delegate"), .pop("NavigationBar/NavigationBarAdapter"), .rule("F6")],
            fingers: [.drag(80, 400, by: 80, holding: 0.4)]
        ) { host in
            let stack = StackOfTwo()
            let log = QuestionLog()
            let listener = host.keep(NavigationListener(log))
            await stack.show(on: host)
            guard stack.navigation.askedContentPop != nil else { return "no content pop" }
            stack.navigation.delegate = listener
            try await host.useFingers()
            await host.settle()
            return log.text
        },
    ]

    @MainActor
    private static func pagerOutcome(page: Int, on host: any QuestionHost) async throws -> String {
        let stack = StackOfTwo()
        await stack.show(on: host)
        guard stack.navigation.askedContentPop != nil else { return "no content pop" }
        let pager = QuestionPager(in: stack.second.view, page: page)
        try await host.useFingers()
        return pager.hasScrolled ? "pager" : stack.navigation.askedOutcome == "popped" ? "content pop" : "neither"
    }
}
