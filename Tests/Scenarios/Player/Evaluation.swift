import Foundation

extension Scenario.Expectation {
    /// Where an observation differs from this expectation.
    ///
    /// The verdict is not looked at: it takes the standard that the contenders are judged by.
    public func mismatches(with seen: Observation) -> [Mismatch] {
        var comparison = Comparison()
        comparison.compare("top", top, seen.top)
        comparison.compare("depth", depth, seen.depth)
        comparison.compare("tab", tab, seen.tab)
        comparison.compare("popped", popped, seen.popped)
        comparison.compare("columns", columns, seen.columns)
        comparison.compare("collapsed", collapsed, seen.collapsed)
        comparison.compare("presented", presented, seen.presented)
        for (root, expected) in (stacks ?? [:]).sorted(by: { $0.key < $1.key }) {
            comparison.compare("stack of \(root)", expected, seen.stacks[root]) { $0 == $1 }
        }
        comparison.compare("searching", searching?.sorted(), seen.searching)
        comparison.compare("barHidden", barHidden, seen.barHidden)
        comparison.compare("tabBarHidden", tabBarHidden, seen.tabBarHidden)
        comparison.compare("bar", bar, seen.bar)
        comparison.compare("keyboard", keyboard, seen.keyboard)
        comparison.compare("firstResponder", firstResponder, seen.firstResponder)
        for (id, expected) in (value ?? [:]).sorted(by: { $0.key < $1.key }) {
            comparison.compare("value.\(id)", expected, seen.value[id]) { $1.map($0.isClose) ?? false }
        }
        comparison.compare("moved", moved?.sorted(), seen.moved.sorted())
        comparison.compare("scrolled", scrolled?.sorted(), seen.scrolled.sorted())
        for (id, expected) in (offset ?? [:]).sorted(by: { $0.key < $1.key }) {
            comparison.compare("offset.\(id)", expected, seen.offset[id]) { expected, seen in
                guard let seen else { return false }
                return zip(expected, seen).allSatisfy { abs($0 - $1) <= 0.5 }
            }
        }
        for probe in progress ?? [] {
            let seen = seen.progress.first { $0.at == probe.at }?.is
            comparison.compare("progress at \(probe.at.formatted) s", probe.is, seen) { expected, seen in
                seen.map { abs($0 - expected) <= probe.within } ?? false
            }
        }
        for probe in bars ?? [] {
            let seen = seen.bars.first { $0.at == probe.at }?.shown
            comparison.compare("bar shown at \(probe.at.formatted) s", probe.shown, seen) { $0 == $1 }
        }
        for probe in poses ?? [] { comparison.compare(probe, seen.poses) }
        for probe in still ?? [] { comparison.compare(probe, seen.still) }
        comparison.compare("touched", touched, seen.touched)
        comparison.compare(callbacks ?? [], seen.callbacks)
        comparison.compare("appearance", appearance, seen.appearance)
        comparison.compare("delegate", delegate, seen.delegate)
        comparison.compare("events", events, seen.events)
        for (index, text) in (trace ?? []).enumerated() {
            comparison.compare(
                "trace[\(index)]", text, seen.trace.contains { $0.contains(text) } ? text : "no such line")
        }
        comparison.compare("faults", faults?.sorted(), Set(seen.faults).sorted())
        return comparison.mismatches
    }
}

/// Collects what differs.
struct Comparison {
    private(set) var mismatches: [Mismatch] = []

    mutating func compare<Observable: Equatable>(_ name: String, _ expected: Observable?, _ seen: Observable) {
        guard let expected, expected != seen else { return }
        mismatches.append(Mismatch(observable: name, expected: "\(expected)", observed: "\(seen)"))
    }

    mutating func compare<Observable>(
        _ name: String, _ expected: Observable, _ seen: Observable?, by isMet: (Observable, Observable?) -> Bool
    ) {
        guard !isMet(expected, seen) else { return }
        mismatches.append(
            Mismatch(observable: name, expected: "\(expected)", observed: seen.map { "\($0)" } ?? "nothing"))
    }
}
