import Testing
@testable @_spi(Headless) import UIKit

@MainActor
struct DelayedTouchesTests {
    let device = HeadlessDevice(size: CGSize(width: 400, height: 400))
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let recognizer = StubRecognizer()
    let start = CGPoint(x: 200, y: 200)

    init() {
        device.window.addSubview(view)
        view.addGestureRecognizer(recognizer)
    }

    @Test("B7 by default a recognizer cancels touches, does not delay began, and delays ended")
    func defaults() {
        #expect(recognizer.cancelsTouchesInView)
        #expect(!recognizer.delaysTouchesBegan)
        #expect(recognizer.delaysTouchesEnded)
    }

    @Test("B7 recognition cancels what the view has heard of")
    func cancels() {
        recognizer.movedState = .began
        device.finger().down(at: start).move(by: 30, over: 0.1).up()
        #expect(view.log == ["began", "cancelled"])
    }

    @Test("B7 a recognizer that does not cancel leaves the view its touches")
    func leavesTouches() {
        recognizer.movedState = .began
        recognizer.cancelsTouchesInView = false
        device.finger().down(at: start).move(by: 30, over: 0.05).up()
        #expect(view.log == ["began", "moved", "moved", "moved", "ended"])
    }

    @Test("B7 began is withheld until the recognizer that delays it fails")
    func delaysBegan() {
        recognizer.delaysTouchesBegan = true
        let finger = device.finger().down(at: start)
        #expect(view.log.isEmpty)
        recognizer.state = .failed
        #expect(view.log == ["began"])
        finger.move(by: 10, over: 0).up()
        #expect(view.log == ["began", "moved", "ended"])
    }

    @Test("B7 recognition drops what was withheld: the view never hears of it")
    func dropsWithheld() {
        recognizer.delaysTouchesBegan = true
        recognizer.movedState = .began
        device.finger().down(at: start).move(by: 30, over: 0.1).up()
        #expect(view.log.isEmpty)
    }

    @Test("B7 ended is withheld until the recognizer fails, then delivered")
    func delaysEnded() {
        recognizer.endedState = nil
        device.finger().down(at: start).up()
        #expect(view.log == ["began"])
        recognizer.state = .failed
        #expect(view.log == ["began", "ended"])
    }

    @Test("B7 ended is withheld until the recognizer recognizes, then turned into a cancel")
    func cancelsEnded() {
        recognizer.endedState = nil
        device.finger().down(at: start).up()
        recognizer.state = .ended
        #expect(view.log == ["began", "cancelled"])
    }

    @Test("B7 a touch that was withheld and is up already is delivered whole when the delay ends")
    func wholeTouchLate() {
        recognizer.delaysTouchesBegan = true
        recognizer.endedState = nil
        device.finger().down(at: start).up()
        #expect(view.log.isEmpty)
        recognizer.state = .failed
        #expect(view.log == ["began", "ended"])
    }

    @Test("B7 a view that hears of a touch late hears where it came down, and then where it is")
    func placeLate() {
        let view = PlaceView(frame: view.frame)
        device.window.addSubview(view)
        view.addGestureRecognizer(recognizer)
        recognizer.delaysTouchesBegan = true
        device.finger().down(at: start).move(by: 30, over: 0.1)
        #expect(view.places.isEmpty)
        recognizer.state = .failed
        #expect(view.places == [start, CGPoint(x: 230, y: 200)])
    }
}

/// Notes where it hears of a touch that comes down or moves.
private final class PlaceView: UIView {
    private(set) var places: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.location(in: nil) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.location(in: nil) }
    }
}
