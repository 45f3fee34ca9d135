import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct KeyframeAnimationTests {
    private func track(
        _ values: [Double], times: [Double]? = nil, curves: [UnitBezier] = [],
        mode: CAAnimationCalculationMode = .linear
    ) -> (Double) -> Double {
        let track = KeyframeTrack(values: values.map { .number($0) }, times: times, curves: curves, mode: mode)
        return { track.value(at: $0)?.number ?? .nan }
    }

    @Test("H1 keyframes are spread evenly, or lie at their times")
    func times() {
        let even = track([0, 10, 40])
        #expect(even(0) == 0 && even(0.25) == 5 && even(0.5) == 10 && even(0.75) == 25 && even(1) == 40)
        let timed = track([0, 10, 40], times: [0, 0.8, 1])
        #expect(isClose(timed(0.4), 5) && isClose(timed(0.9), 25))
    }

    @Test("H1 a discrete track jumps, a paced one keeps its speed, a cubic one passes smoothly through its values")
    func modes() {
        let jumping = track([0, 10, 40, 70], mode: .discrete)
        #expect(jumping(0.24) == 0 && jumping(0.25) == 10 && jumping(0.99) == 70)
        let paced = track([0, 10, 40], times: [0, 0.9, 1], mode: .paced)
        #expect(isClose(paced(0.25), 10) && isClose(paced(0.5), 20))
        let cubic = track([0, 10, 40], mode: .cubic)
        #expect(isClose(cubic(0.5), 10))
        let (before, after) = ((cubic(0.5) - cubic(0.499)) / 0.001, (cubic(0.501) - cubic(0.5)) / 0.001)
        #expect(isClose(before, after, within: 0.5))
    }

    @Test("H1 each step of a keyframe animation may have a curve of its own")
    func curves() {
        let eased = track([0, 100, 200], curves: [.easeIn, .linear])
        #expect(isClose(eased(0.125), 9.3465, within: 1e-4))
        #expect(isClose(eased(0.75), 150))
    }

    @Test("H1 a path leads a layer along at constant speed")
    func path() {
        let fixture = LayerFixture()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 4
        fixture.layer.add(animation, forKey: nil)
        fixture.advance(1)
        #expect(isClose(fixture.x(), 10))
        fixture.advance(2.5)
        #expect(isClose(fixture.layer.presentation()?.position.y ?? .nan, 5))
    }

    @Test("H1 the animations of a group live in its time, and none outlives it")
    func group() {
        let fixture = LayerFixture()
        let log = AnimationLog()
        let (move, fade) = (fixture.move(duration: 2), CABasicAnimation(keyPath: "opacity"))
        fade.fromValue = 0
        fade.toValue = 1
        fade.beginTime = 0.5
        fade.duration = 0.5
        fade.fillMode = .both
        let group = CAAnimationGroup()
        group.animations = [move, fade]
        group.duration = 1
        group.delegate = log
        fixture.layer.add(group, forKey: "group")
        fixture.advance(0.25)
        #expect(isClose(fixture.x(), 12.5))
        #expect(fixture.layer.presentation()?.opacity == 0)
        fixture.advance(0.5)
        #expect(isClose(CGFloat(fixture.layer.presentation()?.opacity ?? .nan), 0.5))
        fixture.advance(0.3)
        #expect(log.events == ["start", "stop true"])
    }
}
