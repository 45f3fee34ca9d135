import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct TransactionTests {
    let fixture = LayerFixture()
    let log = CompletionLog()

    @Test("H1 a removed animation counts as over in its transaction")
    func removal() {
        fixture.runtime.turn {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.add("done") }
            fixture.layer.add(fixture.move(), forKey: "move")
            CATransaction.commit()
        }
        fixture.advance(0.5)
        fixture.runtime.turn { fixture.layer.removeAnimation(forKey: "move") }
        #expect(log.entries == ["done"])
    }

    @Test("H1 without animations a transaction's block is called at the end of the turn, an inner one's first")
    func nothing() {
        fixture.runtime.turn {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.add("outer") }
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.add("inner") }
            CATransaction.commit()
            CATransaction.commit()
            #expect(log.entries.isEmpty)
        }
        #expect(log.entries == ["inner", "outer"])
    }

    @Test("H1 animations count in the transactions around theirs, but not those added before the block was set")
    func counting() {
        fixture.runtime.turn {
            CATransaction.begin()
            fixture.root.add(fixture.move(duration: 5), forKey: "before")
            CATransaction.setCompletionBlock { log.add("outer") }
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.add("inner") }
            fixture.layer.add(fixture.move(), forKey: "move")
            CATransaction.commit()
            CATransaction.commit()
        }
        fixture.advance(0.99)
        #expect(log.entries.isEmpty)
        fixture.advance(0.01 + aFrame)
        #expect(log.entries == ["inner", "outer"])
    }
}
