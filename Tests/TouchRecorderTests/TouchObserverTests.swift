import Testing
@_spi(Headless) import UIKit

@testable import Scenarios
@testable import TouchRecorder

@Suite("Recorded touches")
@MainActor
struct TouchObserverTests {
    @Test("A touch is recorded from its landing to its end, and its view hears of it at once")
    func touch() throws {
        let view = ListeningView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        let phone = RecordedDevice { $0.addSubview(view) }
        let scenario = try phone.record {
            let finger = phone.device.finger(radius: 31)
            phone.device.advance(by: 0.25)
            finger.down(at: CGPoint(x: 100, y: 250))
            #expect(view.heard == ["began"])
            finger.move(by: 20, 10, over: 0.1).hold(for: 0.2).up()
            #expect(view.heard.last == "ended" && !view.heard.contains("cancelled"))
        }
        let finger = try #require(scenario.fingers.first)
        #expect(scenario.fingers.count == 1 && finger.down == CGPoint(x: 100, y: 250) && finger.radius == 31)
        #expect(abs(finger.start - 0.25) < 1e-5 && abs(finger.finish - 0.55) < 1e-5)
        guard case .up = finger.end, case .sample(let place, _) = finger.path[finger.path.count - 2] else {
            Issue.record("Expected samples and a rest, found \(finger).")
            return
        }
        #expect(place == CGPoint(x: 120, y: 260))
    }

    @Test("Several fingers are recorded, each with its own end")
    func fingers() throws {
        let phone = RecordedDevice()
        let scenario = try phone.record {
            let (first, second, third) = (phone.device.finger(), phone.device.finger(), phone.device.finger())
            first.down(at: CGPoint(x: 100, y: 300))
            second.down(at: CGPoint(x: 200, y: 300))
            first.move(by: 0, 50, over: 0.1)
            second.cancel()
            first.up()
            third.down(at: CGPoint(x: 300, y: 300))
        }
        let ends = scenario.fingers.map(\.end)
        guard ends.count == 3, case .up = ends[0], case .cancel = ends[1], case .stays = ends[2] else {
            Issue.record("Expected a finger that is lifted, one that is taken away, and one that stays, found \(ends).")
            return
        }
        #expect(scenario.fingers.map(\.down.x) == [100, 200, 300])
    }

    @Test(
        "A recognizer that waits for all others does not wait for the recorder, whose finger is followed all the same")
    func waitedFor() throws {
        let (delegate, pan, count) = (WaitingDelegate(), UIPanGestureRecognizer(), ActionCount())
        pan.delegate = delegate
        let phone = RecordedDevice { $0.addGestureRecognizer(pan) }
        let target = pan.addCount(count)
        // UIKit's own recognizers are let alone here.
        phone.navigation.interactivePopGestureRecognizer?.isEnabled = false
        let scenario = try phone.record {
            let finger = phone.device.finger().down(at: CGPoint(x: 200, y: 400)).move(by: 60, 60, over: 0.2)
            #expect(pan.state == .changed)
            finger.up()
        }
        withExtendedLifetime(target) {}
        #expect(count.began == 1)
        let finger = try #require(scenario.fingers.first)
        #expect(finger.path.count > 5 && abs(finger.finish - finger.start - 0.2) < 0.02)
        #expect(scenario.about.contains("a recognizer waits for every other one"))
    }

    @Test("What happens before the start and after the stop is not recorded, and no recognizer is left behind")
    func limits() throws {
        let phone = RecordedDevice()
        let before = phone.device.window.gestureRecognizers?.count ?? 0
        phone.device.finger().down(at: CGPoint(x: 100, y: 300)).up()
        let scenario = try phone.record { phone.device.finger().down(at: CGPoint(x: 150, y: 300)).up() }
        #expect(phone.device.window.gestureRecognizers?.count ?? 0 == before && !phone.recorder.isRecording)
        phone.device.finger().down(at: CGPoint(x: 200, y: 300)).up()
        #expect(scenario.fingers.map(\.down.x) == [150])
        #expect(try phone.scenario().fingers.map(\.down.x) == [150])
        // A second recording begins anew.
        let second = try phone.record { phone.device.finger().down(at: CGPoint(x: 250, y: 300)).up() }
        #expect(second.fingers.map(\.down.x) == [250])
    }

    @Test("Without a recording there is no scenario")
    func nothing() {
        let phone = RecordedDevice()
        #expect(throws: RecordingError.nothingRecorded) { try phone.recorder.scenario() }
    }
}

private final class ListeningView: UIView {
    private(set) var heard: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}

private final class WaitingDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
