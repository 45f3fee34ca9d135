import Foundation
import Scenarios

/// The plays of the whole library, in processes of their own, while this one goes on and asks for what it needs next.
actor LibraryPlays {
    private let scenarios: [Scenario]
    private var results: [String: [PlayResult]] = [:]
    private var failure: (any Error)?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ scenarios: [Scenario]) {
        self.scenarios = scenarios
    }

    /// Starts the processes, one for each core.
    ///
    /// - Parameter looksForLeaks: whether the results say what the plays have left behind.
    nonisolated func start(looksForLeaks: Bool = false) {
        for share in Share.all(ProcessInfo.processInfo.activeProcessorCount) {
            // A thread of its own: it waits most of the time.
            Thread.detachNewThread { self.play(share, looksForLeaks: looksForLeaks) }
        }
    }

    /// What came of one scenario; waits until it has been played.
    func results(of scenario: Scenario) async throws -> [PlayResult] {
        while true {
            if let results = results[scenario.name] { return results }
            if let failure { throw failure }
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    /// What came of all scenarios, in their order.
    func all() async throws -> [PlayResult] {
        var all: [PlayResult] = []
        for scenario in scenarios { all += try await results(of: scenario) }
        return all
    }

    private nonisolated func play(_ share: Share, looksForLeaks: Bool) {
        do {
            let arguments = ["share", share.text] + (looksForLeaks ? ["--leaks"] : [])
            try WorkerProcess(share: share, arguments: arguments).run { line in
                let results = try JSONDecoder().decode([PlayResult].self, from: line)
                Task { await self.take(results) }
            }
        } catch {
            Task { await self.fail(error) }
        }
    }

    private func take(_ played: [PlayResult]) {
        guard let name = played.first?.scenario else { return }
        results[name] = played
        wake()
    }

    private func fail(_ error: any Error) {
        failure = error
        wake()
    }

    private func wake() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
