import ScreenTransitions
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Scrubbing the time of layers") @MainActor
struct LayerTimeTests {
    private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.02 }

    private static func move(of layer: CALayer, by distance: CGFloat = 100) -> CABasicAnimation {
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = layer.position.x
        move.toValue = layer.position.x + distance
        move.duration = AppMove.duration
        return move
    }

    /// A pop whose animator also adds animations to `layer`, which lies in the leaving screen.
    private func pop(
        with layer: CALayer, _ add: @escaping @MainActor (CALayer, _ isOver: @escaping @MainActor () -> Void) -> Void
    ) -> AnimatorPop {
        let pop = AnimatorPop(AppAnimator { _, isOver in add(layer, isOver) })
        pop.detail.view.layer.addSublayer(layer)
        pop.device.settle()
        return pop
    }

    private func offset(of layer: CALayer) -> CGFloat { (layer.presentation() ?? layer).position.x - layer.position.x }

    // Fails when `LayerClock` stops the layer at the time 0.
    @Test("A begin time in the future is relative to the media time", arguments: [true, false])
    func beginTime(showsItsStartBefore: Bool) {
        let layer = CALayer()
        let pop = pop(with: layer) { layer, isOver in
            let move = Self.move(of: layer)
            move.fromValue = 20
            move.toValue = 120
            move.duration = 0.2
            move.beginTime = CACurrentMediaTime() + 0.1
            if showsItsStartBefore { move.fillMode = .backwards }
            move.delegate = StopWatcher { _ in isOver() }
            layer.add(move, forKey: "move")
        }
        pop.device.advance(by: 3)
        pop.scrub(to: 0.5)
        #expect(near(offset(of: layer), 70))
        pop.scrub(to: 0.125)
        #expect(near(offset(of: layer), showsItsStartBefore ? 20 : 0))
        pop.device.perform { pop.animatorInteraction.cancel() }
        let offsets = (0..<4).map { _ in
            pop.device.advance(by: AnimatorPop.frame)
            return offset(of: layer)
        }
        #expect(offsets.prefix(2).allSatisfy { near($0, showsItsStartBefore ? 20 : 0) })
        pop.device.settle()
        #expect(offset(of: layer) == 0)
        #expect(pop.animator.cancellations == [true])
    }

    // Fails when `LayerAnimations.replaceByStills()` makes a still of an animation that shows nothing yet: the time of
    // the layer goes on, and comes to its begin.
    @Test("An animation with a begin time in the future isn't shown during a late completion")
    func lateCompletion() {
        let layer = CALayer()
        let pop = pop(with: layer) { layer, isOver in
            let move = Self.move(of: layer)
            move.fromValue = 20
            move.beginTime = CACurrentMediaTime() + 0.1
            move.delegate = StopWatcher { _ in
                UIView.animate(withDuration: 0.2) {
                    (layer.superlayer?.superlayer?.delegate as? UIView)?.alpha = 0.99
                } completion: { _ in
                    isOver()
                }
            }
            layer.add(move, forKey: "move")
        }
        pop.scrub(to: 0.1)
        pop.device.perform { pop.animatorInteraction.cancel() }
        var offsets: [CGFloat] = []
        while pop.isRunning, offsets.count < 100 {
            pop.device.advance(by: AnimatorPop.frame)
            offsets.append(offset(of: layer))
        }
        #expect(offsets.count > 10)
        #expect(offsets.allSatisfy { near($0, 0) }, "\(offsets)")
        #expect(pop.animator.cancellations == [true])
    }

    // Fails when a still does not take over where its animation stands at the start of the transition.
    @Test(
        "A stopped copy shows an animation that began before the transition where it was at the start",
        arguments: [1, 2] as [Float])
    func earlyBegin(speed: Float) {
        let layer = CALayer()
        var seen: [CGFloat] = []
        let pop = pop(with: layer) { layer, isOver in
            let move = Self.move(of: layer)
            move.duration = 1
            move.speed = speed
            move.beginTime = CACurrentMediaTime() - 0.1
            move.delegate = StopWatcher { _ in
                seen.append(offset(of: layer))
                isOver()
            }
            layer.add(move, forKey: "move")
        }
        pop.device.advance(by: 3)
        pop.scrub(to: 0.5)
        #expect(near(offset(of: layer), 30 * CGFloat(speed)))
        pop.device.perform { pop.animatorInteraction.cancel() }
        pop.device.settle()
        #expect(seen.count == 1)
        #expect(near(seen.first ?? 0, 10 * CGFloat(speed)))
    }

    @Test("Layers with a time of their own keep it, in both directions", arguments: [true, false])
    func nestedTimes(isFinished: Bool) {
        let fast = CALayer()
        let inner = CALayer()
        fast.speed = 2
        fast.timeOffset = 7
        fast.addSublayer(inner)
        inner.speed = 0.5
        inner.beginTime = 1
        let pop = pop(with: fast) { fast, isOver in
            CATransaction.begin()
            CATransaction.setCompletionBlock { MainActor.assumeIsolated { isOver() } }
            fast.add(Self.move(of: fast), forKey: "move")
            inner.add(Self.move(of: inner, by: 80), forKey: nil)
            inner.add(Self.move(of: inner, by: 80), forKey: "move")
            CATransaction.commit()
        }
        pop.scrub(to: 0.3)
        // The layer's own animations run in its own time: twice as fast, and as fast as usual inside of it.
        #expect(near(offset(of: fast), 60))
        #expect(near(offset(of: inner), 24))
        pop.scrub(to: 0.4)
        pop.device.perform { isFinished ? pop.animatorInteraction.finish() : pop.animatorInteraction.cancel() }
        pop.device.advance(by: 0.1)
        #expect(offset(of: inner) > 0 && offset(of: inner) < 80)
        pop.device.settle()
        #expect(pop.animator.cancellations == [!isFinished])
        #expect([fast.speed, inner.speed] == [2, 0.5])
        #expect([fast.timeOffset, inner.timeOffset, fast.beginTime, inner.beginTime] == [7, 0, 0, 1])
        #expect(pop.container?.speed == 1)
        #expect(offset(of: fast) == 0)
    }

    // Fails when `LayerClock.run` counts in the device's time instead of the superlayer's, and when it forgets the own
    // speed.
    @Test("The speed of the window and of the container slow the transition down", arguments: [true, false])
    func slowMotion(isFinished: Bool) {
        let pop = AnimatorPop(.basic)
        pop.device.advance(by: 3)
        pop.device.window.layer.speed = 0.5
        pop.container?.speed = 0.5
        pop.scrub(to: 0.5)
        #expect(near(pop.offset, 195))
        let start = pop.device.now
        pop.device.perform { isFinished ? pop.animatorInteraction.finish() : pop.animatorInteraction.cancel() }
        pop.device.advance(by: 0.4)
        #expect(abs(pop.offset - (isFinished ? 292.5 : 97.5)) < 5)
        _ = pop.offsetsToTheEnd()
        #expect(abs(CGFloat(pop.device.now - start) - 0.8) < 0.04)
        #expect(pop.container?.speed == 0.5)
        #expect(pop.container?.timeOffset == 0)
        #expect(pop.container?.beginTime == 0)
    }

    // Fails when `LayerClock.ownSpeed` is the former speed, whatever it was.
    @Test("In a container whose time was stopped before, the transition comes to its end")
    func stoodStill() {
        let pop = AnimatorPop(.basic)
        let container = pop.container
        container?.speed = 0
        pop.scrub(to: 0.5)
        pop.device.perform { pop.animatorInteraction.finish() }
        pop.device.advance(by: 0.3)
        #expect(!pop.isRunning)
        #expect(pop.animator.cancellations == [false])
        #expect(container?.speed == 0)
    }

    // Fails when `LayerAnimations` does not leave out what was there before.
    @Test("Animations of the screens continue after a cancelled transition")
    func animationsOfTheScreen() {
        let pop = AnimatorPop(.basic)
        let wheel = CALayer()
        pop.detail.view.layer.addSublayer(wheel)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = 2 * Double.pi
        turn.duration = 1
        turn.repeatCount = .infinity
        pop.device.perform { wheel.add(turn, forKey: "turn") }
        pop.device.advance(by: 0.3)
        let before = wheel.animation(forKey: "turn")
        pop.scrub(to: 0.5)
        pop.device.perform { pop.animatorInteraction.cancel() }
        pop.device.advance(by: 1)
        #expect(before != nil)
        #expect(wheel.animation(forKey: "turn") === before)
        #expect(wheel.animationKeys() == ["turn"])
        #expect(pop.animator.cancellations == [true])
    }

    // Fails when `LayerTimeScrubber.endAnimations` does not take the time past the end.
    @Test("Animations without a key end as well", arguments: [true, false])
    func withoutKey(isFinished: Bool) {
        let layer = CALayer()
        let pop = pop(with: layer) { layer, isOver in
            let move = Self.move(of: layer)
            move.delegate = StopWatcher { _ in isOver() }
            layer.add(move, forKey: nil)
        }
        pop.scrub(to: 0.3)
        #expect(near(offset(of: layer), 30))
        pop.device.perform { isFinished ? pop.animatorInteraction.finish() : pop.animatorInteraction.cancel() }
        pop.device.settle()
        #expect(pop.animator.cancellations == [!isFinished])
        #expect(pop.timeIsAsBefore)
    }

    // Fails when `CALayer.visitAll` leaves masks out.
    @Test("A mask is scrubbed like any layer, and removed after a cancelled transition")
    func mask() {
        var seen: [CGFloat] = []
        let pop = AnimatorPop(
            AppAnimator { leaving, isOver in
                let disc = CALayer()
                disc.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
                leaving.layer.mask = disc
                let shrink = CABasicAnimation(keyPath: "position.x")
                shrink.fromValue = 195
                shrink.toValue = -195
                shrink.duration = AppMove.duration
                disc.position.x = -195
                shrink.delegate = StopWatcher { _ in
                    seen.append(disc.presentation()?.position.x ?? 0)
                    isOver()
                }
                disc.add(shrink, forKey: "shrink")
            })
        pop.scrub(to: 0.5)
        #expect(near(pop.detail.view.layer.mask?.presentation()?.position.x ?? 0, 0))
        pop.device.perform { pop.animatorInteraction.cancel() }
        pop.device.settle()
        #expect(seen == [195])
        #expect(pop.detail.view.layer.mask == nil)
    }

    // Each line fails when `ViewAppearance.restore` does not give that value back.
    @Test("The screens look as before after a cancelled transition")
    func looks() {
        let pop = AnimatorPop(
            AppAnimator { leaving, isOver in
                let layer = leaving.layer
                layer.anchorPoint = CGPoint(x: 0, y: 0.5)
                layer.position.x = 0
                layer.zPosition = 3
                layer.opacity = 0.2
                layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
                leaving.isHidden = true
                layer.add(AppMove.duration.fade { isOver() }, forKey: "fade")
            })
        let frame = pop.detail.view.frame
        pop.scrub(to: 0.5)
        pop.device.perform { pop.animatorInteraction.cancel() }
        pop.device.settle()
        let layer = pop.detail.view.layer
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(layer.zPosition == 0)
        #expect(layer.opacity == 1)
        #expect(CATransform3DIsIdentity(layer.transform))
        #expect(!layer.isHidden)
        #expect(pop.detail.view.frame == frame)
    }
}

extension TimeInterval {
    /// An animation of this duration that changes nothing to be seen.
    @MainActor
    fileprivate func fade(isOver: @escaping @MainActor () -> Void) -> CAAnimation {
        let fade = CABasicAnimation(keyPath: "shadowRadius")
        fade.fromValue = 3
        fade.toValue = 4
        fade.duration = self
        fade.delegate = StopWatcher { _ in isOver() }
        return fade
    }
}
