import Testing
@_spi(Headless) import UIKit

@testable import Scenarios
@testable import TouchRecorder

/// What the app makes of what UIKit has made of a finger.
@Suite("What the app makes of what a finger has changed")
@MainActor
struct AppAnswerTests {
    private let navigation = UINavigationController.stack("Home", "Detail")
    private var detail: UIView { navigation.viewControllers[1].view }

    private func app(with views: UIView...) -> RecordedApp {
        let app = RecordedApp(navigation)
        app.device.perform { for view in views { detail.addSubview(view) } }
        app.device.settle()
        return app
    }

    private func slider(_ event: UIControl.Event, _ answer: @escaping (UISlider) -> Void) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 350, height: 40))
        slider.accessibilityIdentifier = "volume"
        slider.addAction(UIAction { [unowned slider] _ in answer(slider) }, for: event)
        return slider
    }

    private let thumb = CGPoint(x: 36, y: 320)

    @Test("A slider that snaps when the finger leaves is dragged on from there", arguments: [true, false])
    func snaps(animated: Bool) async throws {
        let slider = slider(.touchUpInside) { $0.setValue(($0.value * 4).rounded() / 4, animated: animated) }
        let app = app(with: slider)
        let scenario = try app.record {
            app.drag(from: thumb, by: 145)
            app.device.settle()
            app.drag(from: CGPoint(x: thumb.x + 318 * CGFloat(slider.value), y: thumb.y), by: 61)
        }
        #expect(scenario.actions.count == 2)
        #expect(await app.replay(scenario).value["volume"]?.isClose(to: .number(Double(slider.value))) == true)
    }

    @Test("A slider that does not go beyond a limit, and one that goes back", arguments: [0.4, 0.0])
    func limited(limit: Float) async throws {
        let slider = slider(.valueChanged) { if $0.value > limit { $0.value = limit } }
        let app = app(with: slider)
        let scenario = try app.record { app.drag(from: thumb, by: 251) }
        #expect(slider.value == limit)
        await app.replay(scenario)
    }

    @Test("What UIKit alone makes of a finger is not noted")
    func nothing() throws {
        let (slider, toggle, stepper) = (slider(.valueChanged) { _ in }, UISwitch(), UIStepper())
        toggle.frame.origin = CGPoint(x: 20, y: 400)
        stepper.frame.origin = CGPoint(x: 20, y: 500)
        let segments = UISegmentedControl(frame: CGRect(x: 20, y: 600, width: 300, height: 32))
        for index in 0..<3 { segments.insertSegment(withTitle: "\(index)", at: index, animated: false) }
        let app = app(with: slider, toggle, stepper, segments)
        let scenario = try app.record {
            app.drag(from: thumb, by: 400)
            app.drag(from: CGPoint(x: 200, y: 320), by: 50)
            app.tap(toggle.center)
            app.tap(CGPoint(x: stepper.frame.maxX - 15, y: stepper.center.y))
            app.tap(CGPoint(x: 290, y: 616))
        }
        #expect(toggle.isOn && stepper.value == 1 && segments.selectedSegmentIndex == 2)
        #expect(scenario.verbs == [])
    }

    @Test("A switch and a segment that are taken back, and a stepper that is set")
    func takenBack() async throws {
        let (toggle, stepper) = (UISwitch(), UIStepper())
        toggle.frame.origin = CGPoint(x: 20, y: 400)
        stepper.frame.origin = CGPoint(x: 20, y: 500)
        let segments = UISegmentedControl(frame: CGRect(x: 20, y: 600, width: 300, height: 32))
        for index in 0..<3 { segments.insertSegment(withTitle: "\(index)", at: index, animated: false) }
        segments.selectedSegmentIndex = 0
        toggle.addAction(UIAction { _ in toggle.setOn(false, animated: true) }, for: .valueChanged)
        stepper.addAction(UIAction { _ in stepper.value = 42 }, for: .valueChanged)
        segments.addAction(UIAction { _ in segments.selectedSegmentIndex = 0 }, for: .valueChanged)
        let app = app(with: toggle, stepper, segments)
        let scenario = try app.record {
            app.tap(toggle.center)
            app.tap(CGPoint(x: stepper.frame.maxX - 15, y: stepper.center.y))
            app.tap(CGPoint(x: 290, y: 616))
        }
        #expect(!toggle.isOn && stepper.value == 42 && segments.selectedSegmentIndex == 0)
        let seen = await app.replay(scenario)
        #expect(seen.value["stepper 1"] == .number(42) && seen.value["switch 1"] == .bool(false))
    }

    @Test("A fling that the app stops, and one that it holds, end there", arguments: [true, false])
    func stopped(isHeld: Bool) async throws {
        final class Holder: NSObject, UIScrollViewDelegate {
            var limit = CGFloat.infinity

            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                if scrollView.contentOffset.y > limit { scrollView.contentOffset.y = limit }
            }
        }
        let holder = Holder()
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentSize = CGSize(width: 390, height: 9000)
        list.delegate = holder
        if isHeld { holder.limit = 500 }
        let app = app(with: list)
        let scenario = try app.record {
            app.device.finger().down(at: CGPoint(x: 200, y: 600)).move(by: 0, -301, over: 0.12).up()
            app.device.advance(by: 0.3)
            if !isHeld { app.device.perform { list.setContentOffset(list.contentOffset, animated: false) } }
        }
        #expect(scenario.actions.map(\.isAnimated) == [false])
        await app.replay(scenario)
    }

    @Test("A list that is stopped, and a button that is switched off, under a finger", arguments: [true, false])
    func switchedOff(isList: Bool) async throws {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentSize = CGSize(width: 390, height: 9000)
        let button = UIButton(frame: CGRect(x: 20, y: 720, width: 200, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let app = app(with: list, button)
        let scenario = try app.record {
            let finger = app.device.finger()
            finger.down(at: isList ? CGPoint(x: 200, y: 600) : CGPoint(x: 100, y: 745)).hold(for: 0.1)
            if isList { finger.move(by: 0, -101, over: 0.2) }
            app.device.perform {
                if isList { list.isScrollEnabled = false } else { button.isEnabled = false }
            }
            finger.move(by: 0, isList ? -201 : 2, over: 0.2).up()
        }
        #expect(taps == 0)
        let seen = await app.replay(scenario)
        #expect(seen.value["button 1"] == .number(0))
    }

    @Test("A slider that is moved, or taken away, under a finger", arguments: [true, false])
    func moved(isRemoved: Bool) async throws {
        let slider = slider(.valueChanged) { _ in }
        let app = app(with: slider)
        let scenario = try app.record {
            let finger = app.device.finger().down(at: thumb).move(by: 101, over: 0.2)
            app.device.perform {
                if isRemoved { slider.removeFromSuperview() } else { slider.frame.origin.x = -80 }
            }
            finger.move(by: 61, over: 0.2).up()
        }
        await app.replay(scenario)
        #expect(scenario.actions.count == 1)
    }
}
