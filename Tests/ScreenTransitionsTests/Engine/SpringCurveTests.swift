import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("The spring of a transition with keyframes") @MainActor
struct SpringCurveTests {
    @Test(
        "The spring is that of the system's animators, within 0.0001", arguments: [0.2, 0.5, 0.8, 1] as [CGFloat])
    func sameAsSystem(ratio: CGFloat) {
        let device = HeadlessDevice()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIViewPropertyAnimator(
            duration: 0.8, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        device.perform {
            device.window.addSubview(view)
            animator.addAnimations { view.transform = CGAffineTransform(translationX: 1, y: 0) }
            animator.startAnimation()
        }
        let spring = SpringCurve(dampingRatio: ratio, duration: 0.8)
        for frame in 1...40 {
            device.advance(by: 1 / 60)
            let shown = view.layer.presentation()?.transform.m41 ?? 0
            #expect(abs(shown - spring.progress(at: Double(frame) / 60)) < 1e-4)
        }
        device.settle()
    }

    @Test(
        "The spring starts at 0, and is at rest at 1 when its duration is over",
        arguments: [0.05, 0.3, 0.6, 1, 3] as [CGFloat])
    func ends(ratio: CGFloat) {
        let spring = SpringCurve(dampingRatio: ratio, duration: 2)
        #expect(spring.progress(at: 0) == 0)
        #expect(spring.progress(at: -1) == 0)
        #expect(abs(spring.progress(at: 2) - 1) < 0.0205)
        #expect(abs(spring.progress(at: 4) - 1) < 0.001)
    }
}
