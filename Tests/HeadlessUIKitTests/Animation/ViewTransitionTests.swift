import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct ViewTransitionTests {
    @Test("H1 a transition of a view changes its content at once and completes after its duration")
    func content() {
        let scene = AnimatedView()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.view.addSubview(inner)
        scene.device.advance(by: 0.1)
        var finished: [Bool] = []
        UIView.transition(with: scene.view, duration: 0.5, options: .transitionCrossDissolve) {
            inner.center.x = 80
        } completion: {
            finished.append($0)
        }
        #expect(inner.layer.animationKeys() == nil)
        scene.device.advance(by: 0.45)
        #expect(scene.view.layer.animation(forKey: "transition") is CATransition)
        #expect(finished.isEmpty)
        scene.device.advance(by: 0.1)
        #expect(finished == [true])
    }

    @Test("H1 animated content and a transition without a kind animate the changes themselves")
    func animatedContent() {
        for options in [UIView.AnimationOptions.curveLinear, [.transitionCrossDissolve, .allowAnimatedContent]] {
            let scene = AnimatedView()
            UIView.transition(with: scene.view, duration: 1, options: options) { scene.moveRight() }
            scene.device.advance(by: 0.5)
            #expect(isClose(scene.x, 50))
        }
    }

    @Test("H1 a transition between views exchanges them, or shows one and hides the other")
    func exchange() {
        let scene = AnimatedView()
        let other = UIView(frame: scene.view.frame)
        var finished = 0
        UIView.transition(from: scene.view, to: other, duration: 0.3) { _ in finished += 1 }
        #expect(scene.view.superview == nil)
        #expect(other.superview === scene.device.window)
        scene.device.advance(by: 0.4)
        #expect(finished == 1)

        scene.device.window.addSubview(scene.view)
        scene.view.isHidden = true
        UIView.transition(from: other, to: scene.view, duration: 0.3, options: .showHideTransitionViews)
        #expect(other.isHidden && !scene.view.isHidden && other.superview != nil)
    }
}
