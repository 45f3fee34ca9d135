import Testing

@testable @_spi(Headless) import UIKit

@MainActor
struct ViewTransitionTests {
    @Test("H1 a transition of a view changes its content at once and completes after its duration")
    func content() {
        let fixture = AnimatedView()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.view.addSubview(inner)
        fixture.device.advance(by: 0.1)
        var finished: [Bool] = []
        UIView.transition(with: fixture.view, duration: 0.5, options: .transitionCrossDissolve) {
            inner.center.x = 80
        } completion: {
            finished.append($0)
        }
        #expect(inner.layer.animationKeys() == nil)
        fixture.device.advance(by: 0.45)
        #expect(fixture.view.layer.animation(forKey: "transition") is CATransition)
        #expect(finished.isEmpty)
        fixture.device.advance(by: 0.1)
        #expect(finished == [true])
    }

    @Test("H1 animated content and a transition without a kind animate the changes themselves")
    func animatedContent() {
        for options in [UIView.AnimationOptions.curveLinear, [.transitionCrossDissolve, .allowAnimatedContent]] {
            let fixture = AnimatedView()
            UIView.transition(with: fixture.view, duration: 1, options: options) { fixture.moveRight() }
            fixture.device.advance(by: 0.5)
            #expect(isClose(fixture.x, 50))
        }
    }

    @Test("H1 a transition between views exchanges them, or shows one and hides the other")
    func exchange() {
        let fixture = AnimatedView()
        let other = UIView(frame: fixture.view.frame)
        var finished = 0
        UIView.transition(from: fixture.view, to: other, duration: 0.3) { _ in finished += 1 }
        #expect(fixture.view.superview == nil)
        #expect(other.superview === fixture.device.window)
        fixture.device.advance(by: 0.4)
        #expect(finished == 1)

        fixture.device.window.addSubview(fixture.view)
        fixture.view.isHidden = true
        UIView.transition(from: other, to: fixture.view, duration: 0.3, options: .showHideTransitionViews)
        #expect(other.isHidden && !fixture.view.isHidden && other.superview != nil)
    }
}
