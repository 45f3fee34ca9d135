import GestureArbitration
import Testing
@_spi(Headless) import UIKit

/// Such as those of a map, or of the rows of a collection view, which nobody can be asked about.
@MainActor
struct DeeperPanTests {
    let fixture = GestureFixture(rules: [.direction, .otherGestures, .scrollEdge])
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let rowPan = LatePanGestureRecognizer()

    init() {
        list.contentSize = CGSize(width: 390, height: 3000)
        fixture.view.addSubview(list)
        list.addGestureRecognizer(rowPan)
    }

    @Test("a swipe leaves the finger to a later pan of a list")
    func laterPan() {
        fixture.swipeBack(lift: false)
        #expect(!fixture.hasBegun)
        #expect(rowPan.state == .changed)
    }

    @Test("a swipe begins when the later pan of a list has failed")
    func failedPan() {
        rowPan.finds = false
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }

    @Test("a pan that neither begins nor fails holds nothing back where its view says so", arguments: [true, false])
    func stubbornPan(isStated: Bool) {
        rowPan.isStubborn = true
        if isStated { list.arbitration.draggedAxes = .vertical }
        fixture.swipeBack(lift: false)
        #expect(fixture.hasBegun == isStated)
    }

    @Test("a swipe does not wait for a deeper pan with an arbiter of its own, which may wait for its finger to turn")
    func governedPan() {
        rowPan.isStubborn = true
        let arbiter = GestureArbiter(rules: [.direction])
        arbiter.govern(rowPan)
        rowPan.swipeDirection = .down
        fixture.swipeBack(lift: false)
        #expect(fixture.hasBegun)
    }

    @Test(
        "a swipe does not wait for a deeper pan that waits for it, by its class or by its delegate",
        arguments: [true, false])
    func waitingPan(byDelegate: Bool) {
        final class Patient: UIPanGestureRecognizer {
            var isPatient = false
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { isPatient }
        }
        final class PatientDelegate: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let (pan, delegate) = (Patient(), PatientDelegate())
        if byDelegate { pan.delegate = delegate } else { pan.isPatient = true }
        let panel = UIView(frame: fixture.view.bounds)
        fixture.view.addSubview(panel)
        panel.addGestureRecognizer(pan)
        fixture.swipeBack()
        #expect(fixture.hasBegun)
        #expect(pan.state == .possible)
    }

    @Test("a list's pan for two fingers holds nothing back")
    func twoFingers() {
        rowPan.minimumNumberOfTouches = 2
        fixture.swipeBack()
        #expect(fixture.hasBegun)
    }
}

/// A pan that knows after 15 points whether there is something to drag.
final class LatePanGestureRecognizer: UIPanGestureRecognizer {
    var finds = true
    var isStubborn = false
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = touches.first?.location(in: view) ?? .zero
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !isStubborn, let place = touches.first?.location(in: view), abs(place.x - start.x) >= 15 else { return }
        if finds { super.touchesMoved(touches, with: event) } else { state = .failed }
    }
}
