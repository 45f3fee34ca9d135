import UIKit

/// What is seen while a scenario is played.
@MainActor
final class Recording {
    private(set) var appearance: [String] = []
    private(set) var delegateCalls: [String] = []
    private(set) var events: [String] = []
    private(set) var popped = 0
    /// Of buttons, and of the actions of a table's rows.
    private(set) var taps: [String: Int] = [:]
    private(set) var scrolled: [String] = []

    /// Forgets what building the first stack has left behind.
    func start() {
        appearance = []
        delegateCalls = []
        events = []
        popped = 0
    }

    func screen(_ title: String, did callback: String) {
        appearance.append("\(title).\(callback)")
    }

    func screenWasPopped() {
        popped += 1
    }

    func delegateWasCalled(_ call: String) {
        delegateCalls.append(call)
    }

    func event(_ event: String) {
        events.append(event)
    }

    func wasTapped(_ id: String) {
        taps[id, default: 0] += 1
    }

    func dragBegan(in scrollView: String) {
        if !scrolled.contains(scrollView) { scrolled.append(scrollView) }
    }
}
