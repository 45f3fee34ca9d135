import Testing
@_spi(Headless) import UIKit

@testable import FullScreenPop
@testable import ScreenTransitions

@Suite("Trap 6: bounds and centre, the final frame, and a size that changes") @MainActor
struct GeometryTests {
    private let frame = CGRect(x: 0, y: 90, width: 390, height: 700)

    // Fails when `putArrivingScreenInPlace()` sets `arriving.frame` instead of its bounds and centre.
    @Test(
        "Trap 6: a screen with a transform of its own comes to its final frame, bounds and centre",
        arguments: [Ending.played, .finished])
    func transformed(ending: Ending) {
        let theatre = Theatre()
        theatre.context.finalFrame = frame
        theatre.arriving.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        theatre.run(.cover, ending: ending)
        #expect(theatre.arriving.view.bounds.size == frame.size)
        #expect(theatre.arriving.view.center == CGPoint(x: frame.midX, y: frame.midY))
        #expect(theatre.arriving.view.transform == CGAffineTransform(scaleX: 0.8, y: 0.8))
    }

    // Fails when `putArrivingScreenInPlace()` is not called in `TransitionHierarchy.giveBackArrivingScreen()`.
    @Test("Trap 6: a final frame that UIKit has changed meanwhile is the one that counts")
    func changedFrame() {
        let theatre = Theatre()
        theatre.context.finalFrame = frame
        theatre.play(.cover)
        theatre.device.advance(by: 0.1)
        theatre.context.finalFrame = frame.insetBy(dx: 0, dy: 40)
        theatre.device.settle()
        #expect(theatre.arriving.view.frame == frame.insetBy(dx: 0, dy: 40))
    }

    // Fails when `arriving.layoutIfNeeded()`, or `putArrivingScreenInPlace()` before it, is taken out of `TransitionHierarchy.layOutArrivingScreen()`.
    @Test("Trap 6: it is laid out there before anything moves")
    func laidOut() {
        let theatre = Theatre()
        theatre.context.finalFrame = frame
        let part = LayoutCounter(frame: theatre.arriving.view.bounds)
        part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        theatre.arriving.view.addSubview(part)
        theatre.device.perform {
            TransitionAnimator(transition: .cover, direction: .forward).animateTransition(using: theatre.context)
            #expect(part.laidOutSizes == [frame.size])
        }
        theatre.device.settle()
    }

    // Fails when `playForNewSize()` in `RunningTransition` returns at once, and when a line is taken out of
    // `TransitionLayerView.take(_:)` or `ScreenContainerView.fitContainer()`.
    @Test(
        "Trap 6: in a container that has taken another size everything is in its place, at once and at the end",
        arguments: [Ending.finished, .cancelled], ScreenTransition.gallery.filter { $0.name != "explode" }.map(\.name))
    func newSizeUnderFinger(ending: Ending, name: String) throws {
        let transition = try #require(ScreenTransition.gallery.first { $0.name == name })
        let theatre = Theatre()
        let interaction = theatre.lead(transition)
        let steps = transition.steps
        let middle = CGFloat(steps / 2) / CGFloat(steps)
        theatre.device.perform { interaction.update(steps > 1 ? middle : 0.4) }
        let size = CGSize(width: 844, height: 390)
        theatre.device.perform {
            theatre.container.bounds.size = size
            theatre.container.center = CGPoint(x: 422, y: 195)
        }
        let samples = transition.sample(at: steps > 1 ? middle : 0.4, in: TransitionScene(size: size))
        for (actor, sample) in zip(theatre.actors, samples) {
            #expect(actor.shownPose.difference(from: sample.pose) < 1e-6, "\(sample.subject)")
            #expect(actor.bounds.size == sample.frame.size)
            #expect(abs(actor.center.x - sample.frame.midX) < 1e-6 && abs(actor.center.y - sample.frame.midY) < 1e-6)
            guard case .screen(let subject) = sample.subject else { continue }
            let screen: UIView = subject == .from ? theatre.leaving.view : theatre.arriving.view
            #expect(screen.superview?.frame == actor.bounds && screen.frame == actor.bounds)
        }
        #expect(theatre.leaving.view.bounds.size == size)
        #expect(theatre.arriving.view.bounds.size == size)
        theatre.device.perform {
            if ending == .finished { interaction.finish() } else { interaction.cancel() }
        }
        theatre.device.settle()
        #expect(theatre.context.completions == [ending.arrives])
        let shown: UIView = ending.arrives ? theatre.arriving.view : theatre.leaving.view
        #expect(shown.bounds.size == size)
        #expect(shown.center == CGPoint(x: 422, y: 195))
        #expect(shown.superview === theatre.container)
    }

