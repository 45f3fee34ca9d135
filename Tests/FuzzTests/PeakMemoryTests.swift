import Testing

@testable import Fuzz

@Suite("Memory of a process that plays sequences")
struct PeakMemoryTests {
    @Test("is found once when it passes the limit")
    func limit() {
        var memory = PeakMemory(megabytes: 200)
        #expect(memory.finding(peak: memory.limit) == nil)
        #expect(memory.finding(peak: memory.limit + 1)?.kind == .memory)
        #expect(memory.finding(peak: memory.limit * 2) == nil)
    }

    @Test("is measured, and never becomes less")
    func measured() {
        let before = PeakMemory.bytes
        // All of it is written to.
        let block = [UInt8](repeating: 1, count: 64 * 1024 * 1024)
        #expect(PeakMemory.bytes >= max(before, block.count))
    }
}
