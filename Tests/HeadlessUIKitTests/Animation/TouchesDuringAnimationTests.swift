import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct TouchesDuringAnimationTests {
    let fixture = AnimatedView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
        fixture.view.addSubview(inner)
        fixture.device.advance(by: 0.1)
    }

    /// What a finger would touch at a place that is inside both views, wherever the animation shows them.
    private var hit: UIView? {
        fixture.device.window.hitTest(CGPoint(x: 20, y: 20), with: nil)
    }

    private func fade(_ options: UIView.AnimationOptions, delay: TimeInterval = 0) {
        fixture.device.perform {
            UIView.animate(withDuration: 1, delay: delay, options: options) { fixture.view.alpha = 0.5 }
        }
    }

    @Test("H1 touches go past a view while UIView.animate moves it, from the call to the end, delay included")
    func ignored() {
        #expect(hit === inner)
        fade([], delay: 0.5)
        #expect(hit === fixture.device.window)
        fixture.device.advance(by: 1.4)
        #expect(hit === fixture.device.window)
        fixture.device.advance(by: 0.1 + aFrame)
        #expect(hit === inner)
    }

    @Test("H1 allowUserInteraction lets touches through, to where the animated view is going to be")
    func allowed() {
        fade(.allowUserInteraction)
        #expect(hit === inner)
        fixture.device.advance(by: 2)
        fixture.device.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { fixture.view.center.x = 250 }
        }
        fixture.device.advance(by: 0.1)
        #expect(hit === fixture.device.window)
        #expect(fixture.device.window.hitTest(CGPoint(x: 220, y: 20), with: nil) === inner)
    }

    @Test("H1 only the views that an animation changes are closed to touches, with what is inside them")
    func others() {
        fixture.device.perform { UIView.animate(withDuration: 1) { inner.alpha = 0.5 } }
        #expect(hit === fixture.view)
    }

    @Test("H1 keyframes and transitions close a view to touches")
    func otherKinds() {
        fixture.device.perform {
            UIView.animateKeyframes(withDuration: 1, delay: 0) { fixture.view.alpha = 0.5 }
        }
        #expect(hit === fixture.device.window)
        fixture.device.advance(by: 1 + aFrame)
        #expect(hit === inner)
        for (options, isOpen) in [([], false), (.allowUserInteraction, true)] as [(UIView.AnimationOptions, Bool)] {
            fixture.device.perform {
                UIView.transition(
                    with: fixture.view, duration: 1, options: options.union(.transitionCrossDissolve), animations: {})
            }
            #expect((hit === inner) == isOpen)
            fixture.device.advance(by: 1 + aFrame)
        }
    }

    @Test("H1 a property animator says for itself whether its views take touches")
    func animator() {
        for isEnabled in [true, false] {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = fixture.view] in
                view.alpha = view.alpha == 1 ? 0.5 : 1
            }
            animator.isUserInteractionEnabled = isEnabled
            fixture.device.perform { animator.startAnimation() }
            #expect((hit === inner) == isEnabled)
            fixture.device.advance(by: 1 + aFrame)
            #expect(hit === inner)
        }
    }

    @Test("H1 layer animations of the app's own do not concern touches")
    func layerAnimation() {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.duration) = (0.0, 1)
        fixture.device.perform { fixture.view.layer.add(fade, forKey: nil) }
        #expect(hit === inner)
    }

    @Test("H1 a finger that is down already keeps its view while that is animated")
    func alreadyDown() {
        let touched = TouchCountingView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
        fixture.device.window.addSubview(touched)
        fixture.device.advance(by: 0.1)
        let finger = fixture.device.finger().down(at: CGPoint(x: 250, y: 250))
        fixture.device.perform { UIView.animate(withDuration: 1) { touched.alpha = 0.5 } }
        finger.move(by: 30, over: 0.1).up()
        #expect(touched.began == 1 && touched.moved > 0 && touched.ended == 1)
        fixture.device.finger().down(at: CGPoint(x: 250, y: 250)).up()
        #expect(touched.began == 1)
    }
}

private final class TouchCountingView: UIView {
    private(set) var (began, moved, ended) = (0, 0, 0)

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
}
