import FullScreenPop
import ScreenTransitions
import TestSupport
import Testing
@_spi(Headless) import UIKit

@Suite("Fingers whose frames decide") @MainActor
struct FrameByFrameTests {
    private func addList(to fixture: NavigationFixture) -> UIScrollView {
        let list = UIScrollView(frame: CGRect(x: 0, y: 91, width: 390, height: 719))
        list.contentSize = CGSize(width: 390, height: 3600)
        fixture.top.view.addSubview(list)
        list.contentOffset.y = 900
        return list
    }

    /// Lets a finger be at each of `places`, frame after frame, and then lifts it.
    private func play(_ places: [(CGFloat, CGFloat)], of finger: Finger, on fixture: NavigationFixture) {
        for (x, y) in places {
            fixture.device.advance(by: 1 / 60)
            finger.move(to: fixture.point(x, y), over: 0)
        }
        fixture.device.advance(by: 1 / 60)
        finger.up()
        fixture.device.settle()
    }

    // Fails when the other pan takes a finger in the event in which the first has found out that it scrolls.
    @Test(
        "a list scrolls if another finger lands in the frame in which it begins, and rests",
        arguments: TestConfiguration.all)
    func landsAsListBegins(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let list = addList(to: fixture)
        let (finger, other) = (fixture.finger(at: 200, 450), fixture.device.finger())
        for y in [446, 442] as [CGFloat] {
            fixture.device.advance(by: 1 / 60)
            finger.move(to: fixture.point(200, y), over: 0)
        }
        fixture.device.advance(by: 1 / 60)
        fixture.device.event {
            finger.move(to: fixture.point(200, 433), over: 0)
            other.down(at: fixture.point(300, 600))
        }
        play((0..<9).map { (200, 420 - 20 * CGFloat($0)) }, of: finger, on: fixture)
        other.up()
        #expect(list.contentOffset.y > 960)
    }

    // Fails when a finger that lands beside one that moves already, and stays where it is, counts as half of a spread.
    @Test("a touch beside a swipe that has begun takes nothing from it", arguments: TestConfiguration.all)
    func touchBesideSwipe(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let (finger, other) = (fixture.finger(at: 150), fixture.device.finger())
        for x in [152, 157] as [CGFloat] {
            fixture.device.advance(by: 1 / 60)
            finger.move(to: fixture.point(x, 400), over: 0)
        }
        other.down(at: fixture.point(100, 400))
        play([164, 173, 185, 199, 214, 230, 250, 270, 300, 330].map { ($0, 398) }, of: finger, on: fixture)
        other.up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    // Fails when the velocity over a time longer than the flick decides, whatever the finger does on the whole.
    @Test("a flick down that began sideways pops nothing", arguments: TestConfiguration.all)
    func flickDown(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        play([(119, 374), (138, 448), (133, 478)], of: fixture.finger(at: 100, 350), on: fixture)
        #expect(fixture.stack.count == 2)
    }

    @Test("a flick sideways that began down dismisses nothing", arguments: TestConfiguration.all)
    func flickSideways(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let modal = Screen("Modal")
        modal.modalTransition = ModalTransition(.cover(from: .bottom), gesture: .verticalPan(.down))
        fixture.device.perform { fixture.navigation.present(modal, animated: true) }
        fixture.device.settle()
        play([(115, 368), (146, 387), (218, 412), (317, 406)], of: fixture.finger(at: 100, 350), on: fixture)
        #expect(fixture.navigation.presentedViewController === modal)
    }

    // Fails when UIKit's edge pan is not told how far the finger has moved while it had to wait: the pop falls short.
    @Test("a short flick from the edge pops over a list as over nothing", arguments: TestConfiguration.all)
    func edgeFlickOverList(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        _ = addList(to: fixture)
        play([7.2, 17.6, 35, 52.4, 62.8, 65].map { ($0, 400) }, of: fixture.finger(at: 5), on: fixture)
        #expect(fixture.stack == ["Screen 0"])
    }

    // Fails when two pans follow the same finger: one of them takes another finger later, while others wait for it.
    @Test("a finger and a pencil that land together at the edge leave nothing stuck", arguments: TestConfiguration.all)
    func pencilAtEdge(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let map = UIView(frame: fixture.top.view.bounds)
        let pan = UIPanGestureRecognizer()
        map.addGestureRecognizer(pan)
        fixture.top.view.addSubview(map)
        let (finger, pencil) = (fixture.device.finger(), fixture.device.finger(.pencil))
        let (second, third) = (fixture.device.finger(), fixture.device.finger())
        fixture.device.event {
            finger.down(at: fixture.point(19, 304))
            pencil.down(at: fixture.point(29, 239))
        }
        fixture.device.advance(by: 1 / 60)
        pencil.up()
        fixture.device.advance(by: 0.05)
        second.down(at: fixture.point(300, 473)).move(by: fixture.back(64), -14, over: 0.08)
        third.down(at: fixture.point(112, 308))
        fixture.device.advance(by: 1 / 60)
        finger.up()
        for _ in 0..<10 {
            fixture.device.advance(by: 1 / 60)
            fixture.device.event {
                second.move(by: fixture.back(2), -3, over: 0)
                third.move(by: fixture.back(12), -3, over: 0)
            }
        }
        second.up()
        third.up()
        fixture.device.settle()
        let recognizers = (fixture.navigation.view.gestureRecognizers ?? []) + [pan]
        #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    }
}
