import GestureArbitration
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("A pinch and the scroll views under it") @MainActor
struct PinchRuleTests {
    private let device = HeadlessDevice()
    private let view: UIView
    private let pinch = UIPinchGestureRecognizer()
    private let arbiter: GestureArbiter
    private let trace = ArbitrationTrace()
    private let actions: ActionLog

    init() {
        view = UIView(frame: device.window.bounds)
        device.window.addSubview(view)
        view.addGestureRecognizer(pinch)
        arbiter = GestureArbiter()
        arbiter.trace = trace
        arbiter.govern(pinch)
        actions = ActionLog(of: pinch)
    }

    private func pinch(from start: CGFloat, to end: CGFloat) {
        device.play(
            [-1, 1].map { side in
                FingerTrack(down: CGPoint(x: 195, y: 400 + side * start / 2))
                    .move(by: 0, side * (end - start) / 2, over: 0.3).up()
            })
        device.settle()
    }

    private var hasBegun: Bool { actions.states.contains(.began) }
    private var refusal: ArbitrationReason? { trace.entries.last { $0.outcome == .denied }?.reason }

    @Test(
        "a pinch is let through in one direction only",
        arguments: PinchDirection.allCases)
    func direction(direction: PinchDirection) {
        pinch.pinchDirection = direction
        arbiter.rules = [.direction]
        pinch(from: direction == .closing ? 100 : 300, to: direction == .closing ? 300 : 100)
        #expect(!hasBegun)
        #expect(refusal == .otherDirection)
        pinch(from: direction == .closing ? 300 : 100, to: direction == .closing ? 100 : 300)
        #expect(hasBegun)
    }

    @Test("pinch directions agree with the scales on their side of 1")
    func agrees() {
        #expect(PinchDirection.closing.agrees(with: 0.9))
        #expect(!PinchDirection.closing.agrees(with: 1))
        #expect(PinchDirection.opening.agrees(with: 1.1))
        #expect(!PinchDirection.opening.agrees(with: 1))
    }

    @Test("the zoom rule has no opinion on pans")
    func pans() {
        let pan = UIPanGestureRecognizer()
        #expect(ZoomEdgeRule.zoomEdge.shouldBegin(pan) == nil)
        #expect(ZoomEdgeRule.zoomEdge.relation(of: pan, to: pinch) == nil)
    }

    private func picture(at scale: CGFloat) -> (UIScrollView, ZoomingDelegate) {
        let picture = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        let zooming = ZoomingDelegate(UIView(frame: CGRect(origin: .zero, size: picture.bounds.size)))
        picture.isMultipleTouchEnabled = true
        picture.contentSize = picture.bounds.size
        picture.maximumZoomScale = 3
        picture.delegate = zooming
        picture.addSubview(zooming.content)
        picture.zoomScale = scale
        view.addSubview(picture)
        device.settle()
        return (picture, zooming)
    }

    @Test(
        "a scroll view that can still zoom goes before the pinch",
        arguments: [
            (PinchDirection.closing, 2, false), (.closing, 1, true), (.opening, 2, false), (.opening, 3, true),
        ] as [(PinchDirection, CGFloat, Bool)])
    func zooming(direction: PinchDirection, scale: CGFloat, begins: Bool) {
        pinch.pinchDirection = direction
        arbiter.rules = [.direction, .zoomEdge]
        let (picture, zooming) = picture(at: scale)
        pinch(from: direction == .closing ? 300 : 100, to: direction == .closing ? 100 : 300)
        #expect(hasBegun == begins)
        #expect((picture.zoomScale == scale) == begins)
        if !begins { #expect(refusal == .scrollViewCanZoom) }
        #expect(zooming.content.superview === picture)
    }

    @Test("a picture that waits for a pinch is zoomed by a pinch the other way")
    func otherWay() {
        arbiter.rules = [.direction, .zoomEdge]
        let (picture, zooming) = picture(at: 1)
        pinch(from: 100, to: 200)
        #expect(!hasBegun)
        #expect(picture.zoomScale > 1.5)
        #expect(zooming.content.superview === picture)
    }

    @Test("a scroll view that does not zoom is not in the way of a pinch, however far it could scroll")
    func plain() {
        arbiter.rules = [.direction, .zoomEdge, .scrollEdge]
        view.addSubview(makePager(page: 1))
        pinch(from: 300, to: 100)
        #expect(hasBegun)
    }
}
