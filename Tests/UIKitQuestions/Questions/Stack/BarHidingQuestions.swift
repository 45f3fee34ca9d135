import UIKit

/// Bars that hide when fingers swipe or tap in the content.
enum BarHidingQuestions {
    private static let rests: [Dependency] = [.pop("NavigationBar/NavigationBarAdapter")]
    private static let onSwipe = AnswerSource.apple("uikit/uinavigationcontroller/hidesbarsonswipe")
    private static let dragUp = FingerStep.drag(200, 600, by: 0, -150)

    static let all = [
        Question(
            "bar-hidden-by-a-swipe", "Is the bar hidden after a drag up, with hidesBarsOnSwipe?", expected: "hidden",
            source: onSwipe, restsOn: rests + [.rule("N1"), .scenario("bar-hidden-by-swipe")], fingers: [dragUp]
        ) { host in try await bar(on: host) { $0.navigation.hidesBarsOnSwipe = true } },
        Question(
            "bar-shown-by-a-swipe", "Is the bar there again after a drag up and one down, with hidesBarsOnSwipe?",
            expected: "shown", source: onSwipe, restsOn: rests + [.rule("N1")],
            fingers: [dragUp, .drag(200, 400, by: 0, 150)]
        ) { host in try await bar(on: host) { $0.navigation.hidesBarsOnSwipe = true } },
        Question(
            "bar-swipe-beside-a-pan", "Is the bar hidden by a drag up over a view with a pan of the app's?",
            expected: "hidden", source: .choice("what the swipe that hides the bars goes with"),
            restsOn: rests + [.rule("N1")], fingers: [dragUp]
        ) { host in
            try await bar(on: host) { stack in
                stack.navigation.hidesBarsOnSwipe = true
                stack.second.view.addGestureRecognizer(UIPanGestureRecognizer())
            }
        },
        Question(
            "bar-hidden-by-a-tap", "Is the bar hidden after a tap in the content, with hidesBarsOnTap?",
            expected: "hidden", source: .apple("uikit/uinavigationcontroller/hidesbarsontap"),
            restsOn: rests + [.rule("N2"), .scenario("bar-hidden-by-tap")], fingers: [.tap(200, 500)]
        ) { host in try await bar(on: host) { $0.navigation.hidesBarsOnTap = true } },
    ]

    /// Whether the bar is there after what the fingers do.
    @MainActor
    private static func bar(
        on host: any QuestionHost, prepare: (StackOfTwo) -> Void
    ) async throws -> String {
        let stack = StackOfTwo()
        await stack.show(on: host)
        prepare(stack)
        try await host.useFingers()
        await host.settle()
        return stack.navigation.isNavigationBarHidden ? "hidden" : "shown"
    }
}
