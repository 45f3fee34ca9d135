import GestureArbitration
import Testing
@_spi(Headless) import UIKit

/// The governed pan of the fixture plays no part here: `native` stands for a recognizer that can't be governed.
@MainActor
struct VetoGestureRecognizerTests {
    let fixture = GestureFixture()
    let native = UIPanGestureRecognizer()
    let nativeActions: ActionLog

    init() {
        fixture.view.removeGestureRecognizer(fixture.pan)
        fixture.view.addGestureRecognizer(native)
        nativeActions = ActionLog(of: native)
    }

    private func addVeto(rules: [any ArbitrationRule]) -> VetoGestureRecognizer {
        fixture.arbiter.rules = rules
        let veto = VetoGestureRecognizer(arbiter: fixture.arbiter)
        fixture.view.addGestureRecognizer(veto)
        return veto
    }

    // Fails, every other time, when the first finger is the one that comes first out of a set.
    @Test("of two fingers that land together a veto follows the one whose landing it knows", arguments: 0..<12)
    func together(attempt: Int) throws {
        let veto = addVeto(rules: [])
        let fingers = [fixture.device.finger(), fixture.device.finger()]
        fixture.device.event {
            fingers[0].down(at: CGPoint(x: 100, y: 300))
            fingers[1].down(at: CGPoint(x: 300, y: 500))
        }
        fixture.device.event {
            fingers[0].move(by: 30, over: 0)
            fingers[1].move(by: 0, -40, over: 0)
        }
        let landing = try #require(veto.touchdown).location(in: fixture.view)
        #expect(veto.translation(in: nil) == (landing.x < 200 ? CGPoint(x: 30, y: 0) : CGPoint(x: 0, y: -40)))
    }

    @Test("a veto neither cancels nor delays touches")
    func touches() {
        let veto = VetoGestureRecognizer(arbiter: GestureArbiter())
        #expect(!veto.cancelsTouchesInView && !veto.delaysTouchesBegan && !veto.delaysTouchesEnded)
    }

    @Test("where the arbiter refuses, what waits for the veto fails")
    func veto() {
        let veto = addVeto(rules: [GivenRule(begins: .deny("not now"))])
        native.require(toFail: veto)
        fixture.swipeBack()
        #expect(nativeActions.states.isEmpty)
    }

    @Test("where the arbiter allows, what waits for the veto begins in the same event")
    func open() {
        let veto = addVeto(rules: [])
        native.require(toFail: veto)
        fixture.device.finger().down(at: CGPoint(x: 195, y: 400)).move(by: 10, over: 0)
        #expect(native.state == .began)
    }

    // A veto can't wait for the swipe to fail, as a pan does.
    @Test("what waits for the veto leaves a view alone that is swiped in the same direction", arguments: [true, false])
    func swipedView(isSwiped: Bool) {
        let veto = addVeto(rules: [.otherGestures])
        native.require(toFail: veto)
        let message = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let reply = UISwipeGestureRecognizer()
        reply.direction = isSwiped ? .right : .left
        message.addGestureRecognizer(reply)
        fixture.view.addSubview(message)
        fixture.swipeBack()
        #expect(nativeActions.states.isEmpty == isSwiped)
    }

    @Test("a veto refuses a touch that the rules refused when it landed")
    func touchRules() {
        let veto = addVeto(rules: [.startRegion(.within(100))])
        native.require(toFail: veto)
        fixture.swipeBack(from: CGPoint(x: 90, y: 400))
        #expect(nativeActions.states.first == .began)
        fixture.swipeBack(from: CGPoint(x: 110, y: 400))
        #expect(nativeActions.states.filter { $0 == .began }.count == 1)
    }

    @Test("a veto sees touches that the rules would hide")
    func receivesEverything() {
        let veto = addVeto(rules: [GivenRule(receives: .deny("not this touch"))])
        fixture.swipeBack(lift: false)
        #expect(veto.numberOfTouches == 1)
        #expect(fixture.arbiter.decision(onBeginningOf: veto).reason == "not this touch")
    }

    @Test("a veto forgets the refusal of one touch with the next")
    func refusalIsForgotten() {
        let rule = GivenRule(receives: .deny("not this touch"))
        let veto = addVeto(rules: [rule])
        native.require(toFail: veto)
        fixture.swipeBack()
        rule.receives = nil
        fixture.swipeBack()
        #expect(nativeActions.states.filter { $0 == .began }.count == 1)
    }

    @Test("a second finger does not change what a veto decided about the first")
    func secondFinger() {
        let veto = addVeto(rules: [.startRegion(.within(100))])
        let first = fixture.device.finger().down(at: CGPoint(x: 50, y: 400))
        _ = fixture.device.finger().down(at: CGPoint(x: 300, y: 400))
        #expect(fixture.arbiter.decision(onBeginningOf: veto).isAllowed)
        first.up()
    }

    @Test("a recognizer that does not wait for the veto begins")
    func excludesNothing() {
        _ = addVeto(rules: [GivenRule(begins: .deny("not now"))])
        fixture.swipeBack()
        #expect(nativeActions.states.first == .began)
    }

    @Test("a veto decides beside a recognizer that has already begun")
    func isNotExcluded() {
        let veto = addVeto(rules: [GivenRule(begins: .deny("not now"))])
        fixture.swipeBack(lift: false)
        #expect(native.state == .changed)
        #expect(veto.state == .changed)
    }

    @Test("a veto that has begun leaves touches to the views")
    func leavesTouchesAlone() {
        fixture.view.removeGestureRecognizer(native)
        let view = TouchCounter(frame: fixture.view.bounds)
        fixture.view.addSubview(view)
        _ = addVeto(rules: [GivenRule(begins: .deny("not now"))])
        fixture.swipeBack()
        #expect(view.phases.first == .began)
        #expect(view.phases.last == .ended)
    }

    @Test("a tap makes a veto decide nothing")
    func tap() {
        let asked = AskedRule()
        _ = addVeto(rules: [asked])
        fixture.device.finger().down(at: CGPoint(x: 195, y: 400)).up()
        #expect(asked.count == 0)
        fixture.swipeBack()
        #expect(asked.count == 1)
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

/// Counts how often it is asked to begin.
private final class AskedRule: ArbitrationRule {
    private(set) var count = 0

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> ArbitrationAnswer? {
        count += 1
        return nil
    }
}
