import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

// Fails when `OtherFingersRule` is taken out of `GestureArbiter.standardRules`.
@Suite("A finger that holds something, and a swipe of another one") @MainActor
struct OtherFingersRuleTests {
    private func expectRefused(_ fixture: NavigationFixture, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(fixture.stack.count == 2, sourceLocation: sourceLocation)
        #expect(fixture.refusals.last?.reason == .otherFingerHolds, sourceLocation: sourceLocation)
        #expect(!fixture.milestones.contains(.began), sourceLocation: sourceLocation)
        #expect(fixture.device.faults.isEmpty, sourceLocation: sourceLocation)
    }

    // Fails when `UITouch.holds` looks at fingers that move only.
    @Test(
        "a slider that is dragged, and held then, stays, and the next swipe pops", arguments: TestConfiguration.all,
        [0, 0.5])
    func slider(configuration: TestConfiguration, held: TimeInterval) {
        let fixture = NavigationFixture(configuration)
        let slider = UISlider(frame: CGRect(x: 100, y: 700, width: 200, height: 50))
        slider.value = 0.5
        fixture.top.view.addSubview(slider)
        fixture.device.settle()
        let thumb = fixture.finger(at: 200, 725).move(by: fixture.back(30), over: 0.2)
        if held > 0 { thumb.hold(for: held) }
        let other = fixture.finger(at: 60).move(by: fixture.back(240), over: 0.2)
        expectRefused(fixture)
        other.up()
        thumb.up()
        fixture.device.settle()
        fixture.swipe(from: 60)
        #expect(fixture.stack.count == 1)
    }

    // Fails when `UITouch.holds` does not look for views that follow fingers.
    @Test("a line that is being drawn is drawn on, also after a pause", arguments: TestConfiguration.all, [0.2, 0.9])
    func canvas(configuration: TestConfiguration, time: TimeInterval) {
        let fixture = NavigationFixture(configuration)
        let canvas = DrawingView(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
        fixture.top.view.addSubview(canvas)
        let tracks = [
            FingerTrack(down: fixture.point(200, 600)).move(by: fixture.back(60), 20, over: 0.6).hold(for: 1).up(),
            FingerTrack(down: fixture.point(60, 200), at: time).move(by: fixture.back(240), over: 0.2).up(),
        ]
        fixture.device.play(tracks)
        fixture.device.settle()
        expectRefused(fixture)
        #expect(!canvas.wasCancelled)
    }

    // Fails when `UITouch.holds` does not ask for recognizers.
    @Test(
        "a list that is being scrolled elsewhere scrolls on; once its finger rests, the other one pops",
        arguments: TestConfiguration.all)
    func list(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let list = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 344))
        list.contentSize.height = 3000
        fixture.top.view.addSubview(list)
        let scrolling = FingerTrack(down: fixture.point(200, 800)).move(by: 0, -200, over: 0.6)
        fixture.device.play([
            scrolling.hold(for: 1.4).up(),
            FingerTrack(down: fixture.point(60, 200), at: 0.2).move(by: fixture.back(240), over: 0.2).up(),
        ])
        expectRefused(fixture)
        fixture.device.settle()
        fixture.device.play([
            scrolling.hold(for: 1.4).up(),
            FingerTrack(down: fixture.point(60, 200), at: 1).move(by: fixture.back(240), over: 0.2).up(),
        ])
        fixture.device.settle()
        #expect(fixture.stack.count == 1)
    }

    // Fails when `UITouch.holds` does not ask whether the content is held away.
    @Test(
        "a list that is held beyond its end, and a pager that is held between two pages, stay",
        arguments: TestConfiguration.all,
        [false, true])
    func heldAway(configuration: TestConfiguration, isPager: Bool) {
        let fixture = NavigationFixture(configuration)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
        scrollView.contentSize = isPager ? CGSize(width: 1170, height: 300) : CGSize(width: 390, height: 900)
        scrollView.isPagingEnabled = isPager
        fixture.top.view.addSubview(scrollView)
        let thumb = fixture.finger(at: 200, 650)
        thumb.move(by: isPager ? fixture.back(-160) : 0, isPager ? 0 : 120, over: 0.3).hold(for: 1)
        let held = scrollView.contentOffset
        let other = fixture.finger(at: 60, 200).move(by: fixture.back(240), over: 0.2)
        expectRefused(fixture)
        #expect(scrollView.contentOffset == held)
        other.up()
        thumb.up()
        fixture.device.settle()
        fixture.swipe(from: 60)
        #expect(fixture.stack.count == 1)
    }

    // Fails when a thumb near the side of the screen holds buttons, when one elsewhere does not, and when buttons that
    // act while they are held don't count there.
    @Test(
        "a button that is held keeps the screen, but not near the side, where a thumb holds the device",
        arguments: TestConfiguration.all,
        [(50, .touchUpInside, false), (80, .touchUpInside, true), (340, .touchUpInside, false), (50, .touchDown, true)]
            as [(x: CGFloat, event: UIControl.Event, keeps: Bool)])
    func grip(configuration: TestConfiguration, button: (x: CGFloat, event: UIControl.Event, keeps: Bool)) {
        let fixture = NavigationFixture(configuration)
        let control = UIButton(frame: CGRect(x: 0, y: 680, width: 60, height: 60))
        control.center.x = fixture.point(button.x, 0).x
        control.addAction(UIAction { _ in }, for: button.event)
        fixture.top.view.addSubview(control)
        fixture.device.settle()
        let thumb = fixture.finger(at: button.x, 710).hold(for: 0.8)
        fixture.finger(at: 60, 300).move(by: fixture.back(240), over: 0.2).up()
        if button.keeps { expectRefused(fixture) }
        thumb.up()
        fixture.device.settle()
        #expect(fixture.stack.count == (button.keeps ? 2 : 1))
    }

    // Fails when `UITouch.holds` does not ask whether a control acts.
    @Test("a stepper that counts counts on", arguments: TestConfiguration.all)
    func stepper(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let stepper = UIStepper()
        stepper.frame.origin = CGPoint(x: 150, y: 700)
        fixture.top.view.addSubview(stepper)
        fixture.device.settle()
        let thumb = fixture.device.finger().down(at: CGPoint(x: 230, y: 715)).hold(for: 1)
        fixture.swipe(from: 60)
        expectRefused(fixture)
        #expect(stepper.isTracking)
        thumb.up()
    }

    // Fails when `UITouch.holds` asks for recognizers only of fingers that move.
    @Test(
        "what is pressed for long is pressed on, and a finger that has only landed there is none",
        arguments: TestConfiguration.all)
    func press(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let talk = UIView(frame: CGRect(x: 115, y: 610, width: 160, height: 160))
        let press = UILongPressGestureRecognizer()
        talk.addGestureRecognizer(press)
        fixture.top.view.addSubview(talk)
        fixture.device.settle()
        let thumb = fixture.finger(at: 195, 690).hold(for: 0.8)
        fixture.swipe(from: 60)
        expectRefused(fixture)
        #expect(press.state == .changed || press.state == .began)
        thumb.up()
        fixture.finger(at: 195, 690).hold(for: 0.1).up()
        fixture.swipe(from: 60)
        #expect(fixture.stack.count == 1)
    }
}
