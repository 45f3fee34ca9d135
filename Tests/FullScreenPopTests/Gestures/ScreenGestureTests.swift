import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit
import UIKitSeams

@Suite("Screens that are popped by a gesture of their own") @MainActor
struct ScreenGestureTests {
    private func fixture(
        _ configuration: TestConfiguration, _ gesture: TransitionGesture, transition: ScreenTransition? = .crossfade
    )
        -> NavigationFixture
    {
        let fixture = NavigationFixture(configuration)
        fixture.device.perform {
            fixture.top.fullScreenPop.gesture = gesture
            fixture.top.fullScreenPop.transition = transition
        }
        return fixture
    }

    private func drag(_ fixture: NavigationFixture, _ x: CGFloat, _ y: CGFloat, from start: CGPoint? = nil) -> Finger {
        let start = start ?? CGPoint(x: 195, y: 422)
        return fixture.finger(at: start.x, start.y).move(by: fixture.back(x), y, over: 0.4)
    }

    @Test("a screen with a vertical pan is popped by that, and not by a swipe back", arguments: TestConfiguration.all)
    func verticalPan(configuration: TestConfiguration) throws {
        let fixture = fixture(configuration, .verticalPan(.down))
        fixture.swipe(from: 5)
        fixture.swipe()
        #expect(fixture.stack.count == 2)
        #expect(fixture.events == [])
        let finger = drag(fixture, 0, 210)
        #expect(abs(try #require(fixture.navigation.transitionCoordinator).percentComplete - 0.5) < 0.01)
        finger.move(by: 0, 100, over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a screen's own gesture drives the look-alike pop where the screen has no transition",
        arguments: TestConfiguration.leftToRight)
    func lookAlike(configuration: TestConfiguration) {
        let fixture = fixture(configuration, .verticalPan(.up), transition: nil)
        drag(fixture, 0, -300).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a screen is popped by a pan over a set distance, in either direction", arguments: TestConfiguration.all)
    func distance(configuration: TestConfiguration) throws {
        for direction in [SwipeDirection.back, .forward] {
            let fixture = fixture(configuration, .pan(direction, distance: 100))
            let finger = drag(fixture, direction == .back ? 60 : -60, 0)
            #expect(abs(try #require(fixture.navigation.transitionCoordinator).percentComplete - 0.5) < 0.01)
            finger.move(by: fixture.back(direction == .back ? 20 : -20), over: 0.1).hold(for: 0.2).up()
            fixture.device.settle()
            #expect(fixture.stack == ["Screen 0"])
            #expect(fixture.device.faults.isEmpty)
        }
    }

    @Test("a screen with a leading-edge pan is popped from the leading edge only", arguments: TestConfiguration.all)
    func leadingEdge(configuration: TestConfiguration) {
        let fixture = fixture(configuration, .leadingEdgePan)
        fixture.swipe(from: 60, by: 300)
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.map(\.reason) == [.outsideStartRegion])
        fixture.swipe(from: 20, by: 300)
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("a screen with a pinch is popped by a pinch, and by nothing else", arguments: TestConfiguration.all)
    func pinch(configuration: TestConfiguration) {
        let fixture = fixture(configuration, .pinch)
        fixture.swipe(from: 5)
        fixture.swipe()
        #expect(fixture.events == [])
        pinch(fixture, from: 400, to: 300)
        #expect(fixture.stack.count == 2)
        #expect(fixture.milestones == [.began, .cancelled])
        fixture.forgetEvents()
        pinch(fixture, from: 100, to: 300)
        #expect(fixture.events == [])
        pinch(fixture, from: 400, to: 100)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when `GestureMeasure` takes the recognizer's scale for the distance of the fingers.
    @Test(
        "a pinch whose scale is set back to 1 with every movement pops as far as the fingers go",
        arguments: TestConfiguration.all)
    func scaleSetBack(configuration: TestConfiguration) throws {
        let fixture = fixture(configuration, .pinch)
        let recognizer = try #require(
            fixture.navigation.view.gestureRecognizers?.first { $0.name == "FullScreenPop.pinch" })
        let action = recognizer.addAction { ($0 as? UIPinchGestureRecognizer)?.scale = 1 }
        pinch(fixture, from: 400, to: 300)
        #expect(fixture.stack.count == 2)
        #expect(try #require(fixture.progress.max()) > 0.15)
        pinch(fixture, from: 400, to: 100)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .cancelled, .began, .finished])
        withExtendedLifetime(action) {}
    }

    // Fails when `PinchMeasure.rate(of:)` takes the recognizer's velocity for that since the start.
    @Test("the velocity of a pinch is the same if its scale is set back to 1")
    func velocityOfScaleSetBack() throws {
        final class Velocities: @unchecked Sendable {
            var all: [CGFloat] = []
            var setsBack = false
        }
        let velocities = Velocities()
        let policy = CompletionPolicy.custom { _, velocity in
            velocities.all.append(velocity)
            return false
        }
        let fixture = fixture(TestConfiguration(system: .iOS18), .pinch.completing(policy))
        let recognizer = try #require(
            fixture.navigation.view.gestureRecognizers?.first { $0.name == "FullScreenPop.pinch" })
        let action = recognizer.addAction { if velocities.setsBack { ($0 as? UIPinchGestureRecognizer)?.scale = 1 } }
        for isSetBack in [false, true] {
            velocities.setsBack = isSetBack
            let tracks = [-1, 1].map { side in
                FingerTrack(down: CGPoint(x: 195, y: 400 + side * 200)).move(by: 0, side * -140, over: 0.4).up()
            }
            fixture.device.play(tracks)
            fixture.device.settle()
        }
        let (usual, other) = (try #require(velocities.all.first), try #require(velocities.all.last))
        #expect(velocities.all.count == 2)
        #expect(abs(other - usual) < 0.1 * usual)
        withExtendedLifetime(action) {}
    }

