import FullScreenPop
import GestureArbitration
import ScreenTransitions
import Testing
@_spi(Headless) import UIKit

@Suite("Scroll views and controls in a modal keep their rights") @MainActor
struct ModalArbitrationTests {
    private let trace = ArbitrationTrace()

    private func stage(
        _ gesture: TransitionGesture = .verticalPan(.down), direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> ModalStage {
        let stage = ModalStage(ModalTransition(.bounce, gesture: gesture), direction: direction)
        stage.screen.interactiveDismissal?.arbiter.trace = trace
        return stage
    }

    private var refusal: Reason? { trace.entries.last { $0.outcome == .denied }?.reason }

    private func addList(to stage: ModalStage, at offset: CGFloat = 0) -> UIScrollView {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        list.contentOffset.y = offset
        stage.screen.view.addSubview(list)
        return list
    }

    @Test("a list at its top yields to a pan down and does not move")
    func atTop() {
        let stage = stage()
        let list = addList(to: stage)
        let finger = stage.drag(0, 150)
        #expect(stage.progress != nil)
        #expect(list.contentOffset.y == 0)
        finger.move(by: 0, 150, over: 0.2).hold(for: 0.2).up()
        stage.device.settle()
        #expect(!stage.isPresented)
    }

    @Test("a list that is not at its top scrolls")
    func notAtTop() {
        let stage = stage()
        let list = addList(to: stage, at: 500)
        stage.swipe(0, 340)
        #expect(stage.isPresented)
        #expect(list.contentOffset.y < 500)
        #expect(refusal == .scrollViewCanScroll)
    }

    @Test("a list at its top scrolls down its content as ever")
    func scrollsOn() {
        let stage = stage()
        let list = addList(to: stage)
        stage.swipe(0, -200)
        #expect(stage.isPresented)
        #expect(list.contentOffset.y > 100)
    }

    @Test("a list that was told to keep its pulls keeps them: pull to refresh")
    func keeps() {
        let stage = stage()
        let list = addList(to: stage)
        list.arbitration.atScrollEdge = .keeps
        let finger = stage.drag(0, 200)
        #expect(stage.progress == nil)
        #expect(list.contentOffset.y < 0)
        finger.up()
        stage.device.settle()
        #expect(refusal == .scrollViewKeepsSwipe)
    }

    @Test("a finger that catches a decelerating list does not dismiss")
    func decelerating() {
        let stage = stage()
        let list = addList(to: stage, at: 1000)
        stage.drag(0, 300, over: 0.1).up()
        #expect(list.isDecelerating)
        stage.drag(0, 20, over: 0.05).up()
        #expect(stage.isPresented)
        let finger = stage.drag(0, 340, over: 0.1)
        finger.hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.isPresented)
        #expect(trace.entries.contains { $0.reason == .scrollViewMoves })
    }

    @Test("a pan up begins over a list only where that is at its bottom", arguments: [0, 2300])
    func panUp(offset: CGFloat) {
        let stage = stage(.verticalPan(.up))
        _ = addList(to: stage, at: offset)
        stage.swipe(0, -340)
        #expect(stage.isPresented == (offset == 0))
    }

    @Test("an upright slider keeps its drag, a lying one does not stand in the way of a pan down")
    func sliders() {
        let stage = stage()
        let upright = UISlider(frame: CGRect(x: 45, y: 400, width: 300, height: 40))
        upright.value = 0.5
        upright.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        stage.screen.view.addSubview(upright)
        stage.swipe(0, 120, from: CGPoint(x: 195, y: 420))
        #expect(stage.isPresented)
        #expect(upright.value != 0.5)
        upright.removeFromSuperview()
        let lying = UISlider(frame: CGRect(x: 45, y: 400, width: 300, height: 40))
        lying.value = 0.1
        stage.screen.view.addSubview(lying)
        stage.swipe(0, 340, from: CGPoint(x: 300, y: 420))
        #expect(!stage.isPresented)
    }

