import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct TransactionTests {
    let stage = LayerStage()
    let log = CompletionLog()

    @Test("H1 a removed animation counts as over")
    func removal() {
        stage.runtime.turn {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.add("done") }
            stage.layer.add(stage.move(), forKey: "move")
            CATransaction.commit()
        }
        stage.advance(0.5)
        stage.runtime.turn { stage.layer.removeAnimation(forKey: "move") }
        #expect(log.entries == ["done"])
    }

    @Test("H1 without animations the block is called at the end of the turn, the inner transaction's first")
    func nothing() {
        stage.runtime.turn {
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
        stage.runtime.turn {
            CATransaction.begin()
            stage.root.add(stage.move(duration: 5), forKey: "before")
            CATransaction.setCompletionBlock { log.add("outer") }
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.add("inner") }
            stage.layer.add(stage.move(), forKey: "move")
            CATransaction.commit()
            CATransaction.commit()
        }
        stage.advance(0.99)
        #expect(log.entries.isEmpty)
        stage.advance(0.01 + aFrame)
        #expect(log.entries == ["inner", "outer"])
    }
}
