/// What has been seen after a play: what of it counts, and why the rest is set aside.
struct Verdict {
    private(set) var findings: [Finding]
    private(set) var exemptions: Set<Exemption> = []

    init(_ seen: [Finding]) {
        findings = seen
    }

    /// Sets aside those of the findings that an exemption is for.
    mutating func setAside(_ exemption: Exemption, where isExempt: (Finding) -> Bool) {
        let others = findings.filter { !isExempt($0) }
        if others.count < findings.count { exemptions.insert(exemption) }
        findings = others
    }
}