    @Test(
        "a slider keeps its drag from a horizontal pan",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func horizontalSlider(direction: UIUserInterfaceLayoutDirection) {
        let stage = stage(.pan, direction: direction)
        let slider = UISlider(frame: CGRect(x: 45, y: 400, width: 300, height: 40))
        slider.value = 0.5
        stage.screen.view.addSubview(slider)
        stage.swipe(120, from: CGPoint(x: 195, y: 420))
        #expect(stage.isPresented)
        #expect(slider.value != 0.5)
        stage.swipe(340, from: CGPoint(x: direction == .rightToLeft ? 370 : 20, y: 600))
        #expect(!stage.isPresented)
    }

    @Test("a pager in a list: sideways it turns, down it is dismissed at the top, else the list scrolls")
    func pagerInList() {
        let stage = stage()
        let list = addList(to: stage)
        let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        pager.contentSize = CGSize(width: 780, height: 400)
        pager.isPagingEnabled = true
        list.addSubview(pager)
        let onPager = CGPoint(x: 300, y: 350)
        stage.swipe(-250, from: onPager)
        #expect(pager.contentOffset.x == 390)
        #expect(stage.isPresented)
        list.contentOffset.y = 40
        stage.swipe(0, 200, from: onPager)
        #expect(stage.isPresented)
        #expect(list.contentOffset.y == 0)
        stage.swipe(0, 340, from: onPager)
        #expect(!stage.isPresented)
    }

    @Test("a pager that can turn back keeps a horizontal pan, on its first page it yields", arguments: [0, 1])
    func pager(page: Int) {
        let stage = stage(.pan)
        let pager = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        pager.contentSize = CGSize(width: 780, height: 400)
        pager.isPagingEnabled = true
        pager.contentOffset.x = 390 * CGFloat(page)
        stage.screen.view.addSubview(pager)
        stage.swipe(340, from: CGPoint(x: 20, y: 400))
        #expect(stage.isPresented == (page == 1))
        #expect(pager.contentOffset.x == 0)
    }

    @Test("a picture that is zoomed in is zoomed out by a pinch, and closed by the next")
    func zoomed() {
        let stage = stage(.pinch)
        let source = ZoomingSource()
        let picture = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        picture.contentInsetAdjustmentBehavior = .never
        picture.maximumZoomScale = 3
        picture.delegate = source
        let image = UIView(frame: picture.bounds)
        picture.addSubview(image)
        picture.contentSize = image.bounds.size
        picture.isMultipleTouchEnabled = true
        stage.screen.view.addSubview(picture)
        source.view = image
        picture.zoomScale = 2
        stage.device.settle()
        stage.pinch(from: 400, to: 100)
        #expect(stage.isPresented)
        #expect(picture.zoomScale == 1)
        #expect(refusal == .scrollViewCanZoom)
        stage.pinch(from: 120, to: 360)
        #expect(stage.isPresented)
        #expect(picture.zoomScale > 1)
        picture.zoomScale = 1
        stage.pinch(from: 400, to: 100)
        #expect(!stage.isPresented)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("the app's own rules are asked first, and their decisions are traced")
    func appRules() {
        let stage = stage()
        stage.screen.interactiveDismissal?.arbiter.rules.insert(
            .when("Saving") { _ in .deny("it is being saved") }, at: 0)
        stage.swipe(0, 340)
        #expect(stage.isPresented)
        #expect(trace.entries.contains { $0.rule == "Saving" && $0.outcome == .denied })
        stage.screen.interactiveDismissal?.arbiter.rules.removeFirst()
        stage.swipe(0, 340)
        #expect(!stage.isPresented)
    }

    @Test("the trace has one line for every question: whether the touch is received, and whether the gesture begins")
    func oneLine() {
        let stage = stage()
        stage.swipe(0, -200)
        #expect(trace.entries.map(\.question) == [.receive, .begin])
        #expect(trace.entries.map(\.outcome) == [.allowed, .denied])
        trace.removeAll()
        stage.swipe(0, 340)
        #expect(!stage.isPresented)
        #expect(trace.entries.map(\.question) == [.receive, .begin])
        #expect(trace.entries.map(\.outcome) == [.allowed, .allowed])
    }

    @Test("a rule of the app's cannot allow another direction, nor a screen that is not presented")
    func conditions() {
        let stage = stage()
        stage.screen.interactiveDismissal?.arbiter.rules = [.when("Anything") { _ in .allow("it may") }]
        stage.swipe(0, -340)
        stage.swipe(340)
        #expect(stage.isPresented)
        stage.device.perform {
            stage.screen.dismiss(animated: false)
            stage.device.window.rootViewController = stage.screen
        }
        stage.device.settle()
        stage.swipe(0, 340)
        #expect(refusal == .notPresented)
        #expect(stage.screen.view.window != nil)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a rule of the app's may let the screen go over a list that could scroll")
    func overruled() {
        let stage = stage()
        _ = addList(to: stage, at: 500)
        stage.screen.interactiveDismissal?.arbiter.rules.insert(.when("Anywhere") { _ in .allow("it may") }, at: 0)
        stage.swipe(0, 340)
        #expect(!stage.isPresented)
    }
}

private final class ZoomingSource: NSObject, UIScrollViewDelegate {
    weak var view: UIView?

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
