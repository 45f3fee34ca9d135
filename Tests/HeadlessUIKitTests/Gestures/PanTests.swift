import Testing
@testable @_spi(Headless) import UIKit

@MainActor
struct PanTests {
    let device = HeadlessDevice(size: CGSize(width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let pan = UIPanGestureRecognizer()
    let log = LoggingTarget()
    let start = CGPoint(x: 200, y: 200)

    init() {
        device.window.addSubview(view)
        view.addGestureRecognizer(pan)
        log.listen(to: pan)
    }

    @Test(
        "B8 a pan begins at 10 points along one axis",
        arguments: [(9.9, 0.0, false), (10, 0, true), (0, -10, true), (9, 9, false)])
    func hysteresis(x: CGFloat, y: CGFloat, begins: Bool) {
        device.finger().down(at: start).move(by: x, y, over: 0)
        #expect(pan.state == (begins ? .began : .possible))
    }

    @Test(
        "B8 when a pan begins, its translation is reduced by the hysteresis",
        arguments: [(-14.0, -4.0), (-26, -16), (14, 4), (10, 0)])
    func reducedTranslation(raw: CGFloat, seen: CGFloat) {
        device.finger().down(at: start).move(by: raw, over: 0)
        #expect(pan.translation(in: view).x == seen)
    }

    @Test("B8 each axis of a pan is reduced by no more than it has moved, and movement counts on from there")
    func reducedPerAxis() {
        let finger = device.finger().down(at: start).move(by: 14, 3, over: 0)
        #expect(pan.translation(in: view) == CGPoint(x: 4, y: 0))
        finger.move(by: 6, 5, over: 0)
        #expect(pan.translation(in: view) == CGPoint(x: 10, y: 5))
    }

    @Test("B8 whoever is asked whether a pan may begin sees the whole movement")
    func rawTranslationWhenAsked() {
        let delegate = AnsweringDelegate()
        var seen = CGPoint.zero
        delegate.shouldBegin = { recognizer in
            seen = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
            return true
        }
        pan.delegate = delegate
        device.finger().down(at: start).move(by: 12, -2, over: 0)
        #expect(seen == CGPoint(x: 12, y: -2))
    }

    @Test("B8 a pan that had to wait for another to fail begins with translation zero")
    func waited() {
        let blocker = StubRecognizer()
        view.addGestureRecognizer(blocker)
        pan.require(toFail: blocker)
        var translations: [CGFloat] = []
        log.onAction = { translations.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil).x ?? .nan) }
        let finger = device.finger().down(at: start).move(by: 60, over: 0)
        #expect(pan.state == .possible && translations.isEmpty)
        device.advance(by: 0.1)
        device.perform { blocker.state = .failed }
        #expect(translations == [0])
        finger.move(by: 7, over: 0)
        #expect(translations.last == 7)
    }

    @Test("B8 a pan whose requirement fails in the very event has not waited")
    func notWaited() {
        let blocker = StubRecognizer()
        blocker.movedState = .failed
        view.addGestureRecognizer(blocker)
        pan.require(toFail: blocker)
        device.finger().down(at: start).move(by: 60, over: 0)
        #expect(pan.state == .began)
        #expect(pan.translation(in: nil).x == 50)
    }

    @Test("B8 setTranslation moves the reference of a pan")
    func setTranslation() {
        let finger = device.finger().down(at: start).move(by: 30, over: 0)
        pan.setTranslation(.zero, in: view)
        #expect(pan.translation(in: view) == .zero)
        finger.move(by: 7, over: 0)
        #expect(pan.translation(in: view) == CGPoint(x: 7, y: 0))
    }

    @Test("B8 a finger that is added or lifted does not make a pan's translation jump")
    func fingersComeAndGo() {
        let first = device.finger().down(at: start).move(by: 30, over: 0)
        #expect(pan.translation(in: view).x == 20)
        let second = device.finger().down(at: CGPoint(x: 20, y: 20))
        #expect(pan.translation(in: view).x == 20)
        second.move(by: 10, over: 0)
        #expect(pan.translation(in: view).x == 25)
        second.up()
        #expect(pan.translation(in: view).x == 25)
        first.move(by: 5, over: 0)
        #expect(pan.translation(in: view).x == 30)
    }

