import Testing

@testable @_spi(Headless) import UIKit

/// G2 from the layers' side: a container that stands, and everything inside it.
@MainActor
struct LayerTimeTests {
    let fixture = AnimatedView()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let log = CompletionLog()

    init() {
        fixture.device.window.addSubview(container)
        container.addSubview(fixture.view)
        fixture.device.advance(by: 0.1)
    }

    @Test("G2 blocks, springs, keyframes and layer animations inside a standing container are scrubbed together")
    func everything() {
        let (spring, frames, nested) = (UIView(), UIView(), UIView())
        for view in [spring, frames] { container.addSubview(view) }
        fixture.view.addSubview(nested)
        fixture.device.advance(by: 0.1)
        container.layer.speed = 0
        container.layer.timeOffset = 0
        fixture.device.perform { fixture.linear(completion: log.finished, fixture.moveRight) }
        fixture.device.perform {
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
                spring.center.x = 100
            }
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { frames.center.x = 100 }
            }
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration, fade.fillMode) = (1.0, 0.0, 1, .both)
            nested.layer.add(fade, forKey: nil)
        }
        let curve = UnitBezier.easeInOut
        for progress in [0.75, 0.25, 0.5, 1, 0] {
            container.layer.timeOffset = progress
            #expect(isClose(fixture.x, 100 * progress))
            let swung = springPosition(
                at: progress, mass: 1, stiffness: 161.7195, damping: 161.7195.squareRoot(), velocity: 0)
            #expect(
                isClose(spring.layer.presentation()?.position.x ?? .nan, progress == 1 ? 100 : 100 * swung, within: 0.1)
            )
            #expect(
                isClose(
                    frames.layer.presentation()?.position.x ?? .nan, max(0, 200 * curve.progress(at: progress) - 100),
                    within: 1e-6))
            #expect(isClose(CGFloat(nested.layer.presentation()?.opacity ?? -1), 1 - progress, within: 1e-6))
        }
        fixture.device.advance(by: 5)
        #expect(log.entries.isEmpty)
        #expect(!fixture.device.isMoving)
    }

    @Test("G2 a layer that leaves a standing container goes on in the time of where it is now")
    func leaving() {
        container.layer.speed = 0
        fixture.device.perform { fixture.linear(completion: log.finished, fixture.moveRight) }
        container.layer.timeOffset = 0.5
        fixture.device.advance(by: 1)
        #expect(log.entries.isEmpty)
        fixture.device.perform { fixture.device.window.addSubview(fixture.view) }
        // Time out here is past the animation's end.
        fixture.device.advance(by: aFrame)
        #expect(log.entries == ["finished"])
        #expect(!fixture.device.isMoving)
    }

    @Test("G2 a container taken off the screen while it stands ends what is inside unfinished")
    func removed() {
        container.layer.speed = 0
        fixture.device.perform { fixture.linear(completion: log.finished, fixture.moveRight) }
        fixture.device.advance(by: 1)
        fixture.device.perform { container.removeFromSuperview() }
        #expect(log.entries == ["interrupted"])
    }

    @Test("G2 in a container at half speed everything takes twice as long")
    func halfSpeed() {
        container.layer.speed = 0.5
        fixture.device.perform { fixture.linear(completion: log.finished, fixture.moveRight) }
        fixture.device.advance(by: 1)
        #expect(isClose(fixture.x, 50))
        fixture.device.advance(by: 0.9)
        #expect(log.entries.isEmpty)
        fixture.device.advance(by: 0.1 + aFrame)
        #expect(log.entries == ["finished"])
    }
}
