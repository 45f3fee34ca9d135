import FullScreenPop
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

/// A slider follows the finger until it is clear that the finger swipes.
@Suite("A slider from which a swipe takes the finger") @MainActor
struct SliderValueTests {
    private func slider(in view: UIView, turned: Bool, isContinuous: Bool = true) -> (UISlider, Values) {
        let slider = UISlider(frame: CGRect(x: 45, y: 380, width: 300, height: 40))
        slider.value = 0.5
        slider.isContinuous = isContinuous
        if turned { slider.transform = CGAffineTransform(rotationAngle: .pi / 2) }
        let values = Values()
        slider.addAction(
            UIAction { action in (action.sender as? UISlider).map { values.reported.append($0.value) } },
            for: .valueChanged)
        view.addSubview(slider)
        return (slider, values)
    }

    private final class Values {
        var reported: [Float] = []
    }

    @Test(
        "has its value back, and reports it, after a swipe off its axis", arguments: TestConfiguration.all,
        [230, 60] as [CGFloat])
    func swipe(configuration: TestConfiguration, distance: CGFloat) {
        let fixture = NavigationFixture(configuration)
        let (fader, values) = slider(in: fixture.top.view, turned: true)
        fixture.device.settle()
        fixture.finger(at: 195).move(by: fixture.back(distance * 0.75), distance * 0.5, over: 0.4).up()
        fixture.device.settle()
        #expect(fixture.events.first == .began)
        #expect(fader.value == 0.5)
        #expect(values.reported.contains { $0 != 0.5 } && values.reported.last == 0.5)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("has its value back after a pull that dismisses", arguments: BehaviourProfile.System.allCases)
    func pull(system: BehaviourProfile.System) {
        let fixture = ModalFixture(system: system)
        let (slider, _) = slider(in: fixture.screen.view, turned: false)
        fixture.device.settle()
        fixture.device.finger().down(at: CGPoint(x: 195, y: 400)).move(by: 150, 260, over: 0.4).up()
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(slider.value == 0.5)
    }

    // Fails when only a finger that is taken from the slider counts: this one lifts before the pop begins.
    @Test("has its value back if the swipe begins as the finger lifts", arguments: TestConfiguration.all)
    func swipeAtLift(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let (fader, _) = slider(in: fixture.top.view, turned: true)
        fixture.device.settle()
        let finger = fixture.finger(at: 195)
        fixture.bend(finger, from: 30, to: 40, length: 100, frames: 9)
        #expect(fixture.events.isEmpty && fader.value != 0.5)
        finger.up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fader.value == 0.5)
    }

    // Fails when a scroll that begins and ends in one event does not count, or counts even if nothing has scrolled.
    @Test(
        "has its value back if the page scrolls as the finger lifts, and only then",
        arguments: TestConfiguration.leftToRight,
        [100, 140, 180] as [Double])
    func scrollAtLift(configuration: TestConfiguration, length: Double) {
        let fixture = NavigationFixture(configuration)
        let page = UIScrollView(frame: fixture.top.view.bounds)
        page.contentInsetAdjustmentBehavior = .never
        page.contentSize = CGSize(width: 390, height: 2000)
        fixture.top.view.addSubview(page)
        page.contentOffset.y = 200
        let (fader, _) = slider(in: page, turned: true)
        fader.center.y += 200
        fixture.device.settle()
        let finger = fixture.finger(at: 195)
        fixture.bend(finger, from: 34, to: 44, length: length, frames: 24)
        finger.up()
        fixture.device.settle()
        let hasScrolled = page.contentOffset.y != 200
        #expect([hasScrolled, fader.value != 0.5, !fixture.events.isEmpty].filter(\.self).count == 1)
    }

    @Test("does not report it if it reports only what a person has set", arguments: TestConfiguration.leftToRight)
    func discontinuous(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let (fader, values) = slider(in: fixture.top.view, turned: true, isContinuous: false)
        fixture.device.settle()
        fixture.finger(at: 195).move(by: fixture.back(172), 115, over: 0.4).up()
        fixture.device.settle()
        #expect(fader.value == 0.5 && values.reported.isEmpty)
    }

    @Test(
        "keeps what it was dragged to, also if the system takes the finger", arguments: TestConfiguration.all,
        [true, false])
    func dragged(configuration: TestConfiguration, isCancelled: Bool) {
        let fixture = NavigationFixture(configuration)
        let (slider, _) = slider(in: fixture.top.view, turned: false)
        fixture.device.settle()
        let finger = fixture.finger(at: 195).move(by: fixture.back(80), 10, over: 0.4)
        if isCancelled { finger.cancel() } else { finger.up() }
        fixture.device.settle()
        #expect(abs(slider.value - 0.5) > 0.2)
        #expect(fixture.stack.count == 2)
    }

    @Test(
        "keeps what one of the app's own pans sets when that takes the finger", arguments: TestConfiguration.leftToRight
    )
    func appPan(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 1)
        let (slider, _) = slider(in: fixture.top.view, turned: false)
        let pan = RecordingPan(setting: slider)
        slider.addGestureRecognizer(pan)
        fixture.device.settle()
        fixture.finger(at: 195).move(by: 12, over: 0.05).up()
        fixture.device.settle()
        #expect(slider.value == 0.9)
    }

    /// A pan that sets a slider as soon as it begins.
    private final class RecordingPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
        private weak var slider: UISlider?

        init(setting slider: UISlider) {
            self.slider = slider
            super.init(target: nil, action: nil)
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            if state == .began { slider?.value = 0.9 }
        }
    }
}