    @Test("B8 a pan's velocity is a fifth of the newest sample and four fifths of the one before")
    func velocity() {
        let finger = device.finger().down(at: start)
        // 60 samples a second: 6 points a sample are 360 points per second.
        finger.move(by: 6, over: 1.0 / 60)
        #expect(abs(pan.velocity(in: view).x - 0.2 * 360) < 1e-6)
        finger.move(by: 12, over: 1.0 / 60)
        #expect(abs(pan.velocity(in: view).x - (0.2 * 720 + 0.8 * 360)) < 1e-6)
        let before = pan.velocity(in: view).x
        finger.move(by: 50, over: 0)
        #expect(pan.velocity(in: view).x == before)
    }

    @Test("B8 a steady finger has its own speed after two moves, and one that turns round its new sign")
    func turningRound() {
        let finger = device.finger().down(at: start).move(by: 60, over: 5.0 / 60)
        #expect(abs(pan.velocity(in: view).x - 720) < 1e-6)
        finger.move(by: -24, over: 2.0 / 60)
        #expect(abs(pan.velocity(in: view).x + 720) < 1e-6)
    }

    @Test("B8 what was before a rest does not count as movement")
    func movingAfterRest() {
        let finger = device.finger().down(at: start).move(by: 60, over: 0.1)
        finger.hold(for: 0.5).move(by: 6, over: 1.0 / 60)
        #expect(pan.velocity(in: view).x < 100)
    }

    @Test("B8 a finger that has rested has no velocity")
    func restingVelocity() {
        let finger = device.finger().down(at: start).move(by: 60, over: 0.1)
        #expect(pan.velocity(in: view).x > 100)
        finger.hold(for: 0.2)
        #expect(pan.velocity(in: view) == .zero)
    }

    @Test("B8 when all fingers are up, an active pan ends, and a possible one fails and says nothing")
    func lift() {
        device.finger().down(at: start).move(by: 5, over: 0).up()
        #expect(log.states.isEmpty)
        device.finger().down(at: start).move(by: 15, over: 0).up()
        #expect(log.states == [.began, .ended])
    }

    @Test("B8 a pan for two fingers does not begin with one")
    func minimumTouches() {
        pan.minimumNumberOfTouches = 2
        let (first, second) = (device.finger(), device.finger())
        first.down(at: start).move(by: 30, over: 0)
        #expect(pan.state == .possible)
        second.down(at: CGPoint(x: 100, y: 100))
        device.event {
            first.move(by: 20, over: 0)
            second.move(by: 20, over: 0)
        }
        #expect(pan.state == .began)
    }

    @Test("B8 of fingers that land in one event a pan for one finger takes the first, every time", arguments: 0..<8)
    func maximumTouches(attempt: Int) {
        pan.maximumNumberOfTouches = 1
        let fingers = [start, CGPoint(x: 100, y: 100), CGPoint(x: 60, y: 60)].map { (device.finger(), $0) }
        device.event {
            for (finger, place) in fingers { finger.down(at: place) }
        }
        #expect(pan.location(in: nil) == start)
        for (finger, _) in fingers.reversed() { finger.up() }
    }

    @Test("B8 a view that is scaled sees the movement in its own points")
    func scaledView() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        device.finger().down(at: start).move(by: 30, over: 0)
        #expect(abs(pan.translation(in: view).x - 10) < 1e-9)
        #expect(pan.translation(in: device.window).x == 20)
    }

    @Test("B9 an edge pan begins only from its edge, and only away from it")
    func screenEdge() {
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        #expect(edge.delaysTouchesBegan)
        pan.isEnabled = false
        view.addGestureRecognizer(edge)
        let log = LoggingTarget().listen(to: edge)
        device.finger().down(at: CGPoint(x: 20, y: 200)).move(by: 60, over: 0.1).up()
        #expect(log.states.isEmpty)
        device.finger().down(at: CGPoint(x: 19, y: 200)).move(by: 3, 40, over: 0.1).up()
        #expect(log.states.isEmpty)
        device.finger().down(at: CGPoint(x: 19, y: 200)).move(by: 60, over: 0.1).up()
        #expect(log.states.first == .began && log.states.last == .ended)
        edge.edges = .right
        log.states = []
        device.finger().down(at: CGPoint(x: 381, y: 200)).move(by: -60, over: 0.1).up()
        #expect(log.states.first == .began)
    }
}
