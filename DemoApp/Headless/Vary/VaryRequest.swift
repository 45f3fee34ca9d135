import CommandLineSupport

/// What `vary` is to play.
struct VaryRequest: Equatable {
    /// How many random combinations of alternatives, beside every alternative by itself.
    var combinations = 300
    var seed: UInt64 = 1
    /// Every how many-th scenario each variation is played with, by the toolkit alone, the first variation from the
    /// first scenario on and the next from the next; nil for all scenarios, and all contenders where one choice is
    /// varied.
    var sample: Int?
    /// Where it is written to which results rest on a guess; nil is nowhere.
    var guesses: String?
    /// The share of a worker process; nil for the process that starts the workers.
    var share: Share?

    /// - Parameter arguments: those behind `vary`.
    init(_ arguments: [String]) throws {
        var reader = OptionReader(arguments)
        while let option = reader.next() {
            switch option {
            case "--combinations":
                combinations = try reader.value(of: option, "a number from 0 to 100000") {
                    Int($0).flatMap { (0...100_000).contains($0) ? $0 : nil }
                }
            case "--seed":
                seed = try reader.value(of: option, "a whole number that is not negative") { UInt64($0) }
            case "--sample":
                sample = try reader.value(of: option, "a number from 1 to 1000") {
                    Int($0).flatMap { (1...1000).contains($0) ? $0 : nil }
                }
            case "--write": guesses = try reader.value(of: option, "a file") { $0 }
            case "--share":
                share = try reader.value(of: option, "a share such as 2/4") { Share($0) }
            default:
                throw UsageError.unknownOption(option, of: "vary")
            }
        }
        guard sample == nil || guesses == nil else {
            throw UsageError("--write needs results of the whole library, without --sample")
        }
    }

    /// The command line of the worker that plays one share of the same.
    func arguments(of share: Share) -> [String] {
        ["vary", "--combinations", "\(combinations)", "--seed", "\(seed)", "--share", share.text]
            + (sample.map { ["--sample", "\($0)"] } ?? [])
    }

    /// The scenarios that the variation of this index is played with.
    func sampled<Scenario>(_ scenarios: [Scenario], from index: Int) -> [Scenario] {
        guard let sample else { return scenarios }
        return stride(from: index % sample, to: scenarios.count, by: sample).map { scenarios[$0] }
    }
}
