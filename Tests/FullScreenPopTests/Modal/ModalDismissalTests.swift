import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("A presented screen is dismissed by its gesture") @MainActor
struct ModalDismissalTests {
    nonisolated struct Way: Sendable, CustomTestStringConvertible {
        let gesture: TransitionGesture
        var x: CGFloat = 0
        var y: CGFloat = 0
        /// What of the way is not progress: until a pan has begun.
        var whole: CGFloat
        var start: CGPoint?

        var testDescription: String { gesture.name }
    }

    nonisolated static let pans = [
        Way(gesture: .pan, x: 1, whole: 390),
        Way(gesture: .pan(.forward), x: -1, whole: 390),
        Way(gesture: .leadingEdgePan, x: 1, whole: 390),
        Way(gesture: .pan(distance: 300), x: 1, whole: 300),
        Way(gesture: .verticalPan(.down), y: 1, whole: 400),
        Way(gesture: .verticalPan(.up), y: -1, whole: 400),
        Way(gesture: .verticalPan(.down, distance: 200), y: 1, whole: 200),
    ]

    private func stage(
        _ gesture: TransitionGesture, direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> ModalStage {
        ModalStage(ModalTransition(.crossfade, gesture: gesture), direction: direction)
    }

    /// Where a pan may begin that has to go this way on this screen.
    private func start(_ way: Way, _ stage: ModalStage) -> CGPoint {
        guard way.x != 0 else { return CGPoint(x: 195, y: way.y > 0 ? 100 : 744) }
        let isRightToLeft = stage.device.window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: (way.x > 0) == isRightToLeft ? 372 : 18, y: 422)
    }

