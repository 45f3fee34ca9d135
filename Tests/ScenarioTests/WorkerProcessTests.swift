import Scenarios
import Testing

@testable import DemoApp

@Suite("Worker processes")
struct WorkerProcessTests {
    @Test("A worker that ends without having done its share is a failure that names the share")
    func failure() async {
        let worker = WorkerProcess(share: Share(index: 1, of: 4), arguments: ["list", "--nothing"])
        let failure = await #expect(throws: WorkerProcess.Failure.self) {
            try await worker.lines(of: [PlayResult].self)
        }
        #expect(failure?.description == "the worker for the share 2/4 has failed")
    }

    @Test("What a worker prints comes line by line, decoded")
    func lines() async throws {
        let share = Share(index: 0, of: 100)
        let results = try await WorkerProcess(share: share, arguments: ["share", "1/100"]).lines(of: [PlayResult].self)
        let scenarios = try ScenarioLibrary.scenarios()
        let shared = stride(from: 0, to: scenarios.count, by: 100).map { scenarios[$0].name }
        #expect(results.map { $0.first?.scenario } == shared)
        #expect(results.joined().allSatisfy { $0.leftBehind == nil })
    }
}
