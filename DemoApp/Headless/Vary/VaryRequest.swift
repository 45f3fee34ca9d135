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

    static var options: [CommandOption<VaryRequest>] {
        [
            .value(
                "--combinations", "300", "how many random combinations", expects: "a number from 0 to 100000",
                (0...100_000).number
            ) { $0.combinations = $1 },
            .value(
                "--seed", "1", "of the random combinations", expects: "a whole number that is not negative",
                { UInt64($0) }
            ) { $0.seed = $1 },
            .value(
                "--sample", "45",
                "only every 45th scenario with each variation, from another one on, and the toolkit alone",
                expects: "a number from 1 to 1000", (1...1000).number
            ) { $0.sample = $1 },
            .value(
                "--write", "FILE",
                "which results rest on a choice, as DemoApp/Headless/Vary/guesses.json has it", expects: "a file",
                { $0 }
            ) { $0.guesses = $1 },
            .value("--share", "2/4", nil, expects: "a share such as 2/4", { Share($0) }) { $0.share = $1 },
        ]
    }

    /// - Parameter arguments: those behind `vary`.
    init(_ arguments: [String]) throws {
        let words = try Self.options.apply(arguments, to: &self)
        if let word = words.first { throw UsageError.unknownOption(word, of: Self.options.map(\.description)) }
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
