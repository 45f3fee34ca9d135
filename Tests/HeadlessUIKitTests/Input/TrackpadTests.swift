import Testing
@testable @_spi(Headless) import UIKit

@Suite("Scrolls with a trackpad") @MainActor
struct TrackpadTests {
    let device = HeadlessDevice(size: CGSize(width: 400, height: 400))
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let pan = UIPanGestureRecognizer()
    let log = LoggingTarget()
    let delegate = AnsweringDelegate()
    let place = CGPoint(x: 200, y: 300)

    init() {
        device.window.addSubview(view)
        view.addGestureRecognizer(pan)
        pan.delegate = delegate
        pan.allowedScrollTypesMask = .continuous
        log.listen(to: pan)
    }

    @Test(
        "J1 a pan receives the scrolls that its mask allows, and none by default, whatever touches it allows",
        arguments: [UIScrollTypeMask?.none, .discrete, .continuous, .all], [UIScrollType.discrete, .continuous])
    func mask(mask: UIScrollTypeMask?, type: UIScrollType) {
        pan.allowedScrollTypesMask = mask ?? UIPanGestureRecognizer().allowedScrollTypesMask
        pan.allowedTouchTypes = []
        device.pointer(at: place, type).scroll(by: 60, over: 0.1).end()
        #expect(log.states.isEmpty == (mask?.contains(type.mask) != true))
    }

    @Test("J1 the delegate is asked about the event, and about no touch")
    func questions() {
        var types: [UIEvent.EventType] = []
        var touches = 0
        delegate.receivesEvent = { event in
            types.append(event.type)
            return false
        }
        delegate.receivesTouch = { _ in
            touches += 1
            return true
        }
        device.pointer(at: place).scroll(by: 60, over: 0.1).end()
        #expect(types == [.scroll] && touches == 0 && log.states.isEmpty)
    }

    @Test("J2 a scroll has no touches: views and the methods for touches hear of none")
    func noTouches() {
        var counts: [Int] = []
        var allTouches: [Int?] = []
        log.onAction = { counts.append($0.numberOfTouches) }
        delegate.receivesEvent = { event in
            allTouches.append(event.allTouches?.count)
            return true
        }
        device.pointer(at: place).scroll(by: 60, over: 0.1).end()
        #expect(!counts.isEmpty && counts.allSatisfy { $0 == 0 })
        #expect(allTouches == [0])
        #expect(view.log.isEmpty)
        #expect(!device.runtime.hasTouchesDown)
    }

    @Test("J3 the location is the pointer's, which stays where it is")
    func location() {
        var places: [CGPoint] = []
        log.onAction = { places.append($0.location(in: nil)) }
        device.pointer(at: place).scroll(by: 60, 20, over: 0.1).end()
        #expect(Set(places.map(\.x)) == [place.x] && Set(places.map(\.y)) == [place.y])
    }

    @Test("J4 translation and velocity are those of fingers that move as far, right from the hysteresis on")
    func movement() {
        var translations: [CGFloat] = []
        var velocity: CGFloat = 0
        log.onAction = { [view] recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            translations.append(pan.translation(in: view).x)
            if pan.state == .changed { velocity = pan.velocity(in: view).x }
        }
        let pointer = device.pointer(at: place).scroll(by: 9, over: 0)
        #expect(pan.state == .possible)
        pointer.scroll(by: 51, over: 0.1)
        #expect(translations.last == 50)
        #expect(abs(velocity - 510) < 1)
        pointer.end()
        #expect(log.states.last == .ended)
    }

    @Test("J4 a scroll that comes to nothing fails, and one that is taken away is cancelled; the next is a new one")
    func ends() {
        device.pointer(at: place).scroll(by: 5, over: 0.1).end()
        #expect(log.states.isEmpty && pan.state == .possible)
        device.pointer(at: place).scroll(by: 60, over: 0.1).cancel()
        #expect(log.states.last == .cancelled && pan.state == .possible)
        device.pointer(at: place).scroll(by: 60, over: 0.1).end()
        #expect(log.states.last == .ended)
    }

