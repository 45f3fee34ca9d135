import TestSupport
import Testing
@_spi(Headless) import UIKit

@testable import ScreenTransitions

@Suite("bounds and centre, the final frame, and a size that changes") @MainActor
struct GeometryTests {
    private let frame = CGRect(x: 0, y: 90, width: 390, height: 700)

    // Fails when `moveArrivingScreenToFinalFrame()` sets `arriving.frame` instead of its bounds and centre.
    @Test(
        "a screen with a transform of its own comes to its final frame, bounds and centre",
        arguments: [Ending.played, .finished])
    func transformed(ending: Ending) {
        let fixture = TransitionFixture()
        fixture.context.finalFrame = frame
        fixture.arriving.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        fixture.run(.cover, ending: ending)
        #expect(fixture.arriving.view.bounds.size == frame.size)
        #expect(fixture.arriving.view.center == CGPoint(x: frame.midX, y: frame.midY))
        #expect(fixture.arriving.view.transform == CGAffineTransform(scaleX: 0.8, y: 0.8))
    }

    // Fails when a final frame of zero is one: UIKit documents it for a frame that is not known.
    @Test(
        "where the final frame is not known the screen keeps its own, or fills the container",
        arguments: [true, false])
    func unknownFrame(hasFrame: Bool) {
        let fixture = TransitionFixture()
        fixture.context.finalFrame = .zero
        fixture.arriving.view.frame = hasFrame ? frame : .zero
        fixture.run(.cover, ending: .played)
        #expect(fixture.arriving.view.frame == (hasFrame ? frame : fixture.container.bounds))
    }

    // Fails when `moveArrivingScreenToFinalFrame()` is not called in `TransitionHierarchy.restoreArrivingScreen()`.
    @Test("the final frame at the end of the transition counts")
    func changedFrame() {
        let fixture = TransitionFixture()
        fixture.context.finalFrame = frame
        fixture.play(.cover)
        fixture.device.advance(by: 0.1)
        fixture.context.finalFrame = frame.insetBy(dx: 0, dy: 40)
        fixture.device.settle()
        #expect(fixture.arriving.view.frame == frame.insetBy(dx: 0, dy: 40))
    }

    // Fails when `arriving.layoutIfNeeded()`, or `moveArrivingScreenToFinalFrame()` before it, is taken out of
    // `TransitionHierarchy.layOutArrivingScreen()`.
    @Test("the arriving screen is laid out in its final frame before it moves")
    func laidOut() {
        let fixture = TransitionFixture()
        fixture.context.finalFrame = frame
        let part = LayoutCounter(frame: fixture.arriving.view.bounds)
        part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        fixture.arriving.view.addSubview(part)
        fixture.device.perform {
            TransitionAnimator(transition: .cover, direction: .forward).animateTransition(using: fixture.context)
            #expect(part.laidOutSizes == [frame.size])
        }
        fixture.device.settle()
    }

    // Fails when `fitContainer()` in `RunningTransition` returns at once, and when a line is taken out of
    // `TransitionLayerView.lay(in:)` or `ScreenContainerView.fitContainer()`.
    @Test(
        "if the container changes its size, every layer and screen is in its place at once and at the end",
        arguments: [Ending.finished, .cancelled], ScreenTransition.gallery.filter { $0.name != "explode" }.map(\.name))
    func newSizeUnderFinger(ending: Ending, name: String) throws {
        let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(transition)
        let steps = transition.steps
        let middle = CGFloat(steps / 2) / CGFloat(steps)
        fixture.device.perform { interaction.update(steps > 1 ? middle : 0.4) }
        let size = CGSize(width: 844, height: 390)
        fixture.device.perform {
            fixture.container.bounds.size = size
            fixture.container.center = CGPoint(x: 422, y: 195)
        }
        let samples = transition.sample(at: steps > 1 ? middle : 0.4, in: TransitionScene(size: size))
        for (view, sample) in zip(fixture.layerViews, samples) {
            #expect(view.shownPose.difference(from: sample.pose) < 1e-6, "\(sample.subject)")
            #expect(view.bounds.size == sample.frame.size)
            #expect(abs(view.center.x - sample.frame.midX) < 1e-6 && abs(view.center.y - sample.frame.midY) < 1e-6)
            guard case .screen(let subject) = sample.subject else { continue }
            let screen: UIView = subject == .from ? fixture.leaving.view : fixture.arriving.view
            #expect(screen.superview?.frame == view.bounds && screen.frame == view.bounds)
        }
        #expect(fixture.leaving.view.bounds.size == size)
        #expect(fixture.arriving.view.bounds.size == size)
        fixture.device.perform {
            if ending == .finished { interaction.finish() } else { interaction.cancel() }
        }
        fixture.device.settle()
        #expect(fixture.context.completions == [ending.arrives])
        let shown: UIView = ending.arrives ? fixture.arriving.view : fixture.leaving.view
        #expect(shown.bounds.size == size)
        #expect(shown.center == CGPoint(x: 422, y: 195))
        #expect(shown.superview === fixture.container)
    }

