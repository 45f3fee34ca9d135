import ScreenTransitions
import Testing
import UIKit

@Suite("Values that no transition can have")
struct TransitionValueTests {
    @Test("A duration of nothing is a mistake, also when it is set later")
    func duration() async {
        await #expect(processExitsWith: .failure) { _ = TransitionTiming.linear(0) }
        await #expect(processExitsWith: .failure) {
            var timing = TransitionTiming.linear(0.3)
            timing.duration = 0
        }
    }

    @Test("A curve in which time runs backward is a mistake, and so is a spring without damping")
    func curve() async {
        await #expect(processExitsWith: .failure) {
            _ = TransitionTiming(duration: 0.3, curve: .cubic(CGPoint(x: -0.2, y: 0), CGPoint(x: 1, y: 1)))
        }
        await #expect(processExitsWith: .failure) {
            var timing = TransitionTiming.linear(0.3)
            timing.curve = .spring(dampingRatio: 0)
        }
    }

    @Test("A transition without a keyframe is a mistake, also when it is made so later")
    func steps() async {
        await #expect(processExitsWith: .failure) {
            var transition = ScreenTransition.slide
            transition.steps = 0
        }
    }

    @Test("A rotation about no axis is a mistake")
    func axis() async {
        await #expect(processExitsWith: .failure) { _ = TransitionPose.identity.rotated(by: .pi) }
    }

    // Fails when a radius below 0 is a mistake: a circle that closes by a spring overshoots.
    @Test("A circle that closes further than to a point is a point", arguments: [-3, -0.001, .nan] as [CGFloat])
    func circle(radius: CGFloat) {
        var circle = TransitionPose.Circle(center: .zero, radius: radius)
        #expect(circle.radius == 0)
        circle.radius = 20
        #expect(circle.radius == 20)
        circle.radius = radius
        #expect(circle.radius == 0)
    }

    @Test("What may change may change")
    func changed() {
        var transition = ScreenTransition.slide
        transition.steps = 4
        transition.timing.duration = 2
        transition.timing.curve = .cubic(CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 2))
        #expect(transition.steps == 4)
        #expect(transition.timing.duration == 2)
    }
}