    @Test("J5 a scroll view scrolls by it, and coasts; content in it hears nothing")
    func scrolls() {
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.contentSize = CGSize(width: 400, height: 4000)
        let content = LoggingView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
        scrollView.addSubview(content)
        view.addSubview(scrollView)
        device.pointer(at: place).scroll(by: 0, -110, over: 0.1).hold(for: 0.3).end()
        #expect(scrollView.contentOffset.y == 100)
        device.pointer(at: place).scroll(by: 0, -110, over: 0.1).end()
        device.settle()
        #expect(scrollView.contentOffset.y > 300)
        #expect(content.log.isEmpty && log.states.isEmpty)
    }

    @Test("J5 a row is dragged open by it, where the profile says so", arguments: [true, false])
    func opensRow(dragsRows: Bool) {
        var profile = BehaviourProfile()
        profile.scrolling.trackpadDragsRows = dragsRows
        let device = HeadlessDevice(profile: profile)
        let rows = TableTests.Source()
        rows.trailing = ["Flag"]
        let table = UITableView(frame: device.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (rows, rows)
        device.window.addSubview(table)
        device.settle()
        device.pointer(at: CGPoint(x: 300, y: 20)).scroll(by: -150, over: 0.2).end()
        device.settle()
        #expect(table.isEditing == dragsRows)
    }

    @Test(
        "J6 UIKit's own pop takes it wherever the pointer is, where the profile says so",
        arguments: BehaviourProfile.System.allCases, [true, false])
    func pops(system: BehaviourProfile.System, takesScrolls: Bool) {
        var profile = BehaviourProfile(system: system)
        profile.navigation.trackpadPops = takesScrolls
        let device = HeadlessDevice(profile: profile)
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.perform { device.window.rootViewController = navigation }
        device.perform { navigation.pushViewController(UIViewController(), animated: false) }
        device.settle()
        device.pointer(at: place).scroll(by: 250, over: 0.3).end()
        device.settle()
        #expect(navigation.viewControllers.count == (takesScrolls ? 1 : 2))
        #expect(device.faults.isEmpty)
    }

    @Test("J7 a pager under the pointer goes before UIKit's own pop, or waits for it", arguments: [false, true])
    func pagerUnderPointer(waits: Bool) {
        var profile = BehaviourProfile()
        profile.navigation.othersWaitForTrackpadPop = waits
        let device = HeadlessDevice(profile: profile)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let screen = UIViewController()
        device.perform { device.window.rootViewController = navigation }
        device.perform { navigation.pushViewController(screen, animated: false) }
        let pager = UIScrollView(frame: screen.view.bounds)
        pager.contentSize = CGSize(width: 780, height: 800)
        pager.contentOffset.x = 390
        screen.view.addSubview(pager)
        device.settle()
        device.pointer(at: place).scroll(by: 250, over: 0.3).end()
        device.settle()
        #expect(navigation.viewControllers.count == (waits ? 1 : 2))
        #expect((pager.contentOffset.x == 390) == waits)
    }

    @Test("J8 a pinch takes fingers that pinch on a trackpad, which are no touches; nobody else hears of them")
    func pinch() {
        let pinch = UIPinchGestureRecognizer()
        view.addGestureRecognizer(pinch)
        let pinched = LoggingTarget()
        pinched.listen(to: pinch)
        let pointer = device.pointer(at: place).pinch(to: 0.5, over: 0.2)
        #expect(pinch.state == .changed && pinch.numberOfTouches == 0)
        #expect(abs(pinch.scale - 0.5) < 1e-6)
        #expect(pinch.location(in: view) == place)
        pinch.scale = 1
        pointer.pinch(to: 0.25, over: 0.2)
        #expect(abs(pinch.scale - 0.5) < 1e-6)
        pointer.end()
        #expect(pinched.states.first == .began && pinched.states.last == .ended)
        #expect(log.states.isEmpty && view.log.isEmpty)
        device.pointer(at: place).pinch(to: 1.05, over: 0.2).end()
        #expect(pinched.states.last == .ended && pinch.state == .possible)
    }
}
