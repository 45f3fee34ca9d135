import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct RelationTests {
    @Test("exclusive: of two that begin in one event the deeper one wins")
    func exclusive() {
        let stage = Stage(rules: [GivenRule(relation: .exclusive("one at a time"))])
        let inner = InnerPan(on: stage)
        stage.swipeBack()
        #expect(!stage.hasBegun && inner.hasBegun)
    }

    @Test("simultaneous: both begin")
    func simultaneous() {
        let stage = Stage(rules: [GivenRule(relation: .simultaneous("both"))])
        let inner = InnerPan(on: stage)
        stage.swipeBack()
        #expect(stage.hasBegun && inner.hasBegun)
    }

    @Test("goes first: the deeper one waits, and fails when the governed one begins")
    func goesFirst() {
        let stage = Stage(rules: [GivenRule(relation: .goesFirst("me first"))])
        let inner = InnerPan(on: stage)
        stage.swipeBack()
        #expect(stage.hasBegun && !inner.hasBegun)
    }

    @Test("goes first: when the governed one refuses, the other goes on in the same event")
    func goesFirstAndRefuses() {
        let stage = Stage(rules: [GivenRule(begins: .deny("not now"), relation: .goesFirst("me first"))])
        let inner = InnerPan(on: stage)
        stage.device.finger().down(at: CGPoint(x: 195, y: 400)).move(by: 10, over: 0)
        #expect(inner.pan.state == .began)
        #expect(stage.pan.state == .failed)
    }

    @Test("waits: the governed one begins only after the other has failed")
    func waits() {
        let stage = Stage(rules: [GivenRule(relation: .waits("after you"))])
        let inner = InnerPan(on: stage)
        let delegate = GivenDelegate()
        delegate.begins = false
        inner.pan.delegate = delegate
        stage.swipeBack()
        #expect(stage.hasBegun)
        delegate.begins = true
        stage.swipeBack()
        #expect(stage.actions.states.filter { $0 == .began }.count == 1)
        #expect(inner.hasBegun)
    }
}

/// A pan on a view that fills a stage's view, so it lies deeper than the governed one.
@MainActor
final class InnerPan {
    let pan = UIPanGestureRecognizer()
    private let actions: ActionLog

    init(on stage: Stage) {
        let view = UIView(frame: stage.view.bounds)
        stage.view.addSubview(view)
        view.addGestureRecognizer(pan)
        actions = ActionLog(of: pan)
    }

    var hasBegun: Bool { actions.states.contains(.began) }
}
