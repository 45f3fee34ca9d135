import Testing

@testable @_spi(Headless) import UIKit

/// A pager with a slider under a pan that stands for a full-screen pop.
@Suite("S: scroll views and sliders under a full-screen pan")
@MainActor
struct PhenomenaTests {
    /// Grants simultaneity at the leading edge, to a pan that has begun.
    final class ConsentingScrollView: UIScrollView, UIGestureRecognizerDelegate {
        var consentsAtEdge = false

        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool {
            consentsAtEdge && contentOffset.x == 0 && other.state == .began && !(other.view is UIScrollView)
        }
    }

    let device = HeadlessDevice()
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let pager = ConsentingScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    let slider = UISlider(frame: CGRect(x: 20, y: 120, width: 350, height: 50))
    let pop = UIPanGestureRecognizer()
    let popped = ActionLog()
    let backDirection = AnsweringDelegate()

    init() {
        device.window.addSubview(screen)
        screen.addSubview(pager)
        pager.contentSize = CGSize(width: 780, height: 300)
        pager.isPagingEnabled = true
        pager.bounces = false
        pager.addSubview(slider)
        slider.value = 0.5
        backDirection.shouldBegin = { recognizer in
            ((recognizer as? UIPanGestureRecognizer)?.translation(in: nil).x ?? 0) > 0
        }
        pop.delegate = backDirection
        popped.listen(to: pop)
        screen.addGestureRecognizer(pop)
    }

    private var thumb: CGPoint { CGPoint(x: 195, y: 245) }

    @Test(
        "S1 at offset 0 a drag to the right goes to the scroll view, and the pop never fires", arguments: [50.0, 245])
    func pagerSwallowsPop(y: CGFloat) {
        device.finger().down(at: CGPoint(x: 60, y: 100 + y)).move(by: 150, over: 0.1).up()
        #expect(popped.states.isEmpty)
        #expect(pager.contentOffset.x == 0)
        #expect(slider.value == 0.5)
    }

    @Test("S2 with simultaneity at the edge a quick drag to the right pops, and the slider does not move")
    func quickRight() {
        pager.consentsAtEdge = true
        device.finger().down(at: thumb).move(by: 120, over: 0.1).up()
        #expect(popped.states.first == .began && popped.states.last == .ended)
        #expect(slider.value == 0.5)
    }

    @Test("S2 a quick drag to the left scrolls")
    func quickLeft() {
        pager.consentsAtEdge = true
        device.finger().down(at: thumb).move(by: -120, over: 0.1).up()
        device.settle()
        #expect(pager.contentOffset.x == 390)
        #expect(popped.states.isEmpty)
        #expect(slider.value == 0.5)
    }

    @Test("S3 a slider that is pressed before it is dragged moves, and nothing else does", arguments: [100.0, -100])
    func pressThenDrag(distance: CGFloat) {
        pager.consentsAtEdge = true
        device.finger().down(at: thumb).hold(for: 0.2).move(by: distance, over: 0.2).up()
        #expect((slider.value > 0.5) == (distance > 0) && slider.value != 0.5)
        #expect(popped.states.isEmpty)
        #expect(pager.contentOffset.x == 0)
    }

    @Test("S4 on the screen itself the slider keeps its thumb, and beside it the drag pops", arguments: [true, false])
    func withoutScrollView(onThumb: Bool) {
        slider.frame.origin = CGPoint(x: 20, y: 500)
        screen.addSubview(slider)
        let x = onThumb ? thumb.x : 80
        device.finger().down(at: CGPoint(x: x, y: 525)).move(by: 100, over: 0.1).up()
        #expect(popped.states.isEmpty == onThumb)
        #expect((slider.value != 0.5) == onThumb)
    }
}
