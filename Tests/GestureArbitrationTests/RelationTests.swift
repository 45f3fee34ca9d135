import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct RelationTests {
    @Test("of two exclusive recognizers that begin in one event the deeper one wins")
    func exclusive() {
        let fixture = GestureFixture(rules: [GivenRule(relation: .exclusive("one at a time"))])
        let inner = InnerPan(on: fixture)
        fixture.swipeBack()
        #expect(!fixture.hasBegun && inner.hasBegun)
    }

    @Test("two simultaneous recognizers both begin")
    func simultaneous() {
        let fixture = GestureFixture(rules: [GivenRule(relation: .simultaneous("both"))])
        let inner = InnerPan(on: fixture)
        fixture.swipeBack()
        #expect(fixture.hasBegun && inner.hasBegun)
    }

    @Test("where the governed recognizer goes first, the deeper one waits, and fails when it begins")
    func goesFirst() {
        let fixture = GestureFixture(rules: [GivenRule(relation: .goesFirst("me first"))])
        let inner = InnerPan(on: fixture)
        fixture.swipeBack()
        #expect(fixture.hasBegun && !inner.hasBegun)
    }

    @Test("where the governed recognizer goes first and is refused, the other one begins in the same event")
    func goesFirstAndRefuses() {
        let fixture = GestureFixture(rules: [GivenRule(begins: .deny("not now"), relation: .goesFirst("me first"))])
        let inner = InnerPan(on: fixture)
        fixture.device.finger().down(at: CGPoint(x: 195, y: 400)).move(by: 10, over: 0)
        #expect(inner.pan.state == .began)
        #expect(fixture.pan.state == .failed)
    }

    @Test("where the governed recognizer waits, it begins only after the other one has failed")
    func waits() {
        let fixture = GestureFixture(rules: [GivenRule(relation: .waits("after you"))])
        let inner = InnerPan(on: fixture)
        let delegate = GivenDelegate()
        delegate.begins = false
        inner.pan.delegate = delegate
        fixture.swipeBack()
        #expect(fixture.hasBegun)
        delegate.begins = true
        fixture.swipeBack()
        #expect(fixture.actions.states.filter { $0 == .began }.count == 1)
        #expect(inner.hasBegun)
    }
}

/// A pan on a view that fills a fixture's view, so it lies deeper than the governed one.
@MainActor
final class InnerPan {
    let pan = UIPanGestureRecognizer()
    private let actions: ActionLog

    init(on fixture: GestureFixture) {
        let view = UIView(frame: fixture.view.bounds)
        fixture.view.addSubview(view)
        view.addGestureRecognizer(pan)
        actions = ActionLog(of: pan)
    }

    var hasBegun: Bool { actions.states.contains(.began) }
}
