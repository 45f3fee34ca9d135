import Scenarios
import Testing
@_spi(Headless) import UIKit

@testable import Fuzz

@Suite("What is seen after a sequence") @MainActor
struct VerdictTests {
    /// On a stack of two screens, of which the second is `List`.
    private static func app(_ actions: [JSON], with contender: ContenderName) -> JSON {
        [
            "name": "App",
            "devices": ["systems": [18], "directions": ["ltr"]],
            "screens": [["title": "Home"], ["title": "List"]],
            "otherScreens": [["title": "Detail"]],
            "fingers": [["down": [200, 400]]],
            "actions": .array(actions),
            "expect": .object([contender.rawValue: [:]]),
        ]
    }

    private static let pushThenPop: [JSON] = [["at": 0.1, "push": "Detail"], ["at": 0.3, "pop": true]]
    private static let pushTwice: [JSON] = [["at": 0.1, "push": "List"]]

    private func verdict(
        on seen: [Finding], after actions: [JSON], with contender: ContenderName = .toolkit
    ) async throws -> Verdict {
        let scenario = try Scenario(Self.app(actions, with: contender).data, file: "app")
        let profile = Profile(system: 18, direction: .ltr)
        return await Play(scenario: scenario, profile: profile, contender: contender).verdict(on: seen)
    }

    /// Fails when any fault of UIKit alone sets all faults aside.
    @Test("a fault is set aside that UIKit alone has without fingers, and no other one")
    func sameFault() async throws {
        let other = Finding(.fault, "transitionNeverCompleted")
        let verdict = try await verdict(on: [Finding(.fault, "unbalancedAppearance"), other], after: Self.pushThenPop)
        #expect(verdict.findings == [other])
        #expect(verdict.exemptions == [.uikitWithoutFingers])
    }

    /// Fails when what counts in the subclass is set aside there too, or when an installed back swipe has to do more
    /// than the README says.
    @Test("a stack out of step is set aside only where the back swipe is installed")
    func installed() async throws {
        let finding = Finding(.fault, "stackAndScreenDisagree")
        let subclass = try await verdict(on: [finding], after: [])
        #expect(subclass.findings == [finding])
        #expect(subclass.exemptions == [])
        let installed = try await verdict(on: [finding], after: [], with: .toolkitInstalled)
        #expect(installed.findings == [])
        #expect(installed.exemptions == [.changedWhileInstalled])
    }

    /// Fails when a fault that leaves the stack in step, such as a refused push, sets everything aside.
    @Test("whatever follows is set aside where the app puts a stack with an installed back swipe out of step")
    func installedAfterFault() async throws {
        // UIKit alone has no swipes to be told of.
        let finding = Finding(.unpairedEvents, "no end")
        let outOfStep = try await verdict(on: [finding], after: Self.pushThenPop, with: .toolkitInstalled)
        #expect(outOfStep.findings == [])
        #expect(outOfStep.exemptions == [.installedAfterFault])
        let inStep = try await verdict(on: [finding], after: Self.pushTwice, with: .toolkitInstalled)
        #expect(inStep.findings == [finding])
        #expect(inStep.exemptions == [])
    }

    /// Fails when a play does not say what it has set aside, or counts it.
    @Test("what a play sets aside is told, and is no finding")
    func told() async throws {
        let result = try await Play.result(of: Self.app(Self.pushTwice, with: .toolkit), file: "app")
        #expect(result.found == nil)
        #expect(result.exemptions == [.uikitWithoutFingers])
    }

    /// Fails when a sequence counts twice, or when the counts of one process are lost.
    @Test("what is set aside is counted for each exemption and in all, over all processes")
    func counts() {
        var counts = SetAsideCount()
        #expect(counts.lines(of: 8) == [])
        counts.add([])
        counts.add([.movedScreen, .uikitWithoutFingers])
        var others = SetAsideCount()
        others.add([.movedScreen])
        counts += others
        #expect(
            counts.lines(of: 300) == [
                "set aside: 1 of 300 sequences (0.33 %) in which UIKit alone has the same without fingers",
                "set aside: 2 of 300 sequences (0.67 %) in which the app may move a screen to another stack",
                "set aside: 2 of 300 sequences (0.67 %) in all",
            ])
    }

    /// Fails when nothing is counted, and when so much is set aside that a run without findings says little: in more
    /// than 12 % of the sequences in all, or in more than 3 % for an exemption other than the comparison with UIKit
    /// alone without fingers.
    @Test("little of what random sequences show is set aside")
    func rate() async throws {
        let sequences = 300
        var counts = SetAsideCount()
        for seed in 0..<sequences {
            let json = RandomScenario(seed: UInt64(seed)).json
            counts.add(try await Play.result(of: json, file: "sequence \(seed)").exemptions)
        }
        let lines = counts.lines(of: sequences).joined(separator: "\n")
        #expect((1...sequences * 12 / 100).contains(counts.sequences), "\(lines)")
        for (exemption, count) in counts.byExemption where exemption != .uikitWithoutFingers {
            #expect(count <= sequences * 3 / 100, "\(lines)")
        }
    }
}
