import GestureArbitration
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@MainActor
struct ActionTargetTests {
    @Test("an action reaches the closure with the recognizer that sent it")
    func action() {
        let fixture = GestureFixture()
        var senders: [UIGestureRecognizer] = []
        let target = fixture.pan.addAction { senders.append($0) }
        fixture.swipeBack()
        #expect(!senders.isEmpty)
        #expect(senders.allSatisfy { $0 === fixture.pan })
        withExtendedLifetime(target) {}
    }

    @Test("a closure is not called any more once its target is released")
    func lifetime() {
        let fixture = GestureFixture()
        let counter = Counter()
        var target: ActionTarget? = fixture.pan.addAction { _ in counter.count += 1 }
        withExtendedLifetime(target) {}
        target = nil
        fixture.swipeBack()
        #expect(counter.count == 0)
    }
}

@MainActor
private final class Counter {
    var count = 0
}
