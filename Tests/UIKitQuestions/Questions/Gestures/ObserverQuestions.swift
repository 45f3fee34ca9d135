import UIKit

/// A recognizer on the window that sees every touch and recognizes none, as that of TouchRecorder.
enum ObserverQuestions {
    private static let rests: [Dependency] = [.file("Sources/TouchRecorder/Touches/TouchObserver.swift")]

    static let all = [
        Question(
            "observer-sees-the-end",
            "Does a recognizer of the window that stays possible see a touch to its end, though a pan has begun?",
            expected: "began, moved, ended", source: .guess("nothing makes it fail"), restsOn: rests,
            fingers: [.drag(80, 400, by: 200)]
        ) { host in
            let pan = await ObservedPan(on: host)
            try await host.useFingers()
            guard pan.log.hasBegun else { throw NoAnswer("The pan has not begun.") }
            return pan.observer.seen.joined(separator: ", ")
        },
        Question(
            "observer-delays-nothing", "Does a pan begin beside a recognizer of the window that stays possible?",
            expected: "yes", source: .guess("nothing waits for it"), restsOn: rests, fingers: [.drag(80, 400, by: 200)]
        ) { host in
            let pan = await ObservedPan(on: host)
            try await host.useFingers()
            return pan.log.answer
        },
    ]
}

/// A pan on a screen, and an observer on its window.
@MainActor
private final class ObservedPan {
    let observer = Observer(target: nil, action: nil)
    let log: RecognizerLog

    init(on host: any QuestionHost) async {
        let screen = QuestionScreen("A")
        await host.show(screen)
        let pan = UIPanGestureRecognizer()
        screen.view.addGestureRecognizer(pan)
        log = RecognizerLog(of: pan)
        observer.cancelsTouchesInView = false
        observer.delaysTouchesEnded = false
        host.window.addGestureRecognizer(observer)
        await host.wait(0.1)
    }
}

private final class Observer: UIGestureRecognizer {
    /// The phases of the touch, each once.
    private(set) var seen: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("moved") }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note("ended")
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note("cancelled")
        state = .failed
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    private func note(_ phase: String) {
        if seen.last != phase { seen.append(phase) }
    }
}
