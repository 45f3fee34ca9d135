import UIKit

/// What still is a tap, a swipe, or a pinch.
enum RecognitionQuestions {
    static let all = [
        Question(
            "tap-of-7-points", "Is a tap recognized when the finger strays by 7 points?",
            expected: "yes", source: .choice("how far a finger strays in a tap"), restsOn: restsOnTap,
            fingers: [.drag(150, 400, by: 7, velocity: 60, holding: 0)]
        ) { host in try await tapIsRecognized(on: host) },
        Question(
            "tap-of-15-points", "Is a tap recognized when the finger strays by 15 points?",
            expected: "no", source: .choice("how far a finger strays in a tap"), restsOn: restsOnTap,
            fingers: [.drag(150, 400, by: 15, velocity: 60, holding: 0)]
        ) { host in try await tapIsRecognized(on: host) },
        Question(
            "tap-of-half-a-second", "Is a tap recognized when the finger rests for half a second?",
            expected: "yes", source: .choice("longest press of a tap"), restsOn: restsOnTap,
            fingers: [.press(150, 400, seconds: 0.5)]
        ) { host in try await tapIsRecognized(on: host) },
        Question(
            "tap-of-a-second", "Is a tap recognized when the finger rests for a second?",
            expected: "no", source: .choice("longest press of a tap"), restsOn: restsOnTap,
            fingers: [.press(150, 400, seconds: 1)]
        ) { host in try await tapIsRecognized(on: host) },
        Question(
            "swipe-of-40-points", "Is a swipe recognized that goes 40 points?",
            expected: "no", source: .choice("shortest swipe"), restsOn: restsOnSwipe,
            fingers: [.flick(150, 400, by: 40, velocity: 800)]
        ) { host in try await swipeIsRecognized(on: host) },
        Question(
            "swipe-of-65-points", "Is a swipe recognized that goes 65 points?",
            expected: "yes", source: .choice("shortest swipe"), restsOn: restsOnSwipe,
            fingers: [.flick(150, 400, by: 65, velocity: 800)]
        ) { host in try await swipeIsRecognized(on: host) },
        Question(
            "swipe-of-0.4-seconds", "Is a swipe recognized that is 50 points on after 0.4 seconds?",
            expected: "yes", source: .choice("longest time of a swipe"), restsOn: restsOnSwipe,
            fingers: [.flick(150, 400, by: 65, velocity: 125)]
        ) { host in try await swipeIsRecognized(on: host) },
        Question(
            "swipe-of-0.7-seconds", "Is a swipe recognized that is 50 points on after 0.7 seconds?",
            expected: "no", source: .choice("longest time of a swipe"), restsOn: restsOnSwipe,
            fingers: [.flick(150, 400, by: 65, velocity: 72)]
        ) { host in try await swipeIsRecognized(on: host) },
        Question(
            "pinch-hysteresis",
            "By how much has the distance of two fingers changed when a pinch asks whether it may begin?",
            expected: "5 to 13 points", source: .choice("hysteresis of a pinch"), restsOn: restsOnPinch,
            fingers: [.pinch(scale: 2, velocity: 0.5)]
        ) { host in
            let pinch = PinchThatMeasures()
            let change = try await valueInShouldBegin(of: pinch, on: host) { pinch.change }
            return change.map { Band(5, 13, "points").name(of: abs($0)) } ?? "never"
        },
        Question(
            "pinch-scale-in-should-begin",
            "Does the scale of a pinch say which way it goes when it asks whether it may begin?",
            expected: "yes", source: .guess("as the translation of a pan does"), restsOn: restsOnPinch,
            fingers: [.pinch(scale: 2, velocity: 0.5)]
        ) { host in
            let pinch = UIPinchGestureRecognizer()
            let scale = try await valueInShouldBegin(of: pinch, on: host) { pinch.scale }
            return scale.map { $0 > 1.001 ? "yes" : "no" } ?? "never asked"
        },
    ]

    /// What a pinch says of itself when it first asks whether it may begin; nil if it never does.
    @MainActor
    private static func valueInShouldBegin(
        of pinch: UIPinchGestureRecognizer, on host: any QuestionHost, _ value: @escaping () -> CGFloat?
    ) async throws -> CGFloat? {
        let screen = QuestionScreen("A")
        let delegate = host.keep(RecognizerDelegate())
        await host.show(screen)
        pinch.delegate = delegate
        screen.view.addGestureRecognizer(pinch)
        var seen: CGFloat?
        delegate.shouldBegin = { _ in
            seen = seen ?? value()
            return true
        }
        try await host.useFingers()
        return seen
    }

    private static let restsOnTap: [Dependency] = [
        .model("Gestures/Recognizers/UITapGestureRecognizer"), .rule("B10"), .scenario("finger-tiny"),
    ]
    private static let restsOnSwipe: [Dependency] = [
        .model("Gestures/Recognizers/UISwipeGestureRecognizer"), .rule("B10"), .scenario("own-reply-swipe"),
    ]
    private static let restsOnPinch: [Dependency] = [
        .pop("Gestures/PinchMeasure"), .arbitration("PinchDirection"), .arbitration("Rules/DirectionRule"),
        .rule("B10"), .scenario("modal-pinch"),
    ]

    @MainActor
    private static func tapIsRecognized(on host: any QuestionHost) async throws -> String {
        try await isRecognized(UITapGestureRecognizer(), on: host)
    }

    @MainActor
    private static func swipeIsRecognized(on host: any QuestionHost) async throws -> String {
        try await isRecognized(UISwipeGestureRecognizer(), on: host)
    }

    @MainActor
    private static func isRecognized(_ recognizer: UIGestureRecognizer, on host: any QuestionHost) async throws
        -> String
    {
        let screen = QuestionScreen("A")
        await host.show(screen)
        screen.view.addGestureRecognizer(recognizer)
        let log = RecognizerLog(of: recognizer)
        try await host.useFingers()
        return log.answer
    }
}

/// Knows how the distance of its two fingers has changed.
private final class PinchThatMeasures: UIPinchGestureRecognizer {
    private var start: CGFloat?

    var change: CGFloat { start.map { distance - $0 } ?? 0 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches == 2 { start = distance }
    }

    private var distance: CGFloat {
        guard numberOfTouches == 2 else { return 0 }
        let (first, second) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        return hypot(first.x - second.x, first.y - second.y)
    }
}
