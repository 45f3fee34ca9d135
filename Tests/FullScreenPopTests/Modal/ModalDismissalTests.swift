import FullScreenPop
import GestureArbitration
import ScreenTransitions
@_spi(Headless) import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("A presented screen is dismissed by its gesture") @MainActor
struct ModalDismissalTests {
    // Fails when `DismissalRule` does not ask for the window.
    @Test("a dismissal that is held back until the modal's view has left the window is refused")
    func heldBackOutOfWindow() throws {
        let fixture = ModalFixture()
        let arbiter = try #require(fixture.screen.interactiveDismissal?.arbiter)
        let recognizer = try #require(
            fixture.screen.view.gestureRecognizers?.first { $0.name == "FullScreenPop.dismissal" })
        #expect(arbiter.decision(onHeldBack: recognizer).isAllowed)
        fixture.screen.view.removeFromSuperview()
        #expect(arbiter.decision(onHeldBack: recognizer).reason == .outOfWindow)
    }

    @Test("a finger that goes along with a modal that runs on leaves it, and the next gesture drives it again")
    func alongWithIt() {
        let fixture = ModalFixture()
        fixture.drag(0, 340).hold(for: 0.2).up()
        #expect(fixture.progress != nil)
        let finger = fixture.drag(0, 60, over: 0.05)
        #expect(fixture.screen.interactiveDismissal?.isDrivingTransition == false)
        finger.up()
        fixture.device.settle()
        #expect(!fixture.isPresented)
        fixture.present()
        fixture.swipe(0, 340)
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

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

    private func fixture(
        _ gesture: TransitionGesture, direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> ModalFixture {
        ModalFixture(ModalTransition(.crossfade, gesture: gesture), direction: direction)
    }

    /// Where a pan may begin that has to go this way on this screen.
    private func start(_ way: Way, _ fixture: ModalFixture) -> CGPoint {
        guard way.x != 0 else { return CGPoint(x: 195, y: way.y > 0 ? 100 : 744) }
        return fixture.device.point(way.x > 0 ? 18 : 372, 422)
    }

    @Test(
        "a pan drives the dismissal as far as its gesture says", arguments: pans,
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func progress(way: Way, direction: UIUserInterfaceLayoutDirection) throws {
        let fixture = fixture(way.gesture, direction: direction)
        let finger = fixture.drag(way.x * 110, way.y * 110, from: start(way, fixture))
        let hysteresis = fixture.device.runtime.profile.gestures.panHysteresis
        let expected = (110 - hysteresis) / way.whole
        #expect(abs(try #require(fixture.progress) - expected) < 0.001)
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.isPresented == (expected <= 0.5))
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a pan the other way begins no dismissal", arguments: pans)
    func otherWay(way: Way) {
        let fixture = fixture(way.gesture)
        fixture.swipe(way.x * -110, way.y * -110)
        #expect(fixture.progress == nil)
        #expect(fixture.isPresented)
    }

    @Test("a pan that has gone far enough dismisses the screen", arguments: pans)
    func finishes(way: Way) {
        let fixture = fixture(way.gesture)
        fixture.swipe(way.x * 340, way.y * 340, from: start(way, fixture))
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a flick that is over before UIKit starts dismisses the screen", arguments: pans)
    func flick(way: Way) {
        let fixture = fixture(way.gesture)
        fixture.drag(way.x * 60, way.y * 60, from: start(way, fixture), over: 0.02).up()
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a dismissal by an edge pan begins at the leading edge only")
    func edge() {
        let fixture = fixture(.leadingEdgePan)
        fixture.swipe(300, from: CGPoint(x: 45, y: 400))
        #expect(fixture.isPresented)
        fixture.swipe(300, from: CGPoint(x: 25, y: 400))
        #expect(!fixture.isPresented)
    }

    @Test(
        "two fingers drive the dismissal as far as their distance changes",
        arguments: [TransitionGesture.pinch, .spread])
    func pinchProgress(gesture: TransitionGesture) throws {
        let fixture = fixture(gesture)
        let isPinch = gesture.name == "pinch"
        let (start, end): (CGFloat, CGFloat) = isPinch ? (400, 240) : (200, 320)
        fixture.device.play(fixture.pinchTracks(from: start, to: end))
        // The distance at which the pinch has begun is not known to the point, but that it is a little later than both
        // fingers landed.
        let progress = try #require(fixture.progress)
        let whole = isPinch ? 1 - end / start : 1 - start / end
        #expect(progress < whole)
        #expect(progress > whole - 0.08)
    }

    @Test(
        "two fingers dismiss the screen only if they have gone far enough in the right direction",
        arguments: [TransitionGesture.pinch, .spread])
    func pinches(gesture: TransitionGesture) {
        let fixture = fixture(gesture)
        let isPinch = gesture.name == "pinch"
        fixture.pinch(from: isPinch ? 400 : 120, to: isPinch ? 300 : 160)
        #expect(fixture.isPresented)
        fixture.pinch(from: isPinch ? 120 : 400, to: isPinch ? 400 : 120)
        #expect(fixture.isPresented)
        fixture.pinch(from: isPinch ? 400 : 120, to: isPinch ? 300 : 160, cancelling: true)
        #expect(fixture.isPresented)
        fixture.pinch(from: isPinch ? 400 : 120, to: isPinch ? 120 : 400)
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when the scale is read from the fingers' places, or an earlier gesture's decision holds.
    @Test(
        "two fingers on a trackpad dismiss it like those on the screen, each time anew",
        arguments: [TransitionGesture.pinch, .spread])
    func trackpadPinch(gesture: TransitionGesture) throws {
        let fixture = fixture(gesture)
        let (wrong, little, enough): (CGFloat, CGFloat, CGFloat) =
            gesture.name == "pinch" ? (2, 0.9, 0.3) : (0.3, 1.1, 3)
        let place = CGPoint(x: 200, y: 400)
        fixture.pinch(from: wrong > 1 ? 120 : 400, to: wrong > 1 ? 400 : 120)
        #expect(fixture.isPresented)
        for scale in [wrong, little] {
            fixture.device.pointer(at: place).pinch(to: scale, over: 0.3).hold(for: 0.2).end()
            fixture.device.settle()
            #expect(fixture.isPresented)
        }
        let pointer = fixture.device.pointer(at: place).pinch(to: enough, over: 0.3)
        let progress = try #require(fixture.progress)
        #expect(progress > 0.5 && progress < 0.75)
        pointer.hold(for: 0.2).end()
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("one finger does not dismiss a screen that is dismissed by a pinch")
    func oneFinger() {
        let fixture = fixture(.pinch)
        fixture.swipe(0, -200)
        #expect(fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a dismissal that the system cancels runs back, however far it was", arguments: pans)
    func systemCancels(way: Way) {
        let fixture = fixture(way.gesture)
        fixture.drag(way.x * 340, way.y * 340, from: start(way, fixture), over: 0.1).cancel()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(fixture.screen.transitionCoordinator == nil)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("the completion policy decides what slow pans, quick ones and one that has turned back do")
    func policy() {
        for (policy, expected) in [
            (CompletionPolicy.projection, [true, false, true, false]),
            (.distance(beyond: 0.05), [false, false, false, false]),
            (.velocity, [false, false, false, true]), (.custom { _, _ in false }, [true, true, true, true]),
        ] {
            var presented: [Bool] = []
            for gesture in 0..<4 {
                let fixture = fixture(.verticalPan(.down).completing(policy))
                switch gesture {
                case 0: fixture.drag(0, 50, over: 0.5).up()
                case 1: fixture.drag(0, 150, over: 0.1).up()
                case 2: fixture.drag(0, 50, over: 1).up()
                default: fixture.drag(0, 360, over: 0.5).move(by: 0, -30, over: 0.5).up()
                }
                fixture.device.settle()
                presented.append(fixture.isPresented)
                #expect(fixture.device.faults.isEmpty)
            }
            #expect(presented == expected, "\(policy.name)")
        }
    }

    // Fails when `InteractiveDismissal.takeDriver()` does not forget the driver and
    // `TransitionGestureDriver.interaction(for:)` does not look at the animator: either of them is enough.
    @Test("a button dismisses without an interaction, also after a gesture was cancelled")
    func button() {
        let fixture = ModalFixture(ModalTransition(.crossfade, gesture: .verticalPan(.down)))
        fixture.swipe(0, 60)
        #expect(fixture.isPresented)
        fixture.device.perform { fixture.presenter.dismiss(animated: true) }
        #expect(fixture.screen.transitionCoordinator?.initiallyInteractive == false)
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("another finger begins nothing while a dismissal runs, nor one that moves across while it runs back")
    func secondFinger() {
        let fixture = fixture(.verticalPan(.down))
        let first = fixture.drag(0, 150)
        let second = fixture.drag(0, 100, from: CGPoint(x: 60, y: 200))
        second.up()
        #expect(fixture.progress != nil)
        first.cancel()
        let third = fixture.drag(80, 0, from: CGPoint(x: 60, y: 200), over: 0.1)
        third.up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when only the fingers decide whether the modal goes.
    @Test("a modal that presents something while fingers pull it stays, with what it presents")
    func presentsMeanwhile() {
        let fixture = fixture(.verticalPan(.down))
        let finger = fixture.drag(0, 340)
        let alert = Screen("Alert")
        fixture.device.perform { fixture.screen.present(alert, animated: true) }
        finger.move(by: 0, 20, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(fixture.screen.presentedViewController === alert)
    }

    @Test("a rotation in the middle of a dismissal leaves nothing behind", arguments: [true, false])
    func rotation(finishes: Bool) {
        let fixture = fixture(.verticalPan(.down))
        let finger = fixture.drag(0, 150)
        fixture.device.rotate(to: CGSize(width: 844, height: 390))
        finger.move(by: 0, finishes ? 150 : -100, over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.isPresented == !finishes)
        #expect(fixture.device.faults.isEmpty)
        let shown: UIView = finishes ? fixture.presenter.view : fixture.screen.view
        #expect(shown.frame == fixture.device.window.bounds)
        #expect(shown.window != nil)
    }

    @Test("a screen can be dismissed by its gesture and presented again and again")
    func again() {
        let fixture = fixture(.verticalPan(.down))
        for _ in 0..<3 {
            fixture.swipe(0, 340)
            #expect(!fixture.isPresented)
            fixture.present()
            #expect(fixture.isPresented)
        }
        #expect(fixture.screen.view.gestureRecognizers?.count == 9)
        #expect(fixture.device.faults.isEmpty)
    }
}
