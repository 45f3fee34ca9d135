import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("The views of a running transition") @MainActor
struct PlayedPoseTests {
    /// A transition of which every part of a pose changes.
    private static let everything = ScreenTransition(
        "everything", timing: .linear(0.5), perspective: -1 / 500, steps: 4
    ) { scene in
        [
            .from {
                .identity.rotated(by: $0 * .pi / 2, y: 1).dimmed($0 * 0.5).rounded(20 * $0)
                    .masked(
                        by: TransitionPose.Circle(center: CGPoint(x: 100 + 50 * $0, y: 200), radius: 400 * (1 - $0)))
            },
            .to { .identity.translated(x: scene.width * (1 - $0)).faded(to: $0).shadowed(1 - $0) },
            .piece(of: .from, CGRect(x: 0, y: 0, width: 0.5, height: 1)) { .identity.translated(y: 100 * $0) },
        ]
    }

    private func expectPoses(
        _ fixture: TransitionFixture, of transition: ScreenTransition, _ direction: TransitionDirection,
        at progress: CGFloat,
        layout: UIUserInterfaceLayoutDirection = .leftToRight, within tolerance: CGFloat = 1e-6
    ) {
        let scene = TransitionScene(size: fixture.container.bounds.size)
        let samples = transition.sample(at: progress, in: scene, direction, layout: layout)
        #expect(fixture.layerViews.count == samples.count)
        var worst: CGFloat = 0
        for (view, sample) in zip(fixture.layerViews, samples) {
            worst = max(worst, view.shownPose.difference(from: sample.pose))
            worst = max(worst, abs(view.center.x - sample.frame.midX), abs(view.center.y - sample.frame.midY))
            worst = max(worst, abs(view.bounds.width - sample.frame.width))
        }
        #expect(worst < tolerance, "\(transition.name) at \(progress)")
    }

    @Test(
        "Every pose is shown at every step of the finger, mirrored in right-to-left interfaces",
        arguments: ScreenTransition.gallery.map(\.name) + ["everything"], TransitionDirection.allCases)
    func scrubbed(name: String, direction: TransitionDirection) throws {
        let transition = try #require((ScreenTransition.gallery + [Self.everything]).first { $0.name == name })
        for layout in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let fixture = TransitionFixture(direction: layout)
            let interaction = fixture.scrub(transition, direction)
            let steps = transition.played(direction).steps
            for step in stride(from: 0, through: steps, by: max(1, (steps + 1) / 2)) {
                let progress = CGFloat(step) / CGFloat(steps)
                fixture.device.perform { interaction.update(progress) }
                expectPoses(fixture, of: transition, direction, at: progress, layout: layout)
            }
            fixture.device.perform { interaction.cancel() }
            fixture.device.settle()
            #expect(fixture.isCleanedUp)
        }
    }

    @Test("Without a finger the transition follows its timing curve, in both directions")
    func inTime() {
        // H2: ease-in-out at a quarter of its time.
        for direction in TransitionDirection.allCases {
            let fixture = TransitionFixture()
            let transition = ScreenTransition.systemLookAlike.timing(.easeInOut(0.4))
            fixture.play(transition, direction)
            fixture.device.advance(by: 0.1)
            expectPoses(fixture, of: transition, direction, at: 0.129162, within: 0.01)
            fixture.device.settle()
            #expect(fixture.context.completions == [true])
        }
    }

    @Test("Without a finger the transition reaches every keyframe in time")
    func stepsInTime() {
        let fixture = TransitionFixture()
        fixture.play(Self.everything)
        for step in 1...3 {
            fixture.device.advance(by: 0.125)
            expectPoses(fixture, of: Self.everything, .forward, at: CGFloat(step) / 4)
        }
    }

    @Test(
        "A spring overshoots, with one keyframe or several",
        arguments: [1, 6])
    func springs(steps: Int) {
        let transition = ScreenTransition("swing", timing: .spring(0.8, dampingRatio: 0.5), steps: steps) { _ in
            [.from { _ in .identity }, .to { .identity.translated(x: 300 * (1 - $0)) }]
        }
        let spring = SpringCurve(dampingRatio: 0.5, duration: 0.8)
        let fixture = TransitionFixture()
        fixture.play(transition)
        var farthest: CGFloat = 0
        for frame in 1...42 {
            fixture.device.advance(by: 1 / 60)
            // The model starts at the turn in which it is told to; frames lie on the moments of the spring.
            expectPoses(
                fixture, of: transition, .forward, at: spring.progress(at: Double(frame) / 60), within: 0.5)
            farthest = min(farthest, fixture.layerViews.last?.shownPose.transform.m41 ?? 0)
        }
        // A damping ratio of one half overshoots by exp(−π/√3) = 16 %.
        #expect(abs(farthest + 300 * 0.163) < 2)
        fixture.device.settle()
        #expect(fixture.context.completions == [true])
    }

    @Test("A transition with a spring follows the finger linearly, and doesn't overshoot")
    func scrubbedSpring() {
        let transition = ScreenTransition("swing", timing: .spring(0.8, dampingRatio: 0.5), steps: 4) { _ in
            [.from { _ in .identity }, .to { .identity.translated(x: 300 * (1 - $0)) }]
        }
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(transition)
        for progress in [0.1, 0.5, 0.9, 1] as [CGFloat] {
            fixture.device.perform { interaction.update(progress) }
            expectPoses(fixture, of: transition, .forward, at: progress)
        }
        fixture.device.perform { interaction.finish() }
        fixture.device.settle()
        #expect(fixture.context.completions == [true])
    }
}
