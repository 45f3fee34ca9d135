import Testing

@testable @_spi(Headless) import UIKit

/// The screen of the article: a full-screen pan that drives the system's pop, over a pager with a slider.
@Suite("S: scroll views and sliders under a full-screen pop")
@MainActor
struct PhenomenaTests {
    /// Grants simultaneity at the leading edge, to a pan on another view that has begun.
    final class ConsentingScrollView: UIScrollView, UIGestureRecognizerDelegate {
        var consentsAtEdge = false

        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool {
            consentsAtEdge && contentOffset.x == 0 && other.state == .began && !(other.view is UIScrollView)
        }
    }

    let device = HeadlessDevice()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let detail = UIViewController()
    let pager = ConsentingScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    let slider = UISlider(frame: CGRect(x: 20, y: 120, width: 350, height: 50))
    let pop = UIPanGestureRecognizer()
    let popped = LoggingTarget()
    let backDirection = AnsweringDelegate()

    init() throws {
        device.window.rootViewController = navigation
        navigation.pushViewController(detail, animated: false)
        let system = try #require(navigation.interactivePopGestureRecognizer)
        let target = try #require(system.delegate)
        system.isEnabled = false
        pop.addTarget(target, action: NSSelectorFromString("handleNavigationTransition:"))
        backDirection.shouldBegin = { recognizer in
            ((recognizer as? UIPanGestureRecognizer)?.translation(in: nil).x ?? 0) > 0
        }
        pop.delegate = backDirection
        popped.listen(to: pop)
        navigation.view.addGestureRecognizer(pop)
        detail.view.addSubview(pager)
        pager.contentInsetAdjustmentBehavior = .never
        pager.contentSize = CGSize(width: 780, height: 300)
        pager.isPagingEnabled = true
        pager.bounces = false
        pager.addSubview(slider)
        slider.value = 0.5
        device.settle()
    }

    private var thumb: CGPoint { slider.convert(CGPoint(x: 175, y: 25), to: nil) }
    private var isPopped: Bool { navigation.topViewController !== detail }

    @Test("S1 at offset 0 a drag to the right goes to the scroll view, and nothing pops", arguments: [20.0, 145])
    func pagerSwallowsPop(y: CGFloat) {
        let start = pager.convert(CGPoint(x: 60, y: y), to: nil)
        device.finger().down(at: start).move(by: 300, over: 0.1).up()
        device.settle()
        #expect(!isPopped && popped.states.isEmpty)
        #expect(pager.contentOffset.x == 0)
        #expect(slider.value == 0.5)
    }

    @Test("S2 with simultaneity at the edge a quick drag to the right pops, and the slider does not move")
    func quickRight() {
        pager.consentsAtEdge = true
        device.finger().down(at: thumb).move(by: 180, over: 0.1).up()
        device.settle()
        #expect(isPopped)
        #expect(slider.value == 0.5)
    }

    @Test("S2 a quick drag to the left scrolls")
    func quickLeft() {
        pager.consentsAtEdge = true
        device.finger().down(at: thumb).move(by: -120, over: 0.1).up()
        device.settle()
        #expect(pager.contentOffset.x == 390)
        #expect(!isPopped && popped.states.isEmpty)
        #expect(slider.value == 0.5)
    }

    @Test("S3 a slider that is pressed before it is dragged moves, and nothing else does", arguments: [100.0, -100])
    func pressThenDrag(distance: CGFloat) {
        pager.consentsAtEdge = true
        device.finger().down(at: thumb).hold(for: 0.2).move(by: distance, over: 0.2).up()
        device.settle()
        #expect((slider.value > 0.5) == (distance > 0) && slider.value != 0.5)
        #expect(!isPopped && popped.states.isEmpty)
        #expect(pager.contentOffset.x == 0)
    }

    @Test("S4 on the screen itself a drag of the slider pops, on its thumb as beside it", arguments: [true, false])
    func withoutScrollView(onThumb: Bool) {
        slider.frame.origin = CGPoint(x: 20, y: 500)
        detail.view.addSubview(slider)
        let start = onThumb ? thumb : CGPoint(x: 80, y: thumb.y)
        device.finger().down(at: start).move(by: 150, over: 0.1).up()
        device.settle()
        #expect(isPopped)
        #expect(slider.value < 0.6)
    }
}
