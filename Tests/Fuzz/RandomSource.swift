import CommandLineSupport

/// Chance, the same for the same seed.
struct RandomSource {
    private var generator: SplitMix

    init(seed: UInt64) {
        generator = SplitMix(state: seed)
    }

    /// True as often as `probability` says, from 0 to 1.
    mutating func happens(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &generator) < probability
    }

    mutating func count(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    /// With one digit behind the point, so that files can be read.
    mutating func number(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &generator) * 10).rounded() / 10
    }

    /// In seconds, in hundredths.
    mutating func seconds(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &generator) * 100).rounded() / 100
    }

    mutating func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element {
        guard let choice = choices.randomElement(using: &generator) else {
            preconditionFailure("There is nothing to choose from.")
        }
        return choice
    }
}
