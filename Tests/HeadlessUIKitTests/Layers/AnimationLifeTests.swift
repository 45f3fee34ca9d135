import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct AnimationLifeTests {
    @Test("H1 an animation starts at the commit, ends at a frame, and leaves its layer")
    func life() {
        let fixture = LayerFixture()
        let log = AnimationLog()
        let move = fixture.move()
        move.delegate = log
        fixture.layer.add(move, forKey: "move")
        #expect(log.events.isEmpty)
        fixture.commit()
        #expect(log.events == ["start"])
        fixture.advance(0.5)
        #expect(isClose(fixture.x(), 50))
        fixture.advance(0.5)
        #expect(log.events == ["start", "stop true"])
        #expect(fixture.layer.animationKeys() == nil)
        #expect(fixture.x() == 0)
    }

    @Test("H1 an animation that is removed or replaced has not finished, and is told so once")
    func removal() {
        let fixture = LayerFixture()
        let logs = [AnimationLog(), AnimationLog(), AnimationLog()]
        for (log, key) in zip(logs, ["a", "a", "b"]) {
            let move = fixture.move()
            move.delegate = log
            fixture.layer.add(move, forKey: key)
            fixture.advance(0.1)
        }
        #expect(logs.map(\.events) == [["start", "stop false"], ["start"], ["start"]])
        fixture.layer.removeAnimation(forKey: "a")
        fixture.commit()
        fixture.layer.removeAllAnimations()
        fixture.commit()
        fixture.advance(2)
        #expect(logs.map(\.events) == Array(repeating: ["start", "stop false"], count: 3))
    }

    @Test("H1 an animation may begin later, and shows nothing or its start until then")
    func delay() {
        let fixture = LayerFixture()
        let log = AnimationLog()
        let move = fixture.move()
        move.fromValue = CGPoint(x: 20, y: 0)
        move.beginTime = CACurrentMediaTime() + 1
        move.delegate = log
        fixture.layer.add(move, forKey: "move")
        fixture.advance(0.5)
        #expect(fixture.x() == 0)
        #expect(log.events.isEmpty)
        fixture.advance(0.51)
        #expect(log.events == ["start"])
        move.fillMode = .backwards
        move.beginTime = CACurrentMediaTime() + 1
        fixture.layer.add(move, forKey: "move")
        fixture.advance(0.5)
        #expect(fixture.x() == 20)
    }

    @Test("H1 an animation that is not removed on completion stays, and ends only once")
    func staying() {
        let fixture = LayerFixture()
        let log = AnimationLog()
        let move = fixture.move()
        move.isRemovedOnCompletion = false
        move.fillMode = .forwards
        move.delegate = log
        fixture.layer.add(move, forKey: "move")
        fixture.advance(3)
        #expect(log.events == ["start", "stop true"])
        #expect(fixture.x() == 100)
        #expect(!fixture.runtime.clock.isAnimating)
        fixture.layer.removeAllAnimations()
        fixture.advance(1)
        #expect(log.events.count == 2)
        #expect(fixture.x() == 0)
    }

    @Test("H1 an animation that repeats for ever keeps moving and never ends")
    func endless() {
        let fixture = LayerFixture()
        let log = AnimationLog()
        let move = fixture.move()
        move.repeatCount = .infinity
        move.autoreverses = true
        move.delegate = log
        fixture.layer.add(move, forKey: nil)
        fixture.advance(101.25)
        #expect(isClose(fixture.x(), 75, within: 1e-6))
        #expect(log.events == ["start"])
        #expect(fixture.runtime.clock.isAnimating)
    }

    @Test("H1 a layer that leaves the screen loses its animations, one that moves on it keeps them")
    func leavingTheScreen() {
        let fixture = LayerFixture()
        fixture.root.isHosted = true
        let (other, log) = (CALayer(), AnimationLog())
        fixture.root.addSublayer(other)
        let move = fixture.move()
        move.delegate = log
        fixture.layer.add(move, forKey: nil)
        fixture.advance(0.25)
        other.addSublayer(fixture.layer)
        fixture.advance(0.25)
        #expect(isClose(fixture.x(), 50))
        other.removeFromSuperlayer()
        fixture.commit()
        #expect(log.events == ["start", "stop false"])
    }

    @Test("H1 an animation ends without having finished when its layer is destroyed")
    func destruction() {
        let fixture = LayerFixture()
        let log = AnimationLog()
        do {
            let layer = CALayer()
            let move = fixture.move()
            move.delegate = log
            layer.add(move, forKey: nil)
            fixture.commit()
        }
        fixture.advance(2)
        #expect(log.events == ["start", "stop false"])
        #expect(!fixture.runtime.clock.isAnimating)
    }

    @Test("H1 nothing watches the frames while no animation runs")
    func idle() {
        let fixture = LayerFixture()
        #expect(!fixture.runtime.clock.isAnimating)
        fixture.layer.add(fixture.move(), forKey: nil)
        fixture.commit()
        #expect(fixture.runtime.clock.isAnimating)
        fixture.advance(1)
        #expect(!fixture.runtime.clock.isAnimating)
    }

    @Test("H1 a layer keeps a copy of an animation: later changes of the original do not reach it")
    func copies() {
        let fixture = LayerFixture()
        let move = fixture.move()
        fixture.layer.add(move, forKey: "move")
        move.duration = 10
        #expect(fixture.layer.animation(forKey: "move")?.duration == 1)
        #expect(fixture.layer.animation(forKey: "other") == nil)
    }

    @Test(
        "H1 from, to and by mean what Core Animation's table says",
        arguments: [
            (10.0, 30.0, nil, 15.0), (10, nil, 40, 20), (nil, 30, 20, 15), (10, nil, nil, 32.5), (nil, 30, nil, 82.5),
            (nil, nil, 40, 110),
        ] as [(Double?, Double?, Double?, Double)]
    )
    func ends(from: Double?, to: Double?, by: Double?, quarter: Double) {
        let fixture = LayerFixture()
        CATransaction.setDisableActions(true)
        fixture.layer.cornerRadius = 100
        fixture.commit()
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        animation.duration = 1
        fixture.layer.add(animation, forKey: nil)
        fixture.advance(0.25)
        #expect(isClose(fixture.layer.presentation()?.cornerRadius ?? .nan, quarter))
    }

    @Test("H1 additive animations lie over the model, cumulative ones go on from where they ended")
    func adding() {
        let fixture = LayerFixture()
        CATransaction.setDisableActions(true)
        fixture.layer.zPosition = 5
        fixture.commit()
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.fromValue = 0
        animation.toValue = 10
        animation.duration = 1
        animation.isAdditive = true
        animation.isCumulative = true
        animation.repeatCount = 3
        fixture.layer.add(animation, forKey: nil)
        fixture.advance(0.5)
        #expect(isClose(fixture.layer.presentation()?.zPosition ?? .nan, 10))
        fixture.advance(1)
        #expect(isClose(fixture.layer.presentation()?.zPosition ?? .nan, 20))
    }

    @Test("H1 a key path reaches one number of a point, a rectangle or a transform")
    func members() throws {
        let fixture = LayerFixture()
        CATransaction.setDisableActions(true)
        fixture.layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        fixture.commit()
        for (path, value) in [
            ("position.y", 40.0), ("bounds.size.width", 60), ("transform.scale", 2), ("transform.translation.x", 8),
        ] {
            let animation = CABasicAnimation(keyPath: path)
            animation.fromValue = value
            animation.toValue = value
            animation.duration = 1
            fixture.layer.add(animation, forKey: path)
        }
        fixture.advance(0.5)
        let shown = try #require(fixture.layer.presentation())
        #expect(shown.position == CGPoint(x: 0, y: 40))
        #expect(shown.bounds.size == CGSize(width: 60, height: 100))
        var expected = CATransform3DScale(CATransform3DMakeRotation(0.5, 0, 0, 1), 2, 2, 2)
        expected.m41 = 8
        #expect(isClose(shown.transform, expected))

        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = 2 * Double.pi
        turn.duration = 1
        let other = CALayer()
        fixture.root.addSublayer(other)
        other.add(turn, forKey: nil)
        fixture.advance(0.25)
        #expect(isClose(try #require(other.presentation()).transform, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    }
}
