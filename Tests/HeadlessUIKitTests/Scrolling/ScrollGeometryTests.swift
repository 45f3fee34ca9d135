import Testing

@testable @_spi(Headless) import UIKit

@Suite("D: offsets, insets and zoom")
@MainActor
struct ScrollGeometryTests {
    let device = HeadlessDevice(
        size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let log = ScrollLog()

    init() {
        device.window.addSubview(scrollView)
        scrollView.delegate = log
    }

    @Test("D7 the content offset is the origin of the bounds")
    func offsetIsOrigin() {
        let content = UIView(frame: CGRect(x: 100, y: 1000, width: 10, height: 10))
        scrollView.addSubview(content)
        scrollView.contentOffset = CGPoint(x: 0, y: 900)
        #expect(scrollView.bounds.origin.y == 900)
        #expect(content.convert(CGPoint.zero, to: nil) == CGPoint(x: 100, y: 100))
        scrollView.bounds.origin.y = 950
        #expect(scrollView.contentOffset.y == 950)
        #expect(log.calls == ["didScroll"])
    }

    @Test(
        "D7 the safe area counts as an inset where the adjustment behaviour says so",
        arguments: [
            (UIScrollView.ContentInsetAdjustmentBehavior.never, 0.0, 0.0), (.always, 50, 50),
            (.scrollableAxes, 0, 50), (.automatic, 0, 50),
        ])
    func adjustment(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior, whenFitting: CGFloat, whenScrollable: CGFloat
    ) {
        scrollView.contentInsetAdjustmentBehavior = behavior
        scrollView.contentInset.top = 5
        scrollView.contentSize = CGSize(width: 400, height: 100)
        #expect(scrollView.adjustedContentInset.top == whenFitting + 5)
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        #expect(scrollView.adjustedContentInset.top == whenScrollable + 5)
        #expect(scrollView.contentOffset.y == -whenScrollable - 5)
    }

    @Test("D7 in a navigation controller a screen's main content keeps clear of the bar, scrollable or not")
    func mainContent() {
        let screen = UIViewController()
        device.window.rootViewController = UINavigationController(rootViewController: screen)
        scrollView.frame = screen.view.bounds
        screen.view.addSubview(scrollView)
        device.settle()
        let bar = scrollView.safeAreaInsets.top
        #expect(bar > 50)
        #expect(scrollView.adjustedContentInset.top == bar)
        #expect(scrollView.contentOffset.y == -bar)
        let second = UIScrollView(frame: screen.view.bounds)
        screen.view.addSubview(second)
        #expect(second.adjustedContentInset.top == 0)
    }

    @Test("D7 content that has shrunk is shown where it is")
    func shrinking() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        scrollView.contentOffset.y = 1200
        scrollView.contentSize.height = 1000
        #expect(scrollView.contentOffset.y == 200)
    }

    @Test("D7 scrolling to a rectangle moves no further than it must")
    func rectToVisible() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 200)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 200)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 100)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1950, width: 10, height: 100), animated: false)
        #expect(scrollView.contentOffset.y == 1200)
    }

    @Test("D10 an animated offset takes its time and tells its end")
    func animatedOffset() {
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        log.forget()
        device.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
        let start = scrollView.contentOffset.y
        device.advance(by: 0.15)
        #expect(scrollView.contentOffset.y > start && scrollView.contentOffset.y < 600)
        device.settle()
        #expect(scrollView.contentOffset.y == 600)
        #expect(log.calls == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("D10 a drag takes over from an animated offset")
    func dragStopsAnimation() {
        scrollView.contentSize = CGSize(width: 400, height: 4000)
        device.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
        device.advance(by: 0.1)
        let finger = device.finger().down(at: CGPoint(x: 200, y: 400)).move(by: 0, -20, over: 0)
        let offset = scrollView.contentOffset
        finger.hold(for: 0.5)
        #expect(scrollView.contentOffset == offset)
        #expect(!log.calls.contains("didEndScrollingAnimation"))
    }

    // MARK: Zoom

    private func makeZoomable() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(view)
        scrollView.contentSize = view.bounds.size
        scrollView.maximumZoomScale = 3
        log.zoomedView = view
        log.forget()
        return view
    }

    @Test("D1 a scroll view has a pinch while there is anything to zoom between")
    func pinchExists() {
        #expect(scrollView.pinchGestureRecognizer == nil)
        scrollView.maximumZoomScale = 2
        #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
        scrollView.maximumZoomScale = 1
        #expect(scrollView.pinchGestureRecognizer == nil)
    }

    @Test("D7 a zoom scales the view and the content, and keeps to its limits")
    func zoomScale() {
        let view = makeZoomable()
        scrollView.zoomScale = 2
        #expect(view.frame == CGRect(x: 0, y: 0, width: 800, height: 1600))
        #expect(scrollView.contentSize == CGSize(width: 800, height: 1600))
        #expect(scrollView.contentOffset == CGPoint(x: 200, y: 400))
        scrollView.zoomScale = 7
        #expect(scrollView.zoomScale == 3)
        scrollView.zoomScale = 1
        #expect(scrollView.contentSize == CGSize(width: 400, height: 800))
        #expect(scrollView.contentOffset == .zero)
    }

    private func pinch(to distance: CGFloat, lifts: Bool = true) {
        let (left, right) = (FingerTrack(down: CGPoint(x: 150, y: 400)), FingerTrack(down: CGPoint(x: 250, y: 400)))
        let half = distance / 2
        let tracks = [
            left.move(to: CGPoint(x: 200 - half, y: 400), over: 0.3),
            right.move(to: CGPoint(x: 200 + half, y: 400), over: 0.3),
        ]
        device.play(lifts ? tracks.map { $0.up() } : tracks)
    }

    @Test("D10 two fingers zoom around the point between them")
    func pinching() {
        _ = makeZoomable()
        pinch(to: 200)
        device.settle()
        #expect(abs(scrollView.zoomScale - 2) < 0.01)
        #expect(abs(scrollView.contentOffset.x - 200) < 4)
        #expect(abs(scrollView.contentOffset.y - 400) < 4)
        #expect(log.calls.first { $0.contains("Zoom") } == "willBeginZooming")
        #expect(log.calls.last { $0.contains("Zoom") } == "didEndZooming")
    }

    // Fails when every step of a zoom is computed from the size that the one before has left.
    @Test("D7 content that has its scale again has its size again, whatever it was in between")
    func zoomThereAndBack() {
        _ = makeZoomable()
        let size = scrollView.contentSize
        for step in 1...60 { scrollView.zoomScale = 1 + 0.031 * CGFloat(step) }
        for step in (0...60).reversed() { scrollView.zoomScale = 1 + 0.029 * CGFloat(step) }
        #expect(scrollView.contentSize == size)
    }

    @Test("D10 a zoom past its limit bounces back")
    func zoomBounce() {
        _ = makeZoomable()
        pinch(to: 390)
        #expect(scrollView.zoomScale > 3 && scrollView.zoomScale < 3.9)
        #expect(scrollView.isZoomBouncing && !scrollView.isZooming)
        device.settle()
        #expect(scrollView.zoomScale == 3)
        #expect(!scrollView.isZoomBouncing)
        #expect(log.calls.last { $0.contains("Zoom") } == "didEndZooming")
    }
}
