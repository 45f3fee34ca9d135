import Testing

@testable @_spi(Headless) import UIKit

@Suite("E: the slider")
@MainActor
struct SliderTests {
    let device: HeadlessDevice
    let screen = LoggingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 332, height: 50))
    let log = EventLog()

    init() {
        self.init(direction: .leftToRight)
    }

    private init(direction: UIUserInterfaceLayoutDirection) {
        device = HeadlessDevice(size: CGSize(width: 400, height: 400), direction: direction)
        device.window.addSubview(screen)
        screen.addSubview(slider)
        slider.value = 0.5
        log.listen(to: slider)
    }

    private var thumb: CGPoint {
        let rect = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: screen)
    }

    @Test("E2 a slider's value is kept within its bounds")
    func clamped() {
        slider.value = 7
        #expect(slider.value == 1)
        slider.minimumValue = 3
        #expect(slider.value == 3 && slider.maximumValue == 3)
        slider.maximumValue = 10
        slider.setValue(8, animated: false)
        slider.maximumValue = 2
        #expect(slider.minimumValue == 2 && slider.value == 2)
        #expect(log.events.isEmpty)
    }

    @Test("E2 dragging a slider's thumb moves the value by as much of the track, and says so")
    func dragging() {
        // The thumb's centre travels over the track less the thumb: 332 − 4 − 28 = 300 points.
        device.finger().down(at: thumb).move(by: 75, over: 0).move(by: -150, over: 0).up()
        #expect(abs(slider.value - 0.25) < 1e-6)
        #expect(log.events.filter { $0 == "valueChanged" }.count == 2)
        #expect(log.events.last == "touchUpInside")
    }

    @Test("E2 a slider's thumb stays where the finger has grabbed it")
    func grabOffset() {
        let point = CGPoint(x: thumb.x + 15, y: thumb.y + 10)
        let finger = device.finger().down(at: point).move(by: 0, 1, over: 0)
        #expect(slider.value == 0.5)
        #expect(!log.events.contains("valueChanged"))
        finger.move(by: 30, over: 0)
        #expect(abs(slider.value - 0.6) < 1e-6)
    }

    @Test(
        "E2 a slider's thumb can be grabbed in 48 by 48 points; the track beside it does nothing",
        arguments: [23.0, 25])
    func thumbArea(distance: CGFloat) {
        device.finger().down(at: CGPoint(x: thumb.x + distance, y: thumb.y)).move(by: 60, over: 0)
        #expect(slider.isTracking == (distance < 24))
        #expect((slider.value > 0.5) == (distance < 24))
    }

    @Test("E2 a slider that is not continuous speaks at the end only")
    func notContinuous() {
        slider.isContinuous = false
        let finger = device.finger().down(at: thumb).move(by: 30, over: 0).move(by: 30, over: 0)
        #expect(!log.events.contains("valueChanged"))
        finger.up()
        #expect(log.events.filter { $0 == "valueChanged" }.count == 1)
    }

    @Test("E2 a cancelled touch on a slider sends no valueChanged")
    func cancelled() {
        slider.isContinuous = false
        let finger = device.finger().down(at: thumb).move(by: 30, over: 0)
        finger.cancel()
        #expect(!log.events.contains("valueChanged"))
        #expect(log.events.last == "touchCancel")
    }

    @Test("E2 right to left, a slider's value grows to the left")
    func rightToLeft() {
        let mirrored = SliderTests(direction: .rightToLeft)
        mirrored.slider.value = 0
        #expect(mirrored.thumb.x > 330)
        mirrored.device.finger().down(at: mirrored.thumb).move(by: -75, over: 0).up()
        #expect(abs(mirrored.slider.value - 0.25) < 1e-6)
    }

    @Test(
        "E3 whether a slider that tracks refuses a parent's pan is the profile's choice",
        arguments: BehaviourProfile.Controls.PanRefusal.allCases, [false, true])
    func tracking(refusal: BehaviourProfile.Controls.PanRefusal, inScrollView: Bool) {
        device.runtime.profile.controls.trackingSliderRefusesPans = refusal
        if inScrollView {
            let scrollView = UIScrollView(frame: screen.bounds)
            scrollView.delaysContentTouches = false
            screen.addSubview(scrollView)
            scrollView.addSubview(slider)
        }
        let pan = UIPanGestureRecognizer()
        screen.addGestureRecognizer(pan)
        device.finger().down(at: thumb).move(by: 60, over: 0.2)
        let isRefused = refusal == .everywhere || (refusal == .insideScrollViews && inScrollView)
        #expect(pan.state.isActive == !isRefused)
        #expect(slider.isTracking == isRefused)
        #expect((slider.value > 0.6) == isRefused)
    }

    @Test("E3 a slider that tracks refuses no long press of a parent")
    func longPress() {
        let press = UILongPressGestureRecognizer()
        screen.addGestureRecognizer(press)
        device.finger().down(at: thumb).hold(for: 0.8)
        #expect(press.state == .began)
    }

    @Test("E3 beside a slider's thumb, a parent's pan begins")
    func besideThumb() {
        let pan = UIPanGestureRecognizer()
        screen.addGestureRecognizer(pan)
        device.finger().down(at: CGPoint(x: thumb.x - 60, y: thumb.y)).move(by: 60, over: 0.2)
        #expect(pan.state == .changed || pan.state == .began)
        #expect(slider.value == 0.5)
    }

    @Test("E3 a pan that wins before a slider has heard of the touch is not refused")
    func beforeTouchesBegan() {
        let delaying = UIPanGestureRecognizer()
        delaying.delaysTouchesBegan = true
        screen.addGestureRecognizer(delaying)
        device.finger().down(at: thumb).move(by: 60, over: 0.2)
        #expect(delaying.state.isActive)
        #expect(slider.value == 0.5 && log.events.isEmpty)
    }

    @Test(
        "E3 a one-finger swipe along a slider that begins on its thumb is refused",
        arguments: [
            (UISwipeGestureRecognizer.Direction.right, CGFloat(0), true), (.right, -60, false), (.down, 0, false),
        ])
    func swipe(direction: UISwipeGestureRecognizer.Direction, besideThumb: CGFloat, isRefused: Bool) {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        swipe.delaysTouchesBegan = true
        let swipes = LoggingTarget().listen(to: swipe)
        screen.addGestureRecognizer(swipe)
        let (x, y) = direction == .down ? (CGFloat(0), CGFloat(80)) : (80, 0)
        device.finger().down(at: CGPoint(x: thumb.x + besideThumb, y: thumb.y)).move(by: x, y, over: 0.1).up()
        #expect(swipes.states.isEmpty == isRefused)
    }

    @Test("E3 a swipe along a slider is refused also after the thumb has followed the finger")
    func swipeWithThumb() {
        let swipe = UISwipeGestureRecognizer()
        let swipes = LoggingTarget().listen(to: swipe)
        screen.addGestureRecognizer(swipe)
        device.finger().down(at: thumb).move(by: 80, over: 0.1).up()
        #expect(swipes.states.isEmpty)
        #expect(slider.value > 0.5)
    }

    @Test("E3 a recognizer on a slider itself is not refused")
    func ownRecognizer() {
        let pan = UIPanGestureRecognizer()
        slider.addGestureRecognizer(pan)
        device.finger().down(at: thumb).move(by: 60, over: 0.2)
        #expect(pan.state.isActive)
    }
}
