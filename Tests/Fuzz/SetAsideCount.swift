/// In how many sequences something was set aside.
struct SetAsideCount: Equatable {
    /// For whatever reason; each sequence counts once.
    private(set) var sequences = 0
    private(set) var byExemption: [Exemption: Int] = [:]

    /// Counts one sequence.
    mutating func add(_ exemptions: Set<Exemption>) {
        guard !exemptions.isEmpty else { return }
        sequences += 1
        for exemption in exemptions { byExemption[exemption, default: 0] += 1 }
    }

    static func += (counts: inout Self, others: Self) {
        counts.sequences += others.sequences
        counts.byExemption.merge(others.byExemption, uniquingKeysWith: +)
    }

    /// A line for each exemption that occurred, and one for all together; none if nothing was set aside.
    func lines(of total: Int) -> [String] {
        guard sequences > 0 else { return [] }
        let lines = Exemption.allCases.compactMap { exemption in
            byExemption[exemption].map { "set aside: \(Self.share($0, of: total)) in which \(exemption)" }
        }
        return lines + ["set aside: \(Self.share(sequences, of: total)) in all"]
    }

    private static func share(_ count: Int, of total: Int) -> String {
        let percent = (Double(count) / Double(total) * 10000).rounded() / 100
        return "\(count) of \(total) sequences (\(percent) %)"
    }
}
