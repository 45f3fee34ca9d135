import UIKit

/// Recognizers that UIKit's own pop recognizers wait for, which is how the library refuses a pop.
enum GateQuestions {
    private static let edge = [FingerStep.drag(2, 400, by: 300)]
    private static let middle = [FingerStep.drag(80, 400, by: 260)]
    private static let rests: [Dependency] = [
        .pop("BackSwipe/PopVetoGestureRecognizer"), .pop("BackSwipe/BackSwipeRecognizers"), .rule("C5"),
        .driver("contentPop"), .driver("systemTarget"), .scenario("disabled-edge"), .scenario("mode-edge-edge"),
    ]
    private static let restsOnContentPop: [Dependency] = [
        .pop("BackSwipe/PopVetoGestureRecognizer"), .arbitration("VetoGestureRecognizer"), .rule("F6"),
        .driver("contentPop"), .scenario("disabled-middle"),
    ]

    static let all = [
        Question(
            "gate-that-fails-lets-edge-pan-pop",
            "Does the edge pan pop, without a cycle, when a recognizer that it waits for fails at once?",
            expected: "popped", source: .apple("uikit/uigesturerecognizer/require(tofail:)"), restsOn: rests,
            fingers: edge
        ) { host in
            try await outcome(of: GateRecognizer(begins: false), on: host) { $0.interactivePopGestureRecognizer }
        },
        Question(
            "gate-that-begins-stops-edge-pan",
            "Does the edge pan stay still when a recognizer that it waits for begins?",
            expected: "stayed", source: .apple("uikit/uigesturerecognizer/require(tofail:)"), restsOn: rests,
            fingers: edge
        ) { host in
            try await outcome(of: GateRecognizer(begins: true), on: host) { $0.interactivePopGestureRecognizer }
        },
        Question(
            "gate-of-a-subclass-stops-edge-pan",
            "Does the edge pan wait for a recognizer whose shouldBeRequiredToFail(by:) says so?",
            expected: "stayed", source: .apple("uikit/uigesturerecognizer/shouldberequiredtofail(by:)"),
            restsOn: [.arbitration("VetoGestureRecognizer"), .rule("C4")], fingers: edge
        ) { host in
            let stack = StackOfTwo()
            let gate = GateRecognizer(begins: true)
            gate.holdsBack = { [weak navigation = stack.navigation] in
                $0 === navigation?.interactivePopGestureRecognizer
            }
            await stack.show(on: host)
            stack.add(gate)
            try await host.useFingers()
            return stack.navigation.askedOutcome
        },
        Question(
            "gate-that-fails-lets-content-pop-go",
            "Does the content pop go on when a recognizer that it waits for fails with the first movement?",
            expected: .before26("no content pop", then: "popped"),
            source: .apple("uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer"),
            restsOn: restsOnContentPop, fingers: middle
        ) { host in
            try await outcome(of: GateRecognizer(begins: false), on: host) { $0.askedContentPop }
        },
        Question(
            "gate-that-begins-stops-content-pop",
            "Does the content pop stay still when a recognizer that it waits for begins?",
            expected: .before26("no content pop", then: "stayed"),
            source: .apple("uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer"),
            restsOn: restsOnContentPop, fingers: middle
        ) { host in
            try await outcome(of: GateRecognizer(begins: true), on: host) { $0.askedContentPop }
        },
    ]

    @MainActor
    private static func outcome(
        of gate: GateRecognizer, on host: any QuestionHost,
        before recognizer: (UINavigationController) -> UIGestureRecognizer?
    ) async throws -> String {
        let stack = StackOfTwo()
        await stack.show(on: host)
        guard let waiting = recognizer(stack.navigation) else { return "no content pop" }
        stack.add(gate)
        waiting.require(toFail: gate)
        try await host.useFingers()
        return stack.navigation.askedOutcome
    }
}