    private func pinch(_ fixture: NavigationFixture, from start: CGFloat, to end: CGFloat) {
        fixture.device.play(
            [-1, 1].map { side in
                FingerTrack(down: CGPoint(x: 195, y: 422 + side * start / 2))
                    .move(by: 0, side * (end - start) / 2, over: 0.4).hold(for: 0.2).up()
            })
        fixture.device.settle()
    }

    @Test(
        "after a screen was popped by its own gesture, the screen below is popped by a swipe",
        arguments: TestConfiguration.leftToRight)
    func below(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.device.perform { fixture.top.fullScreenPop.gesture = .pinch }
        pinch(fixture, from: 400, to: 100)
        #expect(fixture.stack.count == 2)
        let finger = fixture.finger(at: 150).move(by: fixture.back(230), over: 0.9)
        if configuration.driver == .contentPop, #available(iOS 26, *) {
            // Fails when the pinch is taken for a gesture that is still decided.
            #expect(fixture.navigation.interactiveContentPopGestureRecognizer?.state == .changed)
        }
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 1)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a gesture in the defaults pops every screen", arguments: TestConfiguration.leftToRight)
    func defaults(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 3)
        fixture.device.perform { fixture.navigation.backSwipe.defaults.gesture = .verticalPan(.down, distance: 200) }
        for depth in [2, 1] {
            drag(fixture, 0, 180).hold(for: 0.2).up()
            fixture.device.settle()
            #expect(fixture.stack.count == depth)
        }
        drag(fixture, 0, 180).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.refusals.last?.reason == .nothingToPop)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "a screen's other options apply to its own gesture", arguments: [TransitionGesture.verticalPan(.down), .pinch])
    func options(gesture: TransitionGesture) {
        let fixture = fixture(TestConfiguration(system: .iOS18), gesture)
        func perform() {
            if gesture.name == "pinch" {
                pinch(fixture, from: 400, to: 100)
            } else {
                drag(fixture, 0, 300).hold(for: 0.2).up()
                fixture.device.settle()
            }
        }
        fixture.top.fullScreenPop.shouldPop = .when { _ in false }
        perform()
        #expect(fixture.milestones == [.refused(SwipeRefusal(rule: "shouldPop", reason: .vetoed))])
        fixture.top.fullScreenPop.shouldPop = nil
        fixture.top.fullScreenPop.isEnabled = false
        fixture.forgetEvents()
        perform()
        #expect(fixture.refusals.map(\.reason) == [.screenDisabled])
        fixture.top.fullScreenPop.isEnabled = true
        fixture.top.fullScreenPop.startRegion = .within(10)
        fixture.navigation.backSwipe.arbiter.rules.insert(.when("App") { _ in .deny("not now") }, at: 0)
        fixture.forgetEvents()
        perform()
        #expect(fixture.refusals.map(\.rule) == ["App"])
        fixture.navigation.backSwipe.arbiter.rules.removeFirst()
        perform()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("a screen with its own gesture asks first if its shouldPop does")
    func asks() async {
        let fixture = fixture(TestConfiguration(system: .iOS18), .verticalPan(.down))
        fixture.top.fullScreenPop.shouldPop = .afterAsking { _ in true }
        drag(fixture, 0, 300).hold(for: 0.2).up()
        #expect(fixture.refusals.map(\.reason) == [.asked])
        for _ in 0..<100 where fixture.stack.count > 1 {
            await Task.yield()
            fixture.device.settle()
        }
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "a list is scrolled before a vertical pan pops, unless it is at its top",
        arguments: TestConfiguration.leftToRight)
    func list(configuration: TestConfiguration) {
        let fixture = fixture(configuration, .verticalPan(.down))
        let list = UIScrollView(frame: CGRect(x: 0, y: 150, width: 390, height: 600))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        list.contentOffset.y = 200
        fixture.top.view.addSubview(list)
        drag(fixture, 0, 300).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.refusals.map(\.reason) == [.scrollViewCanScroll])
        #expect(list.contentOffset.y == 0)
        drag(fixture, 0, 300).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test(
        "the completion policy of a screen's gesture decides whether the screen is popped",
        arguments: TestConfiguration.leftToRight
    )
    func policy(configuration: TestConfiguration) {
        let fixture = fixture(configuration, .pan.completing(.distance(beyond: 0.8)))
        fixture.swipe(from: 20, by: 300)
        #expect(fixture.stack.count == 2)
        fixture.swipe(from: 20, by: 340)
        #expect(fixture.stack.count == 1)
    }

    @Test(
        "a screen's own gesture that the system cancels brings the screen back",
        arguments: TestConfiguration.leftToRight)
    func cancelled(configuration: TestConfiguration) {
        let fixture = fixture(configuration, .verticalPan(.down))
        drag(fixture, 0, 390).cancel()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.milestones == [.began, .cancelled])
        #expect(fixture.device.faults.isEmpty)
    }
}
