import Foundation
import Scenarios

/// One performance as `--json` prints it.
struct ResultRecord: Encodable {
    let scenario: String
    let profile: String
    let contender: String
    /// What the toolkit drove its pops with; nil for others.
    let driver: String?
    let expected: Scenario.Expectation
    let observed: Observed
    let holds: Bool

    /// An observation with what it amounts to.
    struct Observed: Encodable {
        let observation: Observation
        let verdict: Scenario.Expectation.Verdict?
        let summary: String

        private enum CodingKeys: String, CodingKey {
            case verdict, summary
        }

        func encode(to encoder: any Encoder) throws {
            try observation.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(verdict, forKey: .verdict)
            try container.encode(summary, forKey: .summary)
        }
    }

    init(_ performance: Performance) {
        scenario = performance.scenario
        profile = "\(performance.profile)"
        contender = performance.contender.rawValue
        driver = performance.contender.isToolkit ? performance.driver.rawValue : nil
        expected = performance.expected
        observed = Observed(
            observation: performance.observed, verdict: performance.verdict, summary: performance.summary)
        holds = performance.holds
    }

    static func json(_ performances: [Performance]) throws -> String {
        try JSONEncoder.forDocuments.string(of: performances.map(ResultRecord.init))
    }
}
