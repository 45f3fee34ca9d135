import FullScreenPop
import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import Scenarios
@testable import TouchRecorder

@Suite("Recorded screens")
@MainActor
struct RecordedScreenTests {
    private static let secrets = ["Salary", "Doctor", "diary", "Ruth", "scarlet", "Detail"]

    private func fill(_ view: UIView) {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = "Salary"
        let field = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 30))
        field.text = "Doctor"
        field.accessibilityIdentifier = "Ruth"
        let textView = UITextView(frame: CGRect(x: 20, y: 180, width: 200, height: 100))
        textView.text = "diary of a day"
        let segments = UISegmentedControl(items: ["scarlet", "green"])
        segments.frame = CGRect(x: 20, y: 300, width: 200, height: 30)
        segments.selectedSegmentIndex = 1
        let slider = UISlider(frame: CGRect(x: 20, y: 340, width: 200, height: 30))
        (slider.maximumValue, slider.value) = (10, 4)
        for subview in [label, field, textView, segments, slider] { view.addSubview(subview) }
    }

    @Test("Texts are left out, and what a text view scrolls has its shape")
    func privacy() throws {
        let phone = RecordedDevice(prepare: fill)
        let scenario = try phone.record {}
        let text = try phone.text()
        for secret in Self.secrets { #expect(!text.contains(secret), "\(secret)") }
        #expect(scenario.screens.map(\.title) == ["Screen 1", "Screen 2"])
        #expect(scenario.screens[1].content.map(\.id) == ["textField 1", "textView 1", "segmented 1", "slider 1"])
        guard case .textView(let options) = scenario.screens[1].content[1].kind else { return }
        #expect(options.text == "xxxxx xx x xxx")
    }

    @Test("Texts are there if they are asked for, and identifiers are names")
    func texts() throws {
        var options = TouchRecorder.Options()
        options.includesText = true
        let phone = RecordedDevice(options: options, prepare: fill)
        let scenario = try phone.record {}
        let text = try phone.text()
        for secret in Self.secrets { #expect(text.contains(secret), "\(secret)") }
        #expect(scenario.screens.map(\.title) == ["Home", "Detail"])
        #expect(scenario.screens[1].content[1].id == "Ruth")
    }

    @Test("Controls have their values and places")
    func controls() throws {
        let scenario = try RecordedDevice(prepare: fill).record {}
        let content = scenario.screens[1].content
        guard case .segmented(let segments) = content[2].kind, case .slider(let slider) = content[3].kind else {
            Issue.record("Expected a segmented control and a slider, found \(content).")
            return
        }
        #expect(segments.segments == ["1", "2"] && segments.selected == 1)
        #expect(slider.value == 4 && slider.range == 0...10)
        #expect(content[3].frame == CGRect(x: 20, y: 340, width: 200, height: 30))
    }

    @Test("The device has its size, what it covers, and its system")
    func device() throws {
        let scenario = try RecordedDevice().record {}
        #expect(scenario.devices.profiles.map(\.description) == ["18 ltr"])
        #expect(scenario.devices.size == CGSize(width: 390, height: 844))
        #expect(scenario.devices.safeArea?.top == 47 && scenario.devices.safeArea?.bottom == 34)
    }

    @Test("The system is that of the device", arguments: BehaviourProfile.System.allCases)
    func system(_ system: BehaviourProfile.System) throws {
        let device = HeadlessDevice(profile: BehaviourProfile(system: system))
        device.perform { device.window.rootViewController = UINavigationController.stack("Home") }
        let recorder = TouchRecorder(window: device.window)
        recorder.start()
        recorder.stop()
        let scenario = try Scenario(recorder.scenario(name: "Recorded"), file: "recorded.json")
        #expect(scenario.devices.systems == [system.rawValue])
    }

    @Test(
        "A system that the format does not have is the one before it",
        arguments: [("15.8.3", 17), ("17.5", 17), ("18.1.1", 18), ("25", 18), ("26.0", 26), ("27.1", 26)])
    func version(_ version: String, _ system: Int) {
        #expect(DeviceDocument.system(ofVersion: version) == system)
    }

    @Test("What is hidden, too clear, or takes no touches is left out")
    func unseen() throws {
        let phone = RecordedDevice { view in
            let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50)) }
            views[0].isHidden = true
            views[1].alpha = 0
            views[2].isUserInteractionEnabled = false
            for subview in views { view.addSubview(subview) }
        }
        #expect(try phone.record {}.screens[1].content.count == 1)
    }

    @Test("A zoomed picture has its scale, and its content counts from its own corner")
    func zoom() throws {
        let zooming = ZoomingDelegate()
        let phone = RecordedDevice { view in
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            let picture = zooming.content
            picture.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            picture.addSubview(UIButton(frame: CGRect(x: 30, y: 40, width: 50, height: 50)))
            scrollView.addSubview(picture)
            scrollView.contentSize = picture.bounds.size
            scrollView.delegate = zooming
            scrollView.maximumZoomScale = 3
            scrollView.zoomScale = 2
            view.addSubview(scrollView)
        }
        let element = try #require(try phone.record {}.screens[1].content.first)
        guard case .scroll(let options) = element.kind else { return }
        #expect(options.zoom == 2 && options.zoomRange == 1...3)
        #expect(options.contentSize == CGSize(width: 300, height: 300))
        #expect(element.content.first?.frame == CGRect(x: 30, y: 40, width: 50, height: 50))
    }

    @Test("What UIKit and FullScreenPop add to views by themselves is not named as missing")
    func nothingMissing() throws {
        let phone = RecordedDevice { view in
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            scrollView.addSubview(UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31)))
            view.addSubview(scrollView)
            view.addSubview(UITextView(frame: CGRect(x: 0, y: 400, width: 300, height: 100)))
        }
        _ = BackSwipe.install(on: phone.navigation)
        #expect(try !phone.record {}.about.contains("a recognizer of"))
    }

    @Test("What the format can't say is named")
    func omissions() throws {
        let phone = RecordedDevice { view in
            view.addGestureRecognizer(UIRotationRecognizer(target: nil, action: nil))
            let skewed = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
            skewed.transform = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
            view.addSubview(skewed)
        }
        let about = try phone.record {}.about
        #expect(about.contains("a recognizer of UIRotationRecognizer"))
        #expect(about.contains("a transform that is neither a rotation nor one scale"))
    }

    @Test("Screens and views that are gone are not kept by a recording")
    func memory() throws {
        let phone = RecordedDevice()
        weak var pushed: UIViewController?
        _ = try phone.record {
            phone.device.finger().down(at: CGPoint(x: 200, y: 400)).up()
            phone.device.perform {
                let screen = UIViewController()
                pushed = screen
                phone.navigation.pushViewController(screen, animated: true)
            }
            phone.device.settle()
            phone.device.perform { _ = phone.navigation.popViewController(animated: true) }
            phone.device.settle()
        }
        #expect(pushed == nil)
    }
}

private final class UIRotationRecognizer: UIGestureRecognizer {}