    // Fails when `actors[index].subject == subject` is taken out of `TransitionHierarchy.fitContainer()`.
    @Test("Trap 6: a transition that has other actors in the new size goes on with those that it has")
    func otherCast() {
        let upper = CGRect(x: 0, y: 0, width: 1, height: 0.5)
        let left = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        let transition = ScreenTransition("by shape", timing: .linear(0.5)) { scene in
            let isWide = scene.width > scene.height
            return [
                .to { .identity.translated(y: scene.height * (1 - $0)) },
                .piece(of: .from, isWide ? left : upper) { .identity.translated(x: (isWide ? 10 : 1000) * $0) },
            ]
        }
        let theatre = Theatre()
        let interaction = theatre.lead(transition)
        theatre.device.perform { interaction.update(0.5) }
        theatre.device.perform { theatre.container.bounds.size = CGSize(width: 844, height: 390) }
        #expect(theatre.actors.map(\.shownPose.transform.m42) == [195, 0])
        #expect(theatre.actors.map(\.shownPose.transform.m41) == [0, 500])
        #expect(theatre.actors.map(\.bounds.size) == [(844, 390), (844, 195)].map { CGSize(width: $0, height: $1) })
        theatre.device.perform { interaction.finish() }
        theatre.device.settle()
        #expect(theatre.context.completions == [true])
    }

    // Fails when `guard isRunning` and what follows it is taken out of `RunningTransition.playForNewSize()`.
    @Test(
        "Trap 6: a transition that runs by itself, or runs back, goes on from where it is",
        arguments: [true, false])
    func newSizeWhileRunning(isReversed: Bool) {
        let theatre = Theatre()
        let fade = ScreenTransition("fade", timing: .linear(1)) { _ in
            [.from { _ in .identity }, .to { .identity.faded(to: $0) }]
        }
        if isReversed {
            let interaction = theatre.lead(fade)
            theatre.device.perform { interaction.update(0.8) }
            theatre.device.perform { interaction.cancel() }
            theatre.device.advance(by: 0.1)
        } else {
            theatre.play(fade)
            theatre.device.advance(by: 0.4)
        }
        let before = theatre.actors.last?.shownPose.opacity ?? -1
        theatre.device.perform { theatre.container.bounds.size = CGSize(width: 844, height: 390) }
        let after = theatre.actors.last?.shownPose.opacity ?? -1
        #expect(abs(before - after) < 0.02)
        theatre.device.advance(by: 0.1)
        let later = theatre.actors.last?.shownPose.opacity ?? -1
        #expect(isReversed ? later < after : later > after)
        theatre.device.settle()
        #expect(theatre.context.completions == [!isReversed])
    }

    // Fails when `safeAreaInsets` is taken out of `ScreenContainerView`.
    @Test(
        "Trap 6: a screen on its way has the safe area that it has at rest, also in another size",
        arguments: [ScreenTransition.bounce, .slide(from: .top), .slide(from: .bottom), .rise])
    func safeArea(transition: ScreenTransition) {
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let theatre = Theatre(safeAreaInsets: insets)
        let interaction = theatre.lead(transition)
        for progress in [0, 0.3, 0.8] as [CGFloat] {
            theatre.device.perform { interaction.update(progress) }
            #expect(theatre.leaving.view.safeAreaInsets == insets)
            #expect(theatre.arriving.view.safeAreaInsets == insets)
        }
        theatre.device.perform { theatre.container.frame.size.height = 830 }
        let smaller = UIEdgeInsets(top: 59, left: 0, bottom: 20, right: 0)
        #expect(theatre.leaving.view.safeAreaInsets == smaller)
        #expect(theatre.arriving.view.safeAreaInsets == smaller)
        theatre.device.perform { interaction.finish() }
        theatre.device.settle()
        #expect(theatre.arriving.view.safeAreaInsets == smaller)
    }
}

private final class LayoutCounter: UIView {
    private(set) var laidOutSizes: [CGSize] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        laidOutSizes.append(bounds.size)
    }
}
