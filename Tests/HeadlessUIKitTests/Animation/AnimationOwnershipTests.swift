import Testing

@testable @_spi(Headless) import UIKit

/// What animations keep alive, and for how long.
@MainActor
struct AnimationOwnershipTests {
    private final class Token {}

    let fixture = AnimatedView()

    @Test("H1 blocks and completions are let go when the animation is over")
    func blocks() {
        weak var token: Token?
        do {
            let captured = Token()
            token = captured
            fixture.device.perform {
                UIView.animate(
                    withDuration: 1,
                    animations: {
                        fixture.view.center.x = 100
                        withExtendedLifetime(captured) {}
                    }, completion: { _ in withExtendedLifetime(captured) {} })
            }
        }
        #expect(token != nil)
        fixture.device.advance(by: 1 + aFrame)
        #expect(token == nil)
    }

    @Test("H1 a running animator needs no other owner; over, it and what it captured are let go")
    func animator() {
        weak var animator: UIViewPropertyAnimator?
        weak var token: Token?
        do {
            let captured = Token()
            token = captured
            let running = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = fixture.view] in
                view.center.x = 100
                withExtendedLifetime(captured) {}
            }
            running.addCompletion { _ in withExtendedLifetime(captured) {} }
            fixture.device.perform { running.startAnimation() }
            animator = running
        }
        #expect(animator != nil)
        fixture.device.advance(by: 1 + aFrame)
        #expect(animator == nil)
        #expect(token == nil)
    }

    @Test("H1 an animator that changes nothing is let go")
    func emptyAnimator() {
        weak var animator: UIViewPropertyAnimator?
        do {
            let running = UIViewPropertyAnimator(duration: 1, curve: .linear)
            fixture.device.perform { running.startAnimation() }
            animator = running
        }
        #expect(animator != nil)
        fixture.device.advance(by: 1.1)
        #expect(animator == nil)
    }

    @Test("H1 a stopped animator that finishes is let go with its owner")
    func stopped() {
        weak var animator: UIViewPropertyAnimator?
        do {
            let stopping = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = fixture.view] in
                view.center.x = 100
            }
            stopping.fractionComplete = 0.5
            fixture.device.perform {
                stopping.stopAnimation(false)
                stopping.finishAnimation(at: .current)
            }
            animator = stopping
        }
        #expect(animator == nil)
    }

    @Test("H1 a view that goes while it is animated is let go, and its completion is called")
    func view() {
        weak var view: UIView?
        let log = CompletionLog()
        do {
            let going = UIView()
            view = going
            fixture.device.window.addSubview(going)
            fixture.device.advance(by: 0.1)
            fixture.device.perform {
                UIView.animate(
                    withDuration: 1, animations: { [weak going] in going?.center.x = 100 }, completion: log.finished)
            }
            fixture.device.advance(by: 0.5)
            fixture.device.perform { going.removeFromSuperview() }
        }
        #expect(log.entries == ["interrupted"])
        #expect(view == nil)
    }

    @Test("H1 a layer may be let go by any thread; its animations end with the next turn")
    func looseLayer() async {
        let log = AnimationLog()
        let box = LayerBox()
        box.layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.duration, animation.delegate) = (10, log)
        fixture.device.perform { box.layer?.add(animation, forKey: nil) }
        #expect(fixture.device.isMoving)
        await Task.detached { box.layer = nil }.value
        #expect(log.events == ["start"])
        fixture.device.perform {}
        #expect(log.events == ["start", "stop false"])
        #expect(!fixture.device.isMoving)
    }

    @Test("H1 a device that goes takes its animations along")
    func device() {
        weak var runtime: HeadlessRuntime?
        do {
            let other = AnimatedView()
            other.device.perform { other.linear(1, other.moveRight) }
            runtime = other.device.runtime
            fixture.device.runtime.makeCurrent()
        }
        fixture.device.perform {}
        #expect(runtime == nil)
    }
}

private final class LayerBox: @unchecked Sendable {
    var layer: CALayer?
}
