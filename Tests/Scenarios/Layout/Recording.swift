import UIKit

/// What is seen while a scenario is played.
@MainActor
final class Recording {
    private(set) var appearance: [String] = []
    private(set) var delegateCalls: [String] = []
    private(set) var events: [String] = []
    private(set) var popped = 0
    /// Everything that was called, with its time in seconds.
    private(set) var callbacks: [Callback] = []
    private var startTime: TimeInterval = 0
    /// Of buttons, of the actions of a table's rows, and of what views with recognizers have taken.
    private(set) var taps: [String: Int] = [:]
    private(set) var scrolled: [String] = []
    /// What of all that a time line shows, in the device's time.
    private(set) var marks: [PlayMark] = []

    /// Forgets what building the first stack has left behind.
    func start() {
        appearance = []
        delegateCalls = []
        events = []
        popped = 0
        marks = []
        callbacks = []
        startTime = CACurrentMediaTime()
    }

    /// The marks since the last call.
    func takeMarks() -> [PlayMark] {
        defer { marks = [] }
        return marks
    }

    func mark(_ kind: PlayMark.Kind, _ text: String) {
        marks.append(PlayMark(time: CACurrentMediaTime(), kind: kind, text: text))
    }

    struct Callback {
        let time: TimeInterval
        let name: String
    }

    private func wasCalled(_ name: String) {
        callbacks.append(Callback(time: CACurrentMediaTime() - startTime, name: name))
    }

    func screen(_ title: String, did callback: String) {
        appearance.append("\(title).\(callback)")
        if callback == "viewDidAppear" { mark(.screen, "\(title) has appeared") }
        wasCalled("\(title).\(callback)")
    }

    func screenWasPopped() {
        popped += 1
        mark(.screen, "a screen has left the stack")
    }

    func delegateWasCalled(_ call: String) {
        delegateCalls.append(call)
        wasCalled(call)
    }

    func event(_ event: String, of swipe: SwipeKind) {
        let expectation = swipe.expectation(event)
        events.append(expectation)
        mark(.event, swipe.sentence(event))
        wasCalled(expectation)
    }

    func wasTapped(_ id: String) {
        wasUsed(id, "is tapped")
    }

    /// - Parameter what: what was done to the element, for people.
    func wasUsed(_ id: String, _ what: String) {
        taps[id, default: 0] += 1
        mark(.event, "\(id) \(what)")
    }

    func dragBegan(in scrollView: String) {
        if !scrolled.contains(scrollView) { scrolled.append(scrollView) }
        mark(.event, "\(scrollView) is dragged")
    }
}
