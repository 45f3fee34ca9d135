import Testing

@testable @_spi(Headless) import UIKit

/// The three phenomena of the article, and the fourth beside them, on its own screen: a full-screen pan that
/// drives the system's pop, a paging scroll view of two pages that does not bounce, a slider on its first page.
@MainActor
struct RecipePhenomenaTests {
    let fixture: LoggingNavigation
    let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    let slider = UISlider(frame: CGRect(x: 20, y: 120, width: 350, height: 50))
    let pan: UIPanGestureRecognizer
    /// On the slider's thumb, which stands in the middle.
    let onThumb = CGPoint(x: 195, y: 245)

    init() {
        fixture = LoggingNavigation(["Home", "Detail"])
        pan = fixture.addFullScreenPan()
        fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
        slider.value = 0.5
        pager.contentSize = CGSize(width: 780, height: 300)
        pager.isPagingEnabled = true
        pager.bounces = false
    }

    private func showPager() {
        fixture.screens[1].view.addSubview(pager)
        pager.addSubview(slider)
        fixture.device.advance(by: 0.1)
    }

    private var didPop: Bool { fixture.titles == ["Home"] }

    private func drag(from start: CGPoint, by distance: CGFloat, over duration: TimeInterval) {
        fixture.device.finger().down(at: start).move(by: distance, over: duration).up()
        fixture.device.settle()
    }

    @Test("S1 at offset 0 a drag to the right goes to the scroll view's pan; the pop never fires")
    func scrollViewSwallowsPop() {
        showPager()
        drag(from: CGPoint(x: 100, y: 350), by: 250, over: 0.1)
        #expect(!didPop)
        #expect(pager.contentOffset.x == 0)
        drag(from: CGPoint(x: 100, y: 600), by: 250, over: 0.1)
        #expect(didPop, "beside the scroll view the pop works")
    }

    @Test("S2 with simultaneity at the edge a quick drag on the slider to the right pops, one to the left scrolls")
    func quickDragOnSlider() {
        showPager()
        let delegate = YieldAtEdgeDelegate(pager, to: fixture.navigation.view)
        pan.delegate = delegate
        drag(from: onThumb, by: -150, over: 0.1)
        #expect(!didPop)
        #expect(slider.value == 0.5)
        #expect(pager.contentOffset.x == 390)
        pager.contentOffset = .zero
        drag(from: onThumb, by: 190, over: 0.1)
        #expect(didPop)
        #expect(slider.value == 0.5)
    }

    @Test("S3 pressing the slider for more than 150 ms and then dragging moves the slider")
    func pressThenDrag() {
        showPager()
        let delegate = YieldAtEdgeDelegate(pager, to: fixture.navigation.view)
        pan.delegate = delegate
        fixture.device.finger().down(at: onThumb).hold(for: 0.2).move(by: 120, over: 0.1).up()
        fixture.device.settle()
        #expect(!didPop)
        #expect(slider.value > 0.8)
        #expect(pager.contentOffset.x == 0)
    }

    @Test("S4 a slider on the screen itself: dragging it fires the pop", arguments: [true, false])
    func sliderOnScreen(onItsThumb: Bool) {
        slider.frame = CGRect(x: 20, y: 220, width: 350, height: 50)
        fixture.screens[1].view.addSubview(slider)
        fixture.device.advance(by: 0.1)
        drag(from: onItsThumb ? onThumb : CGPoint(x: 60, y: 245), by: 300, over: 0.3)
        #expect(didPop)
        #expect(slider.value < 0.6)
    }
}

/// Simultaneous with the scroll view's pan while that stands at its leading edge: the article's recipe, asked of the other
/// side.
private final class YieldAtEdgeDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var scrollView: UIScrollView?
    private weak var container: UIView?

    init(_ scrollView: UIScrollView, to container: UIView) {
        self.scrollView = scrollView
        self.container = container
    }

    /// Only back: a pan to the left is the scroll view's.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return pan.translation(in: container).x > 0
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer === scrollView?.panGestureRecognizer && scrollView?.contentOffset.x == 0
    }
}
