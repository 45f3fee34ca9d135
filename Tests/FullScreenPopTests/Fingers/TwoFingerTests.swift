import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("Fingers that land or move together") @MainActor
struct TwoFingerTests {
    // Fails when a pan takes all fingers that land together, or those that land later: half of the way would not pop.
    @Test(
        "of two fingers that land together one moves the screen, whatever rests later", arguments: TestConfiguration.all
    )
    func together(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let fingers = fixture.fingersTogether(at: [(60, 400), (300, 700)])
        let later = fixture.finger(at: 200, 600)
        fingers[0].move(by: fixture.back(230), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        fingers[1].up()
        later.up()
    }

    // Fails, every other time, when fingers that land above one another are taken as they come out of a set.
    @Test(
        "of two fingers that land above one another either can swipe", arguments: TestConfiguration.leftToRight, 0..<8)
    func aboveOneAnother(configuration: TestConfiguration, attempt: Int) {
        let fixture = NavigationFixture(configuration)
        let fingers = fixture.fingersTogether(at: [(100, 200), (100, 600)])
        fingers[attempt % 2].move(by: fixture.back(230), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        fingers[1 - attempt % 2].up()
    }

    // Fails when the fingers that land together are not put into an order.
    @Test("of three fingers that land together the outer ones can swipe", arguments: TestConfiguration.all)
    func three(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let fingers = fixture.fingersTogether(at: [(60, 500), (160, 700), (260, 760)])
        fingers[0].move(by: fixture.back(230), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        fingers[1].up()
        fingers[2].up()
    }

    // Fails when a pan takes one of several fingers, and keeps where another one has landed.
    @Test(
        "a palm on a canvas does not stand in the way of a finger that lands beside it",
        arguments: TestConfiguration.all,
        [80, 320] as [CGFloat])
    func palmOnCanvas(configuration: TestConfiguration, x: CGFloat) {
        let fixture = NavigationFixture(configuration)
        let canvas = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
        canvas.arbitration.backSwipe = .blocked
        fixture.top.view.addSubview(canvas)
        let fingers = fixture.fingersTogether(at: [(x, 700), (150, 400)])
        fingers[1].move(by: fixture.back(230), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        fingers[0].up()
    }

    // Fails, every other time, when a pan asks where one of the fingers has landed, and then takes another one.
    @Test(
        "a finger that lands at the edge pops over a pager, whatever lands with it", arguments: TestConfiguration.all,
        0..<8)
    func edgeBesidePager(configuration: TestConfiguration, attempt: Int) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager(page: 1)
        let fingers = fixture.fingersTogether(at: [(6, 400), (250, 720)])
        fingers[0].move(by: fixture.back(230), over: 0.3).hold(for: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        #expect(pager.contentOffset.x == fixture.offset(ofPage: 1))
        fingers[1].up()
    }

    // Fails when UIKit's edge pan, which waits with a finger that has gone, pops once the swipe has ended.
    @Test(
        "a flick from the edge, and the swipe of a finger that has waited beside it, pop a screen each",
        arguments: TestConfiguration.all)
    func flickBesideSwipe(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration, depth: 4)
        let flick = fixture.finger(at: 11, 600)
        let swipe = fixture.finger(at: 148, 300)
        flick.move(by: fixture.back(60), over: 0.03).up()
        swipe.move(by: fixture.back(220), over: 0.2).up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished, .began, .finished])
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
    }

    // Fails when two fingers that land one after the other are both held to tremble until the second is old.
    @Test("a flick pops beside a finger that has just landed and moves down", arguments: TestConfiguration.all)
    func flickBesideScroll(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let flick = fixture.finger(at: 60, 400)
        let other = fixture.finger(at: 250, 300)
        for _ in 0..<2 {
            fixture.device.advance(by: 1.0 / 60)
            flick.move(by: fixture.back(60), over: 0)
            other.move(by: 0, 40, over: 0)
        }
        fixture.device.advance(by: 1.0 / 60)
        flick.up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        other.up()
    }

    // Fails when a pan takes the other one's finger to rest, of whose movement in the same event it has not been told.
    @Test(
        "two fingers that land together and swipe side by side pop", arguments: TestConfiguration.all,
        [(0, 90), (60, 0), (140, -20)] as [(CGFloat, CGFloat)])
    func sideBySide(configuration: TestConfiguration, apart: (x: CGFloat, y: CGFloat)) {
        let fixture = NavigationFixture(configuration)
        let fingers = fixture.fingersTogether(at: [(60, 400), (60 + apart.x, 400 + apart.y)])
        for _ in 0..<12 {
            fixture.device.advance(by: 1 / 60)
            fixture.device.event {
                for finger in fingers { finger.move(by: fixture.back(18), over: 0) }
            }
        }
        for finger in fingers { finger.up() }
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
    }

    // Fails when a pan gives up because the other one's finger does something else, or movements at right angles are a
    // pinch.
    @Test(
        "a finger that swipes in the instant in which another one moves down pops, whichever lands first",
        arguments: TestConfiguration.all,
        [false, true])
    func besideScroll(configuration: TestConfiguration, isSecond: Bool) {
        let fixture = NavigationFixture(configuration)
        let places: [(x: CGFloat, y: CGFloat)] = [(60, 400), (300, 300)]
        let fingers = fixture.fingersTogether(at: isSecond ? places.reversed() : places)
        let (swipe, other) = isSecond ? (fingers[1], fingers[0]) : (fingers[0], fingers[1])
        for _ in 0..<12 {
            fixture.device.advance(by: 1 / 60)
            fixture.device.event {
                swipe.move(by: fixture.back(18), over: 0)
                other.move(by: fixture.back(-1), 16, over: 0)
            }
        }
        swipe.up()
        fixture.device.settle()
        #expect(fixture.milestones == [.began, .finished])
        other.up()
    }

    // Fails when a pan goes on after the other one has decided.
    @Test("a finger that moves beside one that drags a slider pops nothing", arguments: TestConfiguration.all)
    func besideSlider(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let slider = UISlider(frame: CGRect(x: fixture.point(100, 0).x - 50, y: 675, width: 100, height: 50))
        slider.value = 0.5
        fixture.top.view.addSubview(slider)
        let thumb = fixture.finger(at: 100, 700).hold(for: 0.3)
        let other = fixture.finger(at: 60, 300).hold(for: 0.1)
        for _ in 0..<20 {
            fixture.device.event {
                thumb.move(by: fixture.back(2), over: 0)
                other.move(by: fixture.back(2), over: 0)
            }
            fixture.device.advance(by: 1 / 60)
        }
        #expect(slider.value > 0.6)
        #expect(!fixture.events.contains(.began))
        thumb.up()
        other.up()
    }

    // Fails when a finger counts only if it goes straight away from the other one, or straight round it. A pinch and a
    // rotation begin when that is far enough for each of them, which may be later than a swipe.
    @Test(
        "a finger beside one that rests pops nothing on what is pinched and turned, whichever way it goes",
        arguments: TestConfiguration.all, [(200, 500), (160, 440), (100, 450)] as [(CGFloat, CGFloat)])
    func pinchedAndTurned(configuration: TestConfiguration, place: (x: CGFloat, y: CGFloat)) {
        final class LatePinch: UIPinchGestureRecognizer {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
        }
        final class LateRotation: UIRotationGestureRecognizer {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
        }
        let fixture = NavigationFixture(configuration)
        let sticker = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
        fixture.top.view.addSubview(sticker)
        sticker.addGestureRecognizer(LatePinch())
        sticker.addGestureRecognizer(LateRotation())
        let thumb = fixture.finger(at: 100, 600)
        let other = fixture.finger(at: place.x, place.y)
        other.move(by: fixture.back(180), over: 0.5).up()
        thumb.up()
        fixture.device.settle()
        #expect(!fixture.events.contains(.began))
        #expect(fixture.stack.count == 2)
    }
}
