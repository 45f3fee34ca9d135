@testable import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@MainActor
struct ScrollLockTests {
    let fixture = GestureFixture()
    let pager = makePager()
    let slider = UISlider(frame: CGRect(x: 20, y: 175, width: 350, height: 50))
    let onSlider = CGPoint(x: 195, y: 400)
    let besideSlider = CGPoint(x: 195, y: 260)

    init() {
        slider.value = 0.5
        pager.addSubview(slider)
        fixture.view.addSubview(pager)
        pager.arbitration.controlTouches = .disablesScrolling
    }

    @Test("scrolling is off while a finger is on the slider, and on again when it is lifted")
    func lifted() {
        let finger = fixture.device.finger().down(at: onSlider)
        #expect(!pager.isScrollEnabled)
        finger.move(by: 60, over: 0.1)
        #expect(!pager.isScrollEnabled)
        finger.up()
        #expect(pager.isScrollEnabled)
    }

    @Test("scrolling is on again when the touch on the slider is cancelled")
    func cancelled() {
        let finger = fixture.device.finger().down(at: onSlider).move(by: 30, over: 0.1)
        finger.cancel()
        #expect(pager.isScrollEnabled)
    }

    @Test("scrolling is on again after a tap on the slider")
    func tapped() {
        fixture.device.finger().down(at: onSlider).up()
        #expect(pager.isScrollEnabled)
    }

    @Test("scrolling is on again when the slider is removed under the finger and the finger lifted")
    func sliderRemoved() {
        let finger = fixture.device.finger().down(at: onSlider)
        slider.removeFromSuperview()
        finger.move(by: 10, over: 0.05).up()
        #expect(pager.isScrollEnabled)
    }

    @Test("scrolling is on again when the pager is removed under the finger and the finger lifted")
    func pagerRemoved() {
        let finger = fixture.device.finger().down(at: onSlider)
        pager.removeFromSuperview()
        finger.up()
        #expect(pager.isScrollEnabled)
    }

    @Test("scrolling is on again when the option is taken back under the finger")
    func optionTakenBack() {
        let finger = fixture.device.finger().down(at: onSlider)
        pager.arbitration.controlTouches = .unchanged
        #expect(pager.isScrollEnabled)
        finger.up()
        #expect(pager.isScrollEnabled)
    }

    // Fails when `UISwitch` is taken out of `axesOfType`.
    @Test("scrolling is off while a finger is on a switch")
    func onSwitch() {
        let toggle = UISwitch(frame: CGRect(x: 170, y: 60, width: 51, height: 31))
        pager.addSubview(toggle)
        let finger = fixture.device.finger().down(at: CGPoint(x: 195, y: 275))
        #expect(!pager.isScrollEnabled)
        finger.up()
        #expect(pager.isScrollEnabled)
    }

    @Test("scrolling stays on under a finger beside the slider")
    func beside() {
        let finger = fixture.device.finger().down(at: besideSlider)
        #expect(pager.isScrollEnabled)
        finger.up()
    }

    @Test("of two fingers the one on the slider switches scrolling off")
    func twoFingers() {
        let elsewhere = fixture.device.finger().down(at: besideSlider)
        let sliding = fixture.device.finger().down(at: onSlider)
        #expect(!pager.isScrollEnabled)
        elsewhere.up()
        #expect(!pager.isScrollEnabled)
        sliding.up()
        #expect(pager.isScrollEnabled)
    }

    // Fails when the recognizer forgets fingers that are on no control: it would have failed, and hear of no other
    // touch.
    @Test("each finger on the slider switches scrolling off while another finger rests beside it")
    func besideAnother() {
        let resting = fixture.device.finger().down(at: besideSlider)
        for _ in 0..<2 {
            let finger = fixture.device.finger().down(at: onSlider)
            #expect(!pager.isScrollEnabled)
            finger.up()
            #expect(pager.isScrollEnabled)
        }
        resting.up()
    }

    @Test("one touch on the slider after another switches scrolling off")
    func again() {
        for _ in 1...3 {
            let finger = fixture.device.finger().down(at: onSlider)
            #expect(!pager.isScrollEnabled)
            finger.up()
            #expect(pager.isScrollEnabled)
        }
    }

    @Test("a scroll view that the app switched off stays off after a touch on its slider")
    func appSwitchedOff() {
        pager.isScrollEnabled = false
        fixture.device.finger().down(at: onSlider).up()
        #expect(!pager.isScrollEnabled)
    }

    // Fails when `ScrollLockGestureRecognizer.unlock()` does not forget that it has locked.
    @Test("a scroll view that the app has switched off since its last lock stays off")
    func appSwitchedOffLater() {
        fixture.device.finger().down(at: onSlider).up()
        #expect(pager.isScrollEnabled)
        appSwitchedOff()
    }

    @Test(
        "the recognizer of the scroll lock fails at the end of each touch, so that no recognizer waits for it in vain")
    func fails() {
        let tap = UITapGestureRecognizer()
        let taps = ActionLog(of: tap)
        for recognizer in pager.gestureRecognizers ?? [] where type(of: recognizer) == ScrollLockGestureRecognizer.self
        {
            tap.require(toFail: recognizer)
        }
        pager.addGestureRecognizer(tap)
        fixture.device.finger().down(at: besideSlider).up()
        #expect(taps.states == [.ended])
    }

    @Test("hit-testing without a touch leaves scrolling on")
    func hitTest() {
        _ = pager.hitTest(CGPoint(x: 195, y: 200), with: nil)
        #expect(pager.isScrollEnabled)
    }
}
