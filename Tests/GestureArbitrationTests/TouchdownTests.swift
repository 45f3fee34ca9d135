import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct TouchdownTests {
    let stage = Stage()
    let card = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))

    init() {
        stage.view.addSubview(card)
    }

    @Test("nothing is known before the first touch")
    func none() {
        #expect(stage.pan.touchdown == nil)
    }

    @Test("it stays where the finger landed, wherever the finger goes")
    func landing() {
        stage.device.finger().down(at: CGPoint(x: 150, y: 340)).move(by: 200, over: 0.2)
        #expect(stage.pan.touchdown?.view === card)
        #expect(stage.pan.touchdown?.location(in: card) == CGPoint(x: 50, y: 40))
        #expect(stage.pan.touchdown?.location(in: stage.view) == CGPoint(x: 150, y: 340))
    }

    @Test("a second finger does not change it")
    func secondFinger() {
        stage.device.finger().down(at: CGPoint(x: 150, y: 340)).move(by: 20, over: 0.1)
        _ = stage.device.finger().down(at: CGPoint(x: 20, y: 20))
        #expect(stage.pan.touchdown?.view === card)
    }

    @Test("the next gesture has its own")
    func nextGesture() {
        stage.device.finger().down(at: CGPoint(x: 150, y: 340)).up()
        stage.device.finger().down(at: CGPoint(x: 20, y: 20)).up()
        #expect(stage.pan.touchdown?.view === stage.view)
    }

    @Test("it keeps no view alive")
    func weakView() {
        autoreleasedTouch()
        #expect(stage.pan.touchdown?.view == nil)
    }

    private func autoreleasedTouch() {
        let shortLived = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        stage.view.addSubview(shortLived)
        stage.device.finger().down(at: CGPoint(x: 20, y: 20)).up()
        shortLived.removeFromSuperview()
    }
}
