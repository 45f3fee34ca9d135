import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct TouchesDuringAnimationTests {
    let stage = AnimatedView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
        stage.view.addSubview(inner)
        stage.device.advance(by: 0.1)
    }

    /// What a finger would touch at a place that is inside both views, wherever the animation shows them.
    private var hit: UIView? {
        stage.device.window.hitTest(CGPoint(x: 20, y: 20), with: nil)
    }

    private func fade(_ options: UIView.AnimationOptions, delay: TimeInterval = 0) {
        stage.device.perform {
            UIView.animate(withDuration: 1, delay: delay, options: options) { stage.view.alpha = 0.5 }
        }
    }

    @Test("H1 touches go past a view while UIView.animate moves it, from the call to the end, delay included")
    func ignored() {
        #expect(hit === inner)
        fade([], delay: 0.5)
        #expect(hit === stage.device.window)
        stage.device.advance(by: 1.4)
        #expect(hit === stage.device.window)
        stage.device.advance(by: 0.1 + aFrame)
        #expect(hit === inner)
    }

    @Test("H1 allowUserInteraction lets them through, to where the view is going to be")
    func allowed() {
        fade(.allowUserInteraction)
        #expect(hit === inner)
        stage.device.advance(by: 2)
        stage.device.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { stage.view.center.x = 250 }
        }
        stage.device.advance(by: 0.1)
        #expect(hit === stage.device.window)
        #expect(stage.device.window.hitTest(CGPoint(x: 220, y: 20), with: nil) === inner)
    }

    @Test("H1 only the views that change are closed to touches, with what is inside them")
    func others() {
        stage.device.perform { UIView.animate(withDuration: 1) { inner.alpha = 0.5 } }
        #expect(hit === stage.view)
    }

    @Test("H1 keyframes and transitions close a view as well")
    func otherKinds() {
        stage.device.perform {
            UIView.animateKeyframes(withDuration: 1, delay: 0) { stage.view.alpha = 0.5 }
        }
        #expect(hit === stage.device.window)
        stage.device.advance(by: 1 + aFrame)
        #expect(hit === inner)
        for (options, isOpen) in [([], false), (.allowUserInteraction, true)] as [(UIView.AnimationOptions, Bool)] {
            stage.device.perform {
                UIView.transition(
                    with: stage.view, duration: 1, options: options.union(.transitionCrossDissolve), animations: {})
            }
            #expect((hit === inner) == isOpen)
            stage.device.advance(by: 1 + aFrame)
        }
    }

    @Test("H1 a property animator says for itself whether its views take touches")
    func animator() {
        for isEnabled in [true, false] {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = stage.view] in
                view.alpha = view.alpha == 1 ? 0.5 : 1
            }
            animator.isUserInteractionEnabled = isEnabled
            stage.device.perform { animator.startAnimation() }
            #expect((hit === inner) == isEnabled)
            stage.device.advance(by: 1 + aFrame)
            #expect(hit === inner)
        }
    }

    @Test("H1 layer animations of the app's own do not concern touches")
    func layerAnimation() {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.duration) = (0.0, 1)
        stage.device.perform { stage.view.layer.add(fade, forKey: nil) }
        #expect(hit === inner)
    }

    @Test("H1 a finger that is down already keeps its view while that is animated")
    func alreadyDown() {
        let touched = TouchCountingView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
        stage.device.window.addSubview(touched)
        stage.device.advance(by: 0.1)
        let finger = stage.device.finger().down(at: CGPoint(x: 250, y: 250))
        stage.device.perform { UIView.animate(withDuration: 1) { touched.alpha = 0.5 } }
        finger.move(by: 30, over: 0.1).up()
        #expect(touched.began == 1 && touched.moved > 0 && touched.ended == 1)
        stage.device.finger().down(at: CGPoint(x: 250, y: 250)).up()
        #expect(touched.began == 1)
    }
}

private final class TouchCountingView: UIView {
    private(set) var (began, moved, ended) = (0, 0, 0)

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
}
