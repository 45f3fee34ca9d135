import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("Scrolls with a trackpad") @MainActor
struct ScrollTests {
    private let device = HeadlessDevice()
    private let pan = UIPanGestureRecognizer()
    private let view: UIView
    private let place = CGPoint(x: 195, y: 400)

    init() {
        view = UIView(frame: device.window.bounds)
        device.window.addSubview(view)
        view.addGestureRecognizer(pan)
        pan.allowedScrollTypesMask = .all
    }

    @Test("a governed pan that takes scrolls as well decides on each gesture anew, and knows which it is")
    func decidesAnew() {
        let arbiter = GestureArbiter(rules: [.viewOptions, .direction])
        arbiter.govern(pan)
        let log = ActionLog(of: pan)
        let inner = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        inner.arbitration.backSwipe = .blocked
        view.addSubview(inner)
        device.finger().down(at: place).move(by: 100, over: 0.1).up()
        #expect(log.states.isEmpty && pan.touchdown?.isScroll == false)
        device.pointer(at: CGPoint(x: 195, y: 100)).scroll(by: 100, over: 0.1).end()
        #expect(log.states.first == .began && pan.touchdown?.isScroll == true)
        #expect(pan.touchdown?.view === view)
        #expect(pan.touchdown?.location(in: inner) == CGPoint(x: 195, y: -200))
        device.pointer(at: place).scroll(by: 100, over: 0.1).end()
        #expect(log.states.count { $0 == .began } == 1)
        #expect(pan.touchdown?.view === inner)
        device.finger().down(at: CGPoint(x: 195, y: 100)).move(by: 100, over: 0.1).up()
        #expect(log.states.count { $0 == .began } == 2 && pan.touchdown?.isScroll == false)
    }

    // Fails when only pans and pinches are known to begin without a finger.
    @Test("a governed rotation that has been refused for fingers decides anew for a trackpad")
    func rotation() {
        let arbiter = GestureArbiter(rules: [.viewOptions])
        let rotation = UIRotationGestureRecognizer()
        view.addGestureRecognizer(rotation)
        arbiter.govern(rotation)
        view.arbitration.backSwipe = .blocked
        let left = device.finger().down(at: CGPoint(x: 150, y: 400))
        let right = device.finger().down(at: CGPoint(x: 250, y: 400))
        left.move(by: 0, 100, over: 0.2)
        right.move(by: 0, -100, over: 0.2)
        #expect(!rotation.isActive)
        left.up()
        right.up()
        view.arbitration.backSwipe = .allowed
        #expect(arbiter.gestureRecognizerShouldBegin(rotation))
    }
}
