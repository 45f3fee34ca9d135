import CommandLineSupport
import Testing
@testable @_spi(Headless) import UIKit

/// Random fingers on random recognizers: whatever happens, everything comes to rest.
@MainActor
struct EnvironmentSurvivalTests {
    @Test("B6 after random touches, cancels and switches every recognizer is possible again", arguments: 0..<40)
    func randomTouches(seed: UInt64) {
        var random = SplitMix(state: seed)
        let device = HeadlessDevice(size: CGSize(width: 400, height: 400))
        let views = nestedViews(in: device.window, count: 4)
        let recognizers = views.flatMap { view in
            randomRecognizers(using: &random).map { recognizer in
                view.addGestureRecognizer(recognizer)
                return recognizer
            }
        }
        for (index, recognizer) in recognizers.enumerated() where index > 0 && random.next() % 3 == 0 {
            recognizer.require(toFail: recognizers[Int(random.next() % UInt64(index))])
        }
        for _ in 0..<30 {
            device.play((0..<(1 + random.next() % 3)).map { _ in randomTrack(using: &random) })
            let changed = recognizers[Int(random.next() % UInt64(recognizers.count))]
            changed.isEnabled.toggle()
        }
        device.advance(by: 2)
        #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
        #expect(device.window.gestureEnvironment.participants.isEmpty)
        #expect(!device.hasTouchesDown)
    }

    private func nestedViews(in window: UIWindow, count: Int) -> [UIView] {
        var views: [UIView] = [window]
        for _ in 0..<count {
            let view = UIView(frame: window.bounds)
            views[views.count - 1].addSubview(view)
            views.append(view)
        }
        return views
    }

    private func randomRecognizers(using random: inout SplitMix) -> [UIGestureRecognizer] {
        let all: [() -> UIGestureRecognizer] = [
            { UIPanGestureRecognizer() }, { UITapGestureRecognizer() }, { UILongPressGestureRecognizer() },
            { UISwipeGestureRecognizer() }, { UIPinchGestureRecognizer() },
            {
                let edge = UIScreenEdgePanGestureRecognizer()
                edge.edges = .left
                return edge
            },
            {
                let tap = UITapGestureRecognizer()
                tap.numberOfTapsRequired = 2
                return tap
            },
        ]
        return (0..<(1 + random.next() % 3)).map { _ in all[Int(random.next() % UInt64(all.count))]() }
    }

    private func randomTrack(using random: inout SplitMix) -> FingerTrack {
        func point() -> CGPoint {
            CGPoint(x: CGFloat(random.next() % 400), y: CGFloat(random.next() % 400))
        }
        func time() -> TimeInterval { TimeInterval(random.next() % 40) / 60 }
        var track = FingerTrack(down: point(), at: time())
        for _ in 0..<(random.next() % 3) {
            track = random.next() % 2 == 0 ? track.hold(for: time()) : track.move(to: point(), over: time())
        }
        return random.next() % 4 == 0 ? track.cancel() : track.up()
    }
}
