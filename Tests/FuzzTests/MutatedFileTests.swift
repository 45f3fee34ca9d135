import Foundation
import Testing

@testable import Fuzz

@Suite("Scenario files in which something is wrong") @MainActor
struct MutatedFileTests {
    @Test("are refused with what was expected, or played", arguments: 0..<300)
    func files(seed: Int) async {
        #expect(await FuzzWorker.finding(in: MutatedFile(seed: UInt64(seed)).data) == nil)
    }

    @Test("are most of them refused, and some of them played")
    func variety() async {
        let clear = (0..<200).filter { seed in
            (try? JSONDecoder().decode(JSON.self, from: MutatedFile(seed: UInt64(seed)).data)) != nil
        }
        #expect((100..<200).contains(clear.count))
        #expect(MutatedFile(seed: 3).data == MutatedFile(seed: 3).data)
        #expect(MutatedFile(seed: 3).data != MutatedFile(seed: 4).data)
    }
}
