import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

/// Lists that reach their top under the finger, in a screen that is dismissed by a pan down.
@MainActor
@Suite("A list hands its finger over to the dismissal")
struct ScrollTakeoverTests {
    private nonisolated static let systems = BehaviourProfile.System.allCases

    private final class Offsets: NSObject, UIScrollViewDelegate {
        var all: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { all.append(scrollView.contentOffset.y) }
    }

    private func fixture(
        _ gesture: TransitionGesture = .verticalPan(.down), system: BehaviourProfile.System = .iOS18
    ) -> ModalFixture {
        ModalFixture(ModalTransition(.bounce, gesture: gesture), system: system)
    }

    private func addList(to fixture: ModalFixture, at offset: CGFloat, height: CGFloat = 3000) -> UIScrollView {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: height)
        list.contentOffset.y = offset
        fixture.screen.view.addSubview(list)
        return list
    }

    @Test("it scrolls to its top, stays there, and the screen goes on with the finger", arguments: systems)
    func handsOver(system: BehaviourProfile.System) {
        let fixture = fixture(system: system)
        let list = addList(to: fixture, at: 100)
        let offsets = Offsets()
        list.delegate = offsets
        let finger = fixture.drag(0, 90)
        #expect(fixture.progress == nil)
        #expect(list.contentOffset.y > 0)
        finger.move(by: 0, 120, over: 0.3)
        #expect(list.contentOffset.y == 0)
        // 210 points, of which 10 go before the list begins to scroll, and 100 to its top.
        #expect(abs((fixture.progress ?? 0) - 100 / 400) < 0.01)
        finger.move(by: 0, 180, over: 0.3).hold(for: 0.2).up()
        #expect(offsets.all.allSatisfy { $0 >= 0 })
        #expect(offsets.all.sorted(by: >) == offsets.all)
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(list.bounces)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("on its way back the finger brings the screen back, and then scrolls again", arguments: systems)
    func andBack(system: BehaviourProfile.System) {
        let fixture = fixture(system: system)
        let list = addList(to: fixture, at: 50)
        let finger = fixture.drag(0, 260)
        #expect((fixture.progress ?? 0) > 0.4)
        finger.move(by: 0, -180, over: 0.3)
        #expect(list.contentOffset.y == 0)
        #expect(abs((fixture.progress ?? 1) - 20 / 400) < 0.01)
        finger.move(by: 0, -120, over: 0.3)
        #expect(fixture.progress == 0)
        #expect(abs(list.contentOffset.y - 100) < 1)
        finger.hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(abs(list.contentOffset.y - 100) < 1)
        #expect(list.bounces)
        fixture.swipe(0, -100)
        #expect(list.contentOffset.y > 150)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a finger that has scrolled up first comes back, and takes the screen along", arguments: systems)
    func scrolledUpFirst(system: BehaviourProfile.System) {
        let fixture = fixture(system: system)
        let list = addList(to: fixture, at: 0)
        let finger = fixture.drag(0, -200)
        #expect(list.contentOffset.y > 150)
        finger.move(by: 0, 200, over: 0.3)
        finger.move(by: 0, 250, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test(
        "so does one that has pulled the list from rest: it scrolls on, and coasts if the finger has not rested",
        arguments: systems, [true, false])
    func pulledFromRest(system: BehaviourProfile.System, rests: Bool) {
        let fixture = fixture(system: system)
        let list = addList(to: fixture, at: 0)
        let finger = fixture.drag(0, 100)
        #expect((fixture.progress ?? 0) > 0.1)
        finger.move(by: 0, -200, over: 0.3)
        #expect(fixture.progress == 0)
        // 10 points go before the swipe begins.
        #expect(abs(list.contentOffset.y - 110) < 1)
        finger.move(by: 0, 20, over: 0.05)
        #expect(abs(list.contentOffset.y - 90) < 1)
        finger.move(by: 0, -20, over: 0.05)
        if rests { _ = finger.hold(for: 0.2) }
        finger.up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(rests ? abs(list.contentOffset.y - 110) < 1 : list.contentOffset.y > 200)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("no further than to its end, and back at its top it stays there")
    func pulledFromRestToEnd() {
        let fixture = fixture()
        let list = addList(to: fixture, at: 0, height: 750)
        let finger = fixture.drag(0, 100).move(by: 0, -300, over: 0.3)
        #expect(list.contentOffset.y == 50)
        finger.move(by: 0, 260, over: 0.3)
        #expect(list.contentOffset.y == 0)
        #expect((fixture.progress ?? 0) > 0.05)
        finger.move(by: 0, -250, over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(list.contentOffset.y == 50)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a fast pull, whose samples are far apart, leaves no gap above the content", arguments: systems)
    func fast(system: BehaviourProfile.System) {
        let fixture = fixture(system: system)
        let list = addList(to: fixture, at: 20)
        let offsets = Offsets()
        list.delegate = offsets
        fixture.drag(0, 300, over: 0.06).up()
        fixture.device.settle()
        #expect(!fixture.isPresented)
        #expect(offsets.all.allSatisfy { $0 >= 0 })
    }

    @Test("a finger that catches a moving list drags it to its top and goes on")
    func catches() {
        let fixture = fixture()
        let list = addList(to: fixture, at: 400)
        fixture.drag(0, 100, over: 0.05).up()
        #expect(list.isDecelerating && list.contentOffset.y > 50)
        fixture.drag(0, 420, from: CGPoint(x: 195, y: 150)).move(by: 0, 250, over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(!fixture.isPresented)
    }

    @Test("one that is taken back by the system runs back, and the list bounces as before")
    func systemCancels() {
        let fixture = fixture()
        let list = addList(to: fixture, at: 50)
        fixture.drag(0, 300).cancel()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(list.bounces)
        #expect(list.contentOffset.y == 0)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a list that does not bounce by itself does not bounce afterwards either")
    func noBounce() {
        let fixture = fixture()
        let list = addList(to: fixture, at: 50)
        list.bounces = false
        fixture.swipe(0, 120)
        #expect(fixture.isPresented)
        #expect(!list.bounces)
    }

    @Test("one that only reaches its top bounces there, if the screen may not go")
    func modalInPresentation() {
        let fixture = fixture()
        fixture.screen.isModalInPresentation = true
        let list = addList(to: fixture, at: 50)
        let finger = fixture.drag(0, 250)
        #expect(fixture.progress == nil)
        #expect(list.contentOffset.y < 0)
        finger.up()
        fixture.device.settle()
        #expect(list.contentOffset.y == 0)
        #expect(fixture.isPresented)
    }

    @Test(
        "the delegate of a screen that may not go is told once of an attempt, from a list at its top or on its way there"
    )
    func attempts() {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var attempts = 0
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                attempts += 1
            }
        }
        for offset in [0, 2, 50] as [CGFloat] {
            let fixture = fixture()
            let delegate = Delegate()
            fixture.screen.isModalInPresentation = true
            fixture.screen.presentationController?.delegate = delegate
            let list = addList(to: fixture, at: offset)
            let finger = fixture.drag(0, 250)
            #expect(list.contentOffset.y < 0)
            finger.up()
            fixture.device.settle()
            #expect(delegate.attempts == 1, "\(offset)")
            #expect(list.bounces)
        }
    }

    @Test("a short list that bounces all the same bounces under a screen that may not go")
    func shortList() {
        let fixture = fixture()
        fixture.screen.isModalInPresentation = true
        let list = addList(to: fixture, at: 0, height: 300)
        list.alwaysBounceVertical = true
        let finger = fixture.drag(0, 200)
        #expect(list.contentOffset.y < 0)
        finger.up()
        fixture.device.settle()
        #expect(list.contentOffset.y == 0 && list.bounces)
    }

    @Test("lists that keep their pulls, pages, and zoomed pictures keep the finger", arguments: 0..<3)
    func keep(kind: Int) {
        let fixture = fixture()
        let list = addList(to: fixture, at: 50)
        let zooming = ZoomingDelegate(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700)))
        switch kind {
        case 0: list.arbitration.atScrollEdge = .keeps
        case 1: list.isPagingEnabled = true
        default:
            list.addSubview(zooming.content)
            list.delegate = zooming
            list.maximumZoomScale = 4
            list.zoomScale = 2
            list.contentOffset.y = 50
        }
        fixture.swipe(0, 380)
        #expect(fixture.isPresented)
        #expect(list.bounces)
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a list that reaches its bottom hands over to a dismissal by a pan up")
    func upwards() {
        let fixture = fixture(.verticalPan(.up))
        let list = addList(to: fixture, at: 250, height: 1000)
        fixture.swipe(0, -380, from: CGPoint(x: 195, y: 700))
        #expect(!fixture.isPresented)
        #expect(list.contentOffset.y == 300)
    }

    // Fails when the speed of a second fling counts, and when its distance does not.
    @Test(
        "a list that still bounces and is flung once more dismisses only beyond half the way", arguments: systems,
        [150, 300] as [CGFloat])
    func flungWhileBouncing(system: BehaviourProfile.System, distance: CGFloat) {
        let fixture = fixture(system: system)
        let list = addList(to: fixture, at: 300)
        fixture.drag(0, 130, over: 0.09).up()
        fixture.device.advance(by: 0.4)
        #expect(list.contentOffset.y < 0)
        fixture.drag(0, distance, over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.isPresented == (distance < 200))
        #expect(list.bounces)
    }

    @Test("a list bounces as before in a stack whose screens are pulled down as well", arguments: systems)
    func twoTakeovers(system: BehaviourProfile.System) {
        let stack = FullScreenPopNavigationController(rootViewController: UIViewController())
        stack.backSwipe.defaults.gesture = .verticalPan(.down)
        let fixture = ModalFixture(
            ModalTransition(.bounce, gesture: .verticalPan(.down)), of: stack, system: system)
        let list = addList(to: fixture, at: 300)
        let finger = fixture.drag(0, 80).move(by: 0, -40, over: 0.2)
        #expect(list.bounces)
        finger.move(by: 0, 60, over: 0.2).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(list.bounces)
    }

    @Test("a horizontal drag, and a second finger, take nothing over")
    func others() {
        let fixture = fixture()
        let list = addList(to: fixture, at: 50)
        fixture.swipe(200, 20)
        #expect(fixture.isPresented)
        let rests = fixture.device.finger().down(at: CGPoint(x: 100, y: 300))
        fixture.swipe(0, 30)
        rests.up()
        fixture.device.settle()
        #expect(fixture.isPresented)
        #expect(list.bounces)
        #expect(fixture.device.faults.isEmpty)
    }
}