    @Test(
        "a pan brings it as far as the gesture says", arguments: pans,
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func progress(way: Way, direction: UIUserInterfaceLayoutDirection) throws {
        let stage = stage(way.gesture, direction: direction)
        let finger = stage.drag(way.x * 110, way.y * 110, from: start(way, stage))
        let hysteresis = stage.device.runtime.profile.gestures.panHysteresis
        let expected = (110 - hysteresis) / way.whole
        #expect(abs(try #require(stage.progress) - expected) < 0.001)
        finger.hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.isPresented == (expected <= 0.5))
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a pan the other way begins nothing", arguments: pans)
    func otherWay(way: Way) {
        let stage = stage(way.gesture)
        stage.swipe(way.x * -110, way.y * -110)
        #expect(stage.progress == nil)
        #expect(stage.isPresented)
    }

    @Test("a pan that has gone far enough dismisses", arguments: pans)
    func finishes(way: Way) {
        let stage = stage(way.gesture)
        stage.swipe(way.x * 340, way.y * 340, from: start(way, stage))
        #expect(!stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a flick that is over before UIKit starts is not lost", arguments: pans)
    func flick(way: Way) {
        let stage = stage(way.gesture)
        stage.drag(way.x * 60, way.y * 60, from: start(way, stage), over: 0.02).up()
        stage.device.settle()
        #expect(!stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("an edge pan begins at the leading edge only")
    func edge() {
        let stage = stage(.leadingEdgePan)
        stage.swipe(300, from: CGPoint(x: 45, y: 400))
        #expect(stage.isPresented)
        stage.swipe(300, from: CGPoint(x: 25, y: 400))
        #expect(!stage.isPresented)
    }

    @Test("two fingers bring it as far as their distance changes", arguments: [TransitionGesture.pinch, .spread])
    func pinchProgress(gesture: TransitionGesture) throws {
        let stage = stage(gesture)
        let isPinch = gesture.name == "pinch"
        let (start, end): (CGFloat, CGFloat) = isPinch ? (400, 240) : (200, 320)
        stage.device.play(stage.pinchTracks(from: start, to: end))
        // The distance at which the pinch has begun is not known to the point, but that it is a little later than both
        // fingers landed.
        let progress = try #require(stage.progress)
        let whole = isPinch ? 1 - end / start : 1 - start / end
        #expect(progress < whole)
        #expect(progress > whole - 0.08)
    }

    @Test(
        "two fingers that have come far enough dismiss, others do not", arguments: [TransitionGesture.pinch, .spread])
    func pinches(gesture: TransitionGesture) {
        let stage = stage(gesture)
        let isPinch = gesture.name == "pinch"
        stage.pinch(from: isPinch ? 400 : 120, to: isPinch ? 300 : 160)
        #expect(stage.isPresented)
        stage.pinch(from: isPinch ? 120 : 400, to: isPinch ? 400 : 120)
        #expect(stage.isPresented)
        stage.pinch(from: isPinch ? 400 : 120, to: isPinch ? 300 : 160, cancelling: true)
        #expect(stage.isPresented)
        stage.pinch(from: isPinch ? 400 : 120, to: isPinch ? 120 : 400)
        #expect(!stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("one finger is no pinch")
    func oneFinger() {
        let stage = stage(.pinch)
        stage.swipe(0, -200)
        #expect(stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("what the system cancels runs back, however far it was", arguments: pans)
    func systemCancels(way: Way) {
        let stage = stage(way.gesture)
        stage.drag(way.x * 340, way.y * 340, from: start(way, stage), over: 0.1).cancel()
        stage.device.settle()
        #expect(stage.isPresented)
        #expect(stage.screen.transitionCoordinator == nil)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("the policy decides: a slow pan over a tenth of the way, a quick one, and one that has turned back")
    func policy() {
        for (policy, expected) in [
            (CompletionPolicy.projection, [true, false, true, false]),
            (.distance(beyond: 0.05), [false, false, false, false]),
            (.velocity, [false, false, false, true]), (.custom { _, _ in false }, [true, true, true, true]),
        ] {
            var presented: [Bool] = []
            for gesture in 0..<4 {
                let stage = stage(.verticalPan(.down).completing(policy))
                switch gesture {
                case 0: stage.drag(0, 50, over: 0.5).up()
                case 1: stage.drag(0, 150, over: 0.1).up()
                case 2: stage.drag(0, 50, over: 1).up()
                default: stage.drag(0, 360, over: 0.5).move(by: 0, -30, over: 0.5).up()
                }
                stage.device.settle()
                presented.append(stage.isPresented)
                #expect(stage.device.faults.isEmpty)
            }
            #expect(presented == expected, "\(policy.name)")
        }
    }

    // Trap 3. Fails when `InteractiveDismissal.takeLead()` does not forget the lead and `GestureLead.interaction(for:)` does
    // not look at the animator: either of them is enough.
    @Test("a button dismisses without an interaction, also after a gesture that was cancelled")
    func button() {
        let stage = ModalStage(ModalTransition(.crossfade, gesture: .verticalPan(.down)))
        stage.swipe(0, 60)
        #expect(stage.isPresented)
        stage.device.perform { stage.presenter.dismiss(animated: true) }
        #expect(stage.screen.transitionCoordinator?.initiallyInteractive == false)
        stage.device.settle()
        #expect(!stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a finger that comes while the screen goes or comes back begins nothing")
    func secondFinger() {
        let stage = stage(.verticalPan(.down))
        let first = stage.drag(0, 150)
        let second = stage.drag(0, 100, from: CGPoint(x: 60, y: 200))
        second.up()
        #expect(stage.progress != nil)
        first.cancel()
        let third = stage.drag(0, 80, from: CGPoint(x: 60, y: 200), over: 0.1)
        third.up()
        stage.device.settle()
        #expect(stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("rotation in the middle of it leaves nothing behind", arguments: [true, false])
    func rotation(finishes: Bool) {
        let stage = stage(.verticalPan(.down))
        let finger = stage.drag(0, 150)
        stage.device.rotate(to: CGSize(width: 844, height: 390))
        finger.move(by: 0, finishes ? 150 : -100, over: 0.2).hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.isPresented == !finishes)
        #expect(stage.device.faults.isEmpty)
        let shown: UIView = finishes ? stage.presenter.view : stage.screen.view
        #expect(shown.frame == stage.device.window.bounds)
        #expect(shown.window != nil)
    }

    @Test("it can be dismissed and presented again and again")
    func again() {
        let stage = stage(.verticalPan(.down))
        for _ in 0..<3 {
            stage.swipe(0, 340)
            #expect(!stage.isPresented)
            stage.present()
            #expect(stage.isPresented)
        }
        #expect(stage.screen.view.gestureRecognizers?.count == 1)
        #expect(stage.device.faults.isEmpty)
    }
}