    // Fails when `layer.subject == layers[index].layer.subject` is taken out of `TransitionHierarchy.fitContainer()`.
    @Test("a transition with other layers in the new size continues with those that it has")
    func otherLayers() {
        let upper = CGRect(x: 0, y: 0, width: 1, height: 0.5)
        let left = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        let transition = ScreenTransition("by shape", timing: .linear(0.5)) { scene in
            let isWide = scene.width > scene.height
            return [
                .to { .identity.translated(y: scene.height * (1 - $0)) },
                .piece(of: .from, isWide ? left : upper) { .identity.translated(x: (isWide ? 10 : 1000) * $0) },
            ]
        }
        let fixture = TransitionFixture()
        let interaction = fixture.scrub(transition)
        fixture.device.perform { interaction.update(0.5) }
        fixture.device.perform { fixture.container.bounds.size = CGSize(width: 844, height: 390) }
        #expect(fixture.layerViews.map(\.shownPose.transform.m42) == [195, 0])
        #expect(fixture.layerViews.map(\.shownPose.transform.m41) == [0, 500])
        #expect(
            fixture.layerViews.map(\.bounds.size) == [(844, 390), (844, 195)].map { CGSize(width: $0, height: $1) })
        fixture.device.perform { interaction.finish() }
        fixture.device.settle()
        #expect(fixture.context.completions == [true])
    }

    // Fails when `guard isRunning` and what follows it is taken out of `RunningTransition.fitContainer()`.
    @Test(
        "a running transition continues in the new size from where it is, in either direction",
        arguments: [true, false])
    func newSizeWhileRunning(isReversed: Bool) {
        let fixture = TransitionFixture()
        let fade = ScreenTransition("fade", timing: .linear(1)) { _ in
            [.from { _ in .identity }, .to { .identity.faded(to: $0) }]
        }
        if isReversed {
            let interaction = fixture.scrub(fade)
            fixture.device.perform { interaction.update(0.8) }
            fixture.device.perform { interaction.cancel() }
            fixture.device.advance(by: 0.1)
        } else {
            fixture.play(fade)
            fixture.device.advance(by: 0.4)
        }
        let before = fixture.layerViews.last?.shownPose.opacity ?? -1
        fixture.device.perform { fixture.container.bounds.size = CGSize(width: 844, height: 390) }
        let after = fixture.layerViews.last?.shownPose.opacity ?? -1
        #expect(abs(before - after) < 0.02)
        fixture.device.advance(by: 0.1)
        let later = fixture.layerViews.last?.shownPose.opacity ?? -1
        #expect(isReversed ? later < after : later > after)
        fixture.device.settle()
        #expect(fixture.context.completions == [!isReversed])
    }

    // Fails when `safeAreaInsets` is taken out of `ScreenContainerView`.
    @Test(
        "during a transition a screen has the safe area that it has at rest, also in another size",
        arguments: [ScreenTransition.bounce, .slide(from: .top), .slide(from: .bottom), .rise])
    func safeArea(transition: ScreenTransition) {
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let fixture = TransitionFixture(safeAreaInsets: insets)
        let interaction = fixture.scrub(transition)
        for progress in [0, 0.3, 0.8] as [CGFloat] {
            fixture.device.perform { interaction.update(progress) }
            #expect(fixture.leaving.view.safeAreaInsets == insets)
            #expect(fixture.arriving.view.safeAreaInsets == insets)
        }
        fixture.device.perform { fixture.container.frame.size.height = 830 }
        let smaller = UIEdgeInsets(top: 59, left: 0, bottom: 20, right: 0)
        #expect(fixture.leaving.view.safeAreaInsets == smaller)
        #expect(fixture.arriving.view.safeAreaInsets == smaller)
        fixture.device.perform { interaction.finish() }
        fixture.device.settle()
        #expect(fixture.arriving.view.safeAreaInsets == smaller)
    }
}

private final class LayoutCounter: UIView {
    private(set) var laidOutSizes: [CGSize] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        laidOutSizes.append(bounds.size)
    }
}
