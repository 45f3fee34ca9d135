import UIKit

/// A finger that lands on a list which still coasts. XCUITest may wait until the list is at rest: then there is no
/// answer, and a person can give one by hand.
enum CatchQuestions {
    private static let rests: [Dependency] = [
        .arbitration("Rules/MovingScrollViewRule"), .rule("D11"), .scenario("strip-caught"),
        .scenario("edge-strip-coasting"),
    ]
    private static let flickAndPress = [
        FingerStep.flick(195, 600, by: 0, -300, velocity: 1500), .press(195, 400, seconds: 0.6),
    ]

    static let all = [
        Question(
            "coasting-list-in-should-receive",
            "Is isDecelerating true when a pan around the list is asked whether it receives the touch that catches it?",
            expected: "yes", source: .guess("the list is stopped by the touch, not before it"), restsOn: rests,
            fingers: flickAndPress
        ) { host in
            let caught = await CaughtList(on: host)
            let (pan, delegate) = (UIPanGestureRecognizer(), host.keep(RecognizerDelegate()))
            var answers: [Bool] = []
            delegate.shouldReceive = { _, _ in
                answers.append(caught.list.scrollView.isDecelerating)
                return false
            }
            pan.delegate = delegate
            caught.screen.view.addGestureRecognizer(pan)
            try await caught.useFingers(of: host)
            return answers.last == true ? "yes" : "no"
        },
        Question(
            "catching-a-list-stops-it", "Does a list stop that is touched while it coasts, before the finger moves?",
            expected: "yes", source: .guess("every list does that"), restsOn: rests, fingers: flickAndPress
        ) { host in
            let caught = await CaughtList(on: host)
            var lastMovement: TimeInterval?
            caught.list.onScroll = { if caught.witness.landings == 2 { lastMovement = CACurrentMediaTime() } }
            try await caught.useFingers(of: host)
            // The frame of the landing may still move it.
            guard let lastMovement, let landing = caught.witness.moves.first?.time else { return "yes" }
            return lastMovement - landing < 0.1 ? "yes" : "no"
        },
        Question(
            "catching-touch-does-not-reach-content",
            "Does the content of a coasting list hear of the touch that catches it?",
            expected: "no", source: .guess("the touch is for the list"),
            restsOn: [.arbitration("Rules/ControlRule"), .rule("D11"), .scenario("strip-caught")],
            fingers: flickAndPress
        ) { host in
            let caught = await CaughtList(on: host)
            let scrollView = caught.list.scrollView
            let content = ContentThatListens(frame: CGRect(origin: .zero, size: scrollView.contentSize))
            scrollView.addSubview(content)
            try await caught.useFingers(of: host)
            return content.landings.isEmpty ? "no" : "yes"
        },
    ]
}

/// A list that is flicked, and touched again while it coasts.
@MainActor
private struct CaughtList {
    let screen = QuestionScreen("A")
    let list: QuestionList
    let witness: TouchWitness

    init(on host: any QuestionHost) async {
        await host.show(screen)
        list = QuestionList(in: screen.view)
        witness = TouchWitness(on: screen.view)
    }

    func useFingers(of host: any QuestionHost) async throws {
        try await host.useFingers()
        guard witness.landings == 2, let landing = witness.moves.first?.time, (list.restTime ?? landing) >= landing
        else {
            throw NoAnswer("The list had come to rest before the second finger landed.")
        }
    }
}
