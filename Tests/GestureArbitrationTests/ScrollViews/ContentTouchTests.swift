import GestureArbitration
import Testing
@_spi(Headless) import UIKit

/// The screen of the article: a slider on the first page of a pager.
@MainActor
struct ContentTouchTests {
    let fixture = GestureFixture(rules: [.direction, .controls, .scrollEdge])
    let pager = makePager()
    let slider = UISlider(frame: CGRect(x: 20, y: 175, width: 350, height: 50))
    let thumb = CGPoint(x: 195, y: 400)

    init() {
        slider.value = 0.5
        pager.addSubview(slider)
        fixture.view.addSubview(pager)
    }

    @Test("with unchanged control touches, a quick drag on a slider in a pager moves no slider and begins no swipe")
    func unchanged() {
        fixture.swipeBack(from: thumb)
        #expect(slider.value == 0.5)
        #expect(!fixture.hasBegun)
    }

    @Test(
        "with changed control touches, a quick drag on a slider in a pager moves the slider and nothing else",
        arguments: [
            (ViewArbitration.ControlTouches.touchImmediately, 120.0), (.touchImmediately, -120),
            (.disablesScrolling, 120), (.disablesScrolling, -120),
        ])
    func quickDrag(policy: ViewArbitration.ControlTouches, dx: CGFloat) {
        pager.arbitration.controlTouches = policy
        fixture.device.finger().down(at: thumb).move(by: dx, over: 0.1).up()
        #expect((slider.value - 0.5).sign == (dx < 0 ? .minus : .plus))
        #expect(slider.value != 0.5)
        #expect(pager.contentOffset.x == 0)
        #expect(!fixture.hasBegun)
    }

    @Test(
        "with changed control touches, a drag beside the slider scrolls the pager",
        arguments: [
            ViewArbitration.ControlTouches.touchImmediately, .disablesScrolling,
        ])
    func beside(policy: ViewArbitration.ControlTouches) {
        pager.arbitration.controlTouches = policy
        fixture.swipe(by: CGVector(dx: -120, dy: 0), from: CGPoint(x: 300, y: 300), lift: false)
        #expect(pager.contentOffset.x > 0)
    }

    @Test(
        "taking back the option for control touches restores what the scroll view was set to", arguments: [true, false])
    func takenBack(delays: Bool) {
        pager.delaysContentTouches = delays
        pager.arbitration.controlTouches = .touchImmediately
        #expect(!pager.delaysContentTouches)
        pager.arbitration.controlTouches = .disablesScrolling
        #expect(!pager.delaysContentTouches)
        pager.arbitration.controlTouches = .unchanged
        #expect(pager.delaysContentTouches == delays)
    }

    @Test("setting another option than control touches leaves the scroll view's delay alone")
    func otherOption() {
        pager.arbitration.atScrollEdge = .keeps
        #expect(pager.delaysContentTouches)
    }
}
