import Foundation

/// One scenario played by one contender on one profile: what came of it, and what that was made out from.
@dynamicMemberLookup
public struct Performance: Sendable {
    public var result: PlayResult
    public var expected: Scenario.Expectation
    public var observed: Observation

    public subscript<Value>(dynamicMember member: KeyPath<PlayResult, Value>) -> Value { result[keyPath: member] }

    init(
        _ scenario: Scenario, profile: Profile, contender: ContenderName, expected: Scenario.Expectation,
        observed: Observation
    ) {
        let shortfalls = scenario.standard(on: profile)?.mismatches(with: observed)
        let verdict: Scenario.Expectation.Verdict? = shortfalls.map { $0.isEmpty ? .resolved : .suffers }
        var mismatches = expected.mismatches(with: observed)
        if let wanted = expected.verdict, wanted != verdict {
            mismatches.append(
                Mismatch(
                    observable: "verdict", expected: wanted.rawValue,
                    observed: verdict.map { Self.explained($0, by: shortfalls ?? []) } ?? "no standard"))
        }
        result = PlayResult(
            scenario: scenario.name, profile: profile, contender: contender, driver: scenario.drivers[0],
            verdict: verdict, mismatches: mismatches, summary: observed.summary(shortfalls: shortfalls ?? []))
        self.expected = expected
        self.observed = observed
    }

    /// A verdict, and in what the person did not get what is wanted.
    private static func explained(_ verdict: Scenario.Expectation.Verdict, by shortfalls: [Mismatch]) -> String {
        guard !shortfalls.isEmpty else { return verdict.rawValue }
        return "\(verdict.rawValue) (wanted \(shortfalls.map(\.description).joined(separator: "; ")))"
    }
}

extension Observation {
    /// What happened, in about three words; `shortfalls` are where it is not what was wanted.
    func summary(shortfalls: [Mismatch]) -> String {
        if let fault = faults.first { return Self.words(fault) }
        var words = moved.map { "\($0) moved" } + scrolled.map { "\($0) scrolled" }
        if popped > 0 { words.append(popped == 1 ? "popped" : "popped \(popped)") }
        if let screen = screenThatWentHalfWay { words.append("\(whatShows(screen)) cancelled") }
        let misses = Set(shortfalls.map(\.observable))
        if !misses.isDisjoint(with: ["top", "depth", "popped"]), popped == 0, screenThatWentHalfWay == nil {
            words.append(shortfalls.contains(where: \.isMissingScreen) ? "no push" : "no pop")
        }
        if misses.contains("columns") { words.append("shows \(columns.joined(separator: " and "))") }
        if misses.contains("tab") { words.insert("in tab \(tab)", at: 0) }
        if misses.contains("delegate") { words = ["delegate not called"] }
        if let place = misses.sorted().first(where: { $0.hasPrefix("frame of ") }) {
            words = ["off its place: \(place.dropFirst("frame of ".count))"]
        }
        if misses.contains("keyboard"), misses.isDisjoint(with: ["top", "depth", "popped"]) {
            words = [keyboard == .hidden ? "keyboard gone" : "keyboard stays"]
        }
        if misses.contains("bar"), misses.isDisjoint(with: ["top", "depth", "popped"]) { words = ["wrong bar"] }
        if misses.contains("barHidden") { words = [barHidden ? "bar stays hidden" : "bar is shown"] }
        if words.isEmpty, let wordsForAnotherScreen { words = [wordsForAnotherScreen] }
        if words.isEmpty { words = used.map { "\($0) used" } }
        if words.isEmpty { words = ["nothing happened"] }
        // What became of the stack comes last.
        if words.count > 2 { words.removeSubrange(1..<words.count - 1) }
        return words.joined(separator: ", ")
    }

    /// What would have shown a screen that is not there now.
    private func whatShows(_ screen: String) -> String {
        let isBelow = stacks.values.contains { $0.dropLast().contains(screen) }
        guard !isBelow, stacks.values.contains(where: { $0.last == screen }) else { return isBelow ? "pop" : "push" }
        if !presented.isEmpty || !dismissed.isEmpty { return "dismissal" }
        return tab.isEmpty ? "pop" : "tab change"
    }

    /// What has brought the screen that is seen, if it was not there before.
    private var wordsForAnotherScreen: String? {
        if !dismissed.isEmpty { return "dismissed" }
        let suffix = ".viewDidAppear"
        guard let screen = appearance.last(where: { $0.hasSuffix(suffix) })?.dropLast(suffix.count) else { return nil }
        return stack.dropFirst().last == String(screen) ? "pushed" : "shows \(screen)"
    }

    /// A screen that was about to appear and went away again before it had.
    private var screenThatWentHalfWay: String? {
        let suffix = ".viewWillAppear"
        let call = zip(appearance, appearance.dropFirst()).first { first, second in
            first.hasSuffix(suffix) && second == first.replacingOccurrences(of: "Appear", with: "Disappear")
        }
        return call.map { String($0.0.dropLast(suffix.count)) }
    }

    /// A fault's kind as words: `pushedTwice` is "pushed twice".
    private static func words(_ kind: String) -> String {
        kind.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    }
}

extension Mismatch {
    /// Whether the stack has fewer screens than it should have.
    fileprivate var isMissingScreen: Bool {
        guard observable == "depth", let expected = Int(expected), let observed = Int(observed) else { return false }
        return observed < expected
    }
}
