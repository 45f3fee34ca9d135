import Scenarios

/// What came of a scenario, by contender and kind of device, in the words of its results.
struct Fates {
    private let words: [ContenderName: [Profile: String]]

    init(_ results: [PlayResult]) {
        words = Dictionary(grouping: results, by: \.contender).mapValues { ofContender in
            let pairs = ofContender.map { ($0.profile, "\($0.verdict?.rawValue ?? "") \($0.summary)") }
            // The package plays a scenario once with each driver, and the first is shown.
            return Dictionary(pairs) { first, _ in first }
        }
    }

    func knows(_ contender: ContenderName) -> Bool { words[contender] != nil }

    func knows(_ profile: Profile) -> Bool { words.values.contains { $0[profile] != nil } }

    /// Whether two contenders fare alike on every kind of device.
    func areAlike(_ one: ContenderName, _ other: ContenderName) -> Bool { words[one] == words[other] }

    /// Whether each of `contenders` fares alike on two kinds of devices.
    func areAlike(_ one: Profile, _ other: Profile, for contenders: [ContenderName]) -> Bool {
        contenders.allSatisfy { words[$0]?[one] == words[$0]?[other] }
    }
}
