import FullScreenPop
import Testing
import UIKit

@Suite("Completion policies")
struct CompletionPolicyTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let policy: CompletionPolicy
        let progress: CGFloat
        let velocity: CGFloat
        let finishes: Bool

        init(_ policy: CompletionPolicy, _ progress: CGFloat, _ velocity: CGFloat, _ finishes: Bool) {
            self.policy = policy
            self.progress = progress
            self.velocity = velocity
            self.finishes = finishes
        }

        var testDescription: String { "\(policy.name) at \(progress) with \(velocity) per second" }
    }

    @Test(
        "completion policies decide by their formulas",
        arguments: [
            // progress + 0.3 · velocity > ½
            Row(.projection, 0, 0, false), Row(.projection, 0.5, 0, false), Row(.projection, 0.51, 0, true),
            Row(.projection, 1, 0, true), Row(.projection, 0.2, 1.01, true), Row(.projection, 0.2, 0.99, false),
            Row(.projection, 0.8, -1.01, false), Row(.projection, 0.8, -0.99, true),
            // At most one whole transition, there or back.
            Row(.projection, 0, 100, true), Row(.projection, 1, -100, false),
            Row(.projection, 0.1, .infinity, true), Row(.projection, 0.9, -.infinity, false),
            Row(.projection(over: 1), 0.2, 0.31, true), Row(.projection(over: 1), 0.2, 0.29, false),
            Row(.projection(over: 0), 0.51, -.infinity, true), Row(.projection(over: 0), 0.49, .infinity, false),
            Row(.distance, 0.5, 100, false), Row(.distance, 0.51, -100, true),
            Row(.distance(beyond: 0.2), 0.21, 0, true), Row(.distance(beyond: 0.2), 0.2, 0, false),
            Row(.velocity, 0.01, 0.1, true), Row(.velocity, 0.99, 0, false), Row(.velocity, 0.99, -0.1, false),
            Row(.custom { progress, velocity in progress > 0.3 && velocity >= 0 }, 0.31, 0, true),
            Row(.custom { progress, velocity in progress > 0.3 && velocity >= 0 }, 0.31, -1, false),
            // Progress beyond the ends is the end.
            Row(.projection, 7, -3, false), Row(.custom { progress, _ in progress == 1 }, 1.5, 0, true),
            // Not to be measured.
            Row(.projection, .nan, 1, false), Row(.velocity, 1, .nan, false),
            Row(.custom { _, _ in true }, .nan, 0, false),
        ])
    func decides(row: Row) {
        #expect(row.policy.finishes(progress: row.progress, velocity: row.velocity) == row.finishes)
    }

    @Test("completion policies have names of their own")
    func names() {
        let policies: [CompletionPolicy] = [.projection, .distance, .velocity, .custom { _, _ in true }]
        #expect(policies.map(\.name) == ["projection", "distance", "velocity", "custom"])
    }
}
