import GestureArbitration
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@MainActor
struct ActionTargetTests {
    @Test("an action reaches the closure with the recognizer that sent it")
    func action() {
        let stage = Stage()
        var senders: [UIGestureRecognizer] = []
        let target = stage.pan.addAction { senders.append($0) }
        stage.swipeBack()
        #expect(!senders.isEmpty)
        #expect(senders.allSatisfy { $0 === stage.pan })
        withExtendedLifetime(target) {}
    }

    @Test("once its target is let go a closure is not called any more")
    func lifetime() {
        let stage = Stage()
        let counter = Counter()
        var target: ActionTarget? = stage.pan.addAction { _ in counter.count += 1 }
        withExtendedLifetime(target) {}
        target = nil
        stage.swipeBack()
        #expect(counter.count == 0)
    }
}

@MainActor
private final class Counter {
    var count = 0
}
