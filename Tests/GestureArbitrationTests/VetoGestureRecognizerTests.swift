import GestureArbitration
import Testing
@_spi(Headless) import UIKit

/// The governed pan of the stage plays no part here: `native` stands for a recognizer that can't be governed.
@MainActor
struct GateRecognizerTests {
    let stage = Stage()
    let native = UIPanGestureRecognizer()
    let nativeActions: ActionLog

    init() {
        stage.view.removeGestureRecognizer(stage.pan)
        stage.view.addGestureRecognizer(native)
        nativeActions = ActionLog(of: native)
    }

    private func addGate(_ occasion: VetoGestureRecognizer.Occasion, rules: [any ArbitrationRule])
        -> VetoGestureRecognizer
    {
        stage.arbiter.rules = rules
        let gate = VetoGestureRecognizer(arbiter: stage.arbiter, closesOn: occasion)
        stage.view.addGestureRecognizer(gate)
        return gate
    }

    @Test("leaves touches alone")
    func touches() {
        let gate = VetoGestureRecognizer(arbiter: GestureArbiter(), closesOn: .refusal)
        #expect(!gate.cancelsTouchesInView && !gate.delaysTouchesBegan && !gate.delaysTouchesEnded)
    }

    @Test("a gate that closes on refusal makes what waits for it fail")
    func veto() {
        let gate = addGate(.refusal, rules: [GivenRule(begins: .deny("not now"))])
        native.require(toFail: gate)
        stage.swipeBack()
        #expect(nativeActions.states.isEmpty)
    }

    @Test("a gate that does not close lets what waits for it begin in the same event")
    func open() {
        let gate = addGate(.refusal, rules: [])
        native.require(toFail: gate)
        stage.device.finger().down(at: CGPoint(x: 195, y: 400)).move(by: 10, over: 0)
        #expect(native.state == .began)
    }

    @Test("a gate refuses what the rules said when the touch landed")
    func touchRules() {
        let gate = addGate(.refusal, rules: [.startRegion(.within(100))])
        native.require(toFail: gate)
        stage.swipeBack(from: CGPoint(x: 90, y: 400))
        #expect(nativeActions.states.first == .began)
        stage.swipeBack(from: CGPoint(x: 110, y: 400))
        #expect(nativeActions.states.filter { $0 == .began }.count == 1)
    }

    @Test("a gate sees touches that the rules would hide")
    func receivesEverything() {
        let gate = addGate(.refusal, rules: [GivenRule(receives: .deny("not this touch"))])
        stage.swipeBack(lift: false)
        #expect(gate.numberOfTouches == 1)
        #expect(gate.decision.reason == "not this touch")
    }

    @Test("the refusal of one touch is forgotten with the next")
    func refusalIsForgotten() {
        let rule = GivenRule(receives: .deny("not this touch"))
        let gate = addGate(.refusal, rules: [rule])
        native.require(toFail: gate)
        stage.swipeBack()
        rule.receives = nil
        stage.swipeBack()
        #expect(nativeActions.states.filter { $0 == .began }.count == 1)
    }

    @Test("a second finger does not change what was said to the first")
    func secondFinger() {
        let gate = addGate(.refusal, rules: [.startRegion(.within(100))])
        let first = stage.device.finger().down(at: CGPoint(x: 50, y: 400))
        _ = stage.device.finger().down(at: CGPoint(x: 300, y: 400))
        #expect(gate.decision.isAllowed)
        first.up()
    }

    @Test("what waits for a gate and what does not both go their way")
    func excludesNothing() {
        _ = addGate(.refusal, rules: [GivenRule(begins: .deny("not now"))])
        stage.swipeBack()
        #expect(nativeActions.states.first == .began)
    }

    @Test("a gate decides beside a recognizer that has already begun")
    func isNotExcluded() {
        let gate = addGate(.refusal, rules: [GivenRule(begins: .deny("not now"))])
        stage.swipeBack(lift: false)
        #expect(native.state == .changed)
        #expect(gate.state == .changed)
    }

    @Test("a closed gate leaves touches to the views")
    func leavesTouchesAlone() {
        stage.view.removeGestureRecognizer(native)
        let view = TouchCounter(frame: stage.view.bounds)
        stage.view.addSubview(view)
        _ = addGate(.refusal, rules: [GivenRule(begins: .deny("not now"))])
        stage.swipeBack()
        #expect(view.phases.first == .began)
        #expect(view.phases.last == .ended)
    }

    @Test("the decision is told once per attempt")
    func onDecision() {
        let gate = addGate(.refusal, rules: [GivenRule("Curfew", begins: .deny("it is late"))])
        var told: [String?] = []
        gate.onDecision = { told.append($0.ruleName) }
        stage.swipeBack()
        #expect(told == ["Curfew"])
        stage.swipeBack()
        #expect(told.count == 2)
    }

    @Test("a tap decides nothing")
    func tap() {
        let gate = addGate(.refusal, rules: [])
        var told = 0
        gate.onDecision = { _ in told += 1 }
        stage.device.finger().down(at: CGPoint(x: 195, y: 400)).up()
        #expect(told == 0)
    }

    @Test("a gate that closes on permission holds back what the rules let wait", arguments: [true, false])
    func permission(isAllowed: Bool) {
        let inner = InnerPan(on: stage)
        let rule = GivenRule(begins: isAllowed ? nil : .deny("not now"), relation: .goesFirst("me first"))
        _ = addGate(.permission, rules: [rule])
        stage.swipeBack()
        #expect(inner.hasBegun == !isAllowed)
    }

    @Test("what may move together with the swipe yields unless it grants that itself", arguments: [true, false])
    func permissionWithSimultaneity(isGranted: Bool) {
        let pager: UIScrollView = isGranted ? ArbitratedScrollView() : UIScrollView()
        pager.frame = stage.view.bounds
        pager.contentInsetAdjustmentBehavior = .never
        pager.contentSize = CGSize(width: 780, height: 844)
        pager.arbitration.atScrollEdge = .simultaneous
        stage.view.addSubview(pager)
        _ = addGate(.permission, rules: [.backDirection, .scrollEdge])
        stage.swipeBack(lift: false)
        #expect(nativeActions.states.first == .began)
        #expect(pager.isDragging == isGranted)
    }

    @Test("a gate that closes on permission holds back nobody else")
    func permissionWithoutRelation() {
        let inner = InnerPan(on: stage)
        _ = addGate(.permission, rules: [])
        stage.swipeBack()
        #expect(inner.hasBegun)
    }
}

/// Notes the phases in which it hears of touches.
final class TouchCounter: UIView {
    private(set) var phases: [UITouch.Phase] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.began) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.moved) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.cancelled) }
}
