import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct TouchdownTests {
    let fixture = GestureFixture()
    let card = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))

    init() {
        fixture.view.addSubview(card)
    }

    @Test("a recognizer has no touchdown before the first touch")
    func none() {
        #expect(fixture.pan.touchdown == nil)
    }

    @Test("the touchdown stays where the finger landed, wherever the finger goes")
    func landing() {
        fixture.device.finger().down(at: CGPoint(x: 150, y: 340)).move(by: 200, over: 0.2)
        #expect(fixture.pan.touchdown?.view === card)
        #expect(fixture.pan.touchdown?.location(in: card) == CGPoint(x: 50, y: 40))
        #expect(fixture.pan.touchdown?.location(in: fixture.view) == CGPoint(x: 150, y: 340))
    }

    // Fails when only the deepest view counts.
    @Test("a view of a type is found around the deepest one")
    func viewOfType() {
        let scrollView = UIScrollView(frame: card.bounds)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        label.isUserInteractionEnabled = true
        scrollView.addSubview(label)
        card.addSubview(scrollView)
        fixture.device.finger().down(at: CGPoint(x: 150, y: 340))
        #expect(fixture.pan.touchdown?.view === label)
        #expect(fixture.pan.touchdown?.view(of: UIScrollView.self) === scrollView)
        #expect(fixture.pan.touchdown?.view(of: UISlider.self) == nil)
    }

    @Test("a second finger does not change the touchdown")
    func secondFinger() {
        fixture.device.finger().down(at: CGPoint(x: 150, y: 340)).move(by: 20, over: 0.1)
        _ = fixture.device.finger().down(at: CGPoint(x: 20, y: 20))
        #expect(fixture.pan.touchdown?.view === card)
    }

    @Test("the next gesture has its own touchdown")
    func nextGesture() {
        fixture.device.finger().down(at: CGPoint(x: 150, y: 340)).up()
        fixture.device.finger().down(at: CGPoint(x: 20, y: 20)).up()
        #expect(fixture.pan.touchdown?.view === fixture.view)
    }

    @Test("a rule that is asked about one recognizer finds the touchdown of another")
    func touchdownOfAnother() {
        let other = UIPanGestureRecognizer()
        card.addGestureRecognizer(other)
        fixture.arbiter.govern(other)
        var seen: [UIView?] = []
        fixture.arbiter.rules = [
            .when("Reader") { recognizer in
                if recognizer === fixture.pan { seen = [recognizer.touchdown?.view, other.touchdown?.view] }
                return nil
            }
        ]
        fixture.device.finger().down(at: CGPoint(x: 150, y: 340)).up()
        fixture.swipeBack(from: CGPoint(x: 20, y: 20))
        #expect(seen == [fixture.view, card])
    }

    @Test("the touchdown keeps no view alive")
    func weakView() {
        autoreleasedTouch()
        #expect(fixture.pan.touchdown?.view == nil)
    }

    private func autoreleasedTouch() {
        let shortLived = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        fixture.view.addSubview(shortLived)
        fixture.device.finger().down(at: CGPoint(x: 20, y: 20)).up()
        shortLived.removeFromSuperview()
    }
}
