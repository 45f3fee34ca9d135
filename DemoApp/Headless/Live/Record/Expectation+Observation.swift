import Foundation
import Scenarios

extension Scenario.Expectation {
    /// Everything of an observation that says what became of the screens.
    init(_ seen: Observation, of scenario: Scenario) {
        self.init()
        top = seen.top
        depth = seen.depth
        popped = seen.popped
        tab = scenario.tabBar == nil ? nil : seen.tab
        columns = scenario.split == nil ? nil : seen.columns
        presented = seen.presented.isEmpty ? nil : seen.presented
        value = seen.value.isEmpty ? nil : seen.value
        moved = seen.moved
        scrolled = seen.scrolled
        offset = seen.offset.isEmpty ? nil : seen.offset.mapValues { $0.map(Self.rounded) }
        touched = seen.touched.isEmpty ? nil : seen.touched
        keyboard = seen.keyboard == .hidden ? nil : seen.keyboard
        events = seen.events.isEmpty ? nil : seen.events
        faults = Set(seen.faults).sorted()
    }

    /// What a person would say of it: a start for what is wanted.
    var inShort: Scenario.Expectation {
        var short = Scenario.Expectation()
        (short.top, short.popped, short.presented) = (top, popped, presented)
        (short.moved, short.scrolled, short.faults) = (moved, scrolled, [])
        return short
    }

    /// Offsets are compared up to half a point.
    private static func rounded(_ length: Double) -> Double {
        let rounded = (length * 100).rounded() / 100
        return rounded == 0 ? 0 : rounded
    }
}
