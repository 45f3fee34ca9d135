import UIKit

/// Bars that hide when fingers swipe or tap in the content.
enum BarHidingQuestions {
    private static let rests: [Dependency] = [.pop("NavigationBar/NavigationBarAdapter")]
    private static let dragUp = FingerStep.drag(200, 600, by: 0, -150)

    static let all = [
        Question(
            "bar-hidden-by-a-swipe", "Is the bar hidden after a drag up, with hidesBarsOnSwipe?",
            expected: "hidden", source: .apple("uikit/uinavigationcontroller/hidesbarsonswipe"),
            restsOn: rests + [.rule("N1"), .scenario("bar-hidden-by-swipe")], fingers: [dragUp]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            stack.navigation.hidesBarsOnSwipe = true
            return try await bar(of: stack, on: host)
        },
        Question(
            "bar-shown-by-a-swipe", "Is the bar there again after a drag up and one down, with hidesBarsOnSwipe?",
            expected: "shown", source: .apple("uikit/uinavigationcontroller/hidesbarsonswipe"),
            restsOn: rests + [.rule("N1")], fingers: [dragUp, .drag(200, 400, by: 0, 150)]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            stack.navigation.hidesBarsOnSwipe = true
            return try await bar(of: stack, on: host)
        },
        Question(
            "bar-swipe-beside-a-pan", "Is the bar hidden by a drag up over a view with a pan of the app's?",
            expected: "hidden", source: .choice("what the swipe that hides the bars goes with"),
            restsOn: rests + [.rule("N1")], fingers: [dragUp]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            stack.navigation.hidesBarsOnSwipe = true
            stack.second.view.addGestureRecognizer(UIPanGestureRecognizer())
            return try await bar(of: stack, on: host)
        },
        Question(
            "bar-hidden-by-a-tap", "Is the bar hidden after a tap in the content, with hidesBarsOnTap?",
            expected: "hidden", source: .apple("uikit/uinavigationcontroller/hidesbarsontap"),
            restsOn: rests + [.rule("N2"), .scenario("bar-hidden-by-tap")], fingers: [.tap(200, 500)]
        ) { host in
            let stack = StackOfTwo()
            await stack.show(on: host)
            stack.navigation.hidesBarsOnTap = true
            return try await bar(of: stack, on: host)
        },
    ]

    @MainActor
    private static func bar(of stack: StackOfTwo, on host: any QuestionHost) async throws -> String {
        try await host.useFingers()
        await host.settle()
        return stack.navigation.isNavigationBarHidden ? "hidden" : "shown"
    }
}
