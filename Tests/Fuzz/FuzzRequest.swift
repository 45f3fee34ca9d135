import Foundation
import CommandLineSupport

/// What is to be played.
struct FuzzRequest: Equatable {
    var sequences = 1000
    /// Of the first sequence; the others follow.
    var seed: UInt64 = 1
    /// Whether files of the library with something wrong in them are played instead of random sequences.
    var mutates = false
    /// Scenario files that are looked at instead of random sequences.
    var files: [String] = []
    /// Where findings are written to.
    var folder = ".build/fuzz"
    /// How much a process may have, in MB. Sanitizers need more for themselves.
    var memory = 200
    /// Whether this process plays, and tells another one; every so many-th sequence.
    var stride: UInt64?

    static let usage = """
        Usage: swift run -c release Fuzz [OPTION…]
               swift run -c release Fuzz FILE…

        Plays random apps under random fingers, and looks whether everything is as a person wants it when all is at rest.
        What is not is made as small as possible and written as a scenario file. With FILEs, looks at those.

          --sequences N   how many; 1000 if not said
          --seed S        of the first one, 1 if not said
          --mutations     plays files of the library with something wrong in them instead, each of which must be refused with
                          what was expected, or played
          --memory MB     what a process may have; 200 if not said
          --out FOLDER    where findings are written to; .build/fuzz if not said
        """

    init(_ arguments: [String]) throws(UsageError) {
        var reader = OptionReader(arguments)
        while let word = reader.next() {
            switch word {
            case "--sequences": sequences = try Self.count(of: word, from: &reader)
            case "--memory": memory = try Self.count(of: word, from: &reader)
            case "--seed": seed = try reader.value(of: word, "a whole number that is not negative") { UInt64($0) }
            case "--mutations": mutates = true
            case "--out": folder = try reader.value(of: word, "a folder") { $0 }
            case "--stride": stride = try Self.count(of: word, from: &reader)
            case _ where word.hasPrefix("-"): throw UsageError("Fuzz does not know \(word)")
            default: files.append(word)
            }
        }
    }

    private static func count<Number: FixedWidthInteger>(
        of word: String, from reader: inout OptionReader
    ) throws(UsageError) -> Number {
        try reader.value(of: word, "a number of at least 1") { text in Number(text).flatMap { $0 > 0 ? $0 : nil } }
    }

    /// The command line of a process that plays every `stride`-th sequence from `first` on.
    func arguments(from first: UInt64, stride: UInt64) -> [String] {
        let left = end > first ? end - first : 0
        return [
            "--seed", "\(first)", "--sequences", "\(left)", "--out", folder, "--memory", "\(memory)",
            "--stride", "\(stride)",
        ] + (mutates ? ["--mutations"] : [])
    }

    /// What is played for a seed.
    func data(of seed: UInt64) -> Data {
        mutates ? MutatedFile(seed: seed).data : RandomScenario(seed: seed).json.data
    }

    /// The seed after the last sequence.
    var end: UInt64 { seed + UInt64(sequences) }
}
