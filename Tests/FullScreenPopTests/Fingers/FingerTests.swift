import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("Fingers as people have them") @MainActor
struct FingerTests {
    @Test(
        "a thumb's arc that begins steep pops where nothing can be moved up or down", arguments: TestConfiguration.all,
        [1, -1])
    func arc(configuration: TestConfiguration, up: CGFloat) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 60, 400)
        for (x, y) in [(3, 12), (5, 14), (8, 13), (12, 10), (18, 5), (24, 2)] as [(CGFloat, CGFloat)] {
            finger.move(by: fixture.back(x), y * up, over: 1 / 60)
        }
        finger.move(by: fixture.back(190), over: 0.1).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("over a list, an arc that begins steep scrolls and pops nothing", arguments: TestConfiguration.all)
    func arcOverList(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let list = fixture.addList()
        let before = list.contentOffset.y
        let finger = fixture.finger(at: 60, 500)
        finger.move(by: fixture.back(6), -24, over: 0.05).move(by: fixture.back(200), -10, over: 0.2).up()
        #expect(list.contentOffset.y > before + 10)
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.events.isEmpty)
    }

    // Fails when a pager waits for a finger that may be winding up.
    @Test(
        "a finger that winds up in the opposite direction pops, unless it begins to page",
        arguments: TestConfiguration.all)
    func windsUp(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager()
        for (y, distance) in [(100, -15), (400, -9)] as [(CGFloat, CGFloat)] {
            fixture.device.perform { fixture.navigation.setViewControllers(fixture.screens, animated: false) }
            fixture.device.settle()
            fixture.finger(at: 60, y)
                .move(by: fixture.back(distance), 2, over: 0.1).move(by: fixture.back(240), over: 0.3).up()
            fixture.device.settle()
            #expect(fixture.stack == ["Screen 0"], "\(y)")
            #expect(pager.contentOffset.x == fixture.offset(ofPage: 0))
        }
        fixture.device.perform { fixture.navigation.setViewControllers(fixture.screens, animated: false) }
        fixture.device.settle()
        let finger = fixture.finger(at: 300).move(by: fixture.back(-13), over: 0.1)
        #expect(pager.isDragging)
        finger.up()
        #expect(fixture.device.faults.isEmpty)
    }

    // Fails when a few points across, as every finger makes them, keep the pan from waiting for a turn.
    @Test("a finger that winds up over a list pops", arguments: TestConfiguration.all)
    func windUpOverList(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let list = fixture.addList()
        fixture.finger(at: 60).move(by: fixture.back(-13), 3, over: 0.1).move(by: fixture.back(240), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(list.contentOffset.y <= 0)
    }

    // Fails when the pan waits for a turn that a scroll view would keep.
    @Test("a pager that can page back scrolls at once in the other direction", arguments: TestConfiguration.all)
    func pageOnwardAtOnce(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager(page: 1)
        let finger = fixture.finger(at: 200).move(by: fixture.back(-14), over: 0.1)
        #expect(pager.isDragging)
        finger.up()
    }

    @Test("a pager on its first page turns when the finger goes on in its direction", arguments: TestConfiguration.all)
    func pageOnward(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let pager = fixture.addPager()
        fixture.finger(at: 300).move(by: fixture.back(-200), over: 0.2).up()
        fixture.device.settle()
        #expect(pager.contentOffset.x == fixture.offset(ofPage: 1))
        #expect(fixture.stack.count == 2)
    }

    @Test(
        "a swipe that goes on across, or back, for long does not pop when it turns at last",
        arguments: TestConfiguration.all)
    func tooLate(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 60, 200).move(by: 0, 280, over: 0.3).move(by: fixture.back(250), over: 0.3).up()
        fixture.finger(at: 120, 200).move(by: fixture.back(-60), over: 0.2).move(by: fixture.back(250), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        fixture.swipe()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("a swipe on an empty screen may wind up by 44 points", arguments: TestConfiguration.all)
    func windUp(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 120, 200).move(by: fixture.back(-44), over: 0.2).move(by: fixture.back(250), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    // Fails when the pan does not notice that its finger has turned, or takes the whole way for its direction.
    @Test("a finger that turns after a long way across flicks the screen away", arguments: TestConfiguration.all)
    func turn(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 60, 200).move(by: 0, 140, over: 0.3).move(by: fixture.back(75), over: 5 / 60).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.milestones == [.began, .finished])
    }

    // Fails when the pan waits for a turn after it has begun.
    @Test("a swipe that jumps back to where it began is told of it", arguments: TestConfiguration.all)
    func jumpBack(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let finger = fixture.finger(at: 60, 200).move(by: fixture.back(280), over: 0.3)
        finger.move(by: fixture.back(-279), 100, over: 1 / 60).hold(for: 0.1)
        #expect(fixture.progress.last ?? 1 < 0.1)
        finger.up()
    }

    @Test("a swipe a little steeper than 45 degrees pops", arguments: TestConfiguration.all)
    func diagonal(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 60, 200).move(by: fixture.back(220), 240, over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a flick of two, three or four samples pops", arguments: TestConfiguration.all, [2, 3, 4])
    func flick(configuration: TestConfiguration, samples: Int) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 60).move(by: fixture.back(CGFloat(samples) * 15), over: Double(samples) / 60).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0"])
    }

    @Test("a finger that is pulled back before it is lifted does not pop", arguments: TestConfiguration.all)
    func pulledBack(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.finger(at: 60)
            .move(by: fixture.back(200), over: 0.2).move(by: fixture.back(-40), over: 3 / 60).up()
        fixture.device.settle()
        #expect(fixture.stack.count == 2)
        #expect(fixture.milestones == [.began, .cancelled])
    }

    @Test("a finger that lands during a push and moves after it pops", arguments: TestConfiguration.all)
    func landsDuringPush(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.device.perform { fixture.navigation.pushViewController(Screen("Pushed"), animated: true) }
        fixture.finger(at: 60).hold(for: 0.6).move(by: fixture.back(240), over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.stack == ["Screen 0", "Screen 1"])
        #expect(fixture.milestones == [.began, .finished])
    }

    @Test(
        "a Pencil and a dragged pointer swipe like fingers, and are refused like fingers",
        arguments: TestConfiguration.all,
        [UITouch.TouchType.pencil, .indirectPointer])
    func otherTouches(configuration: TestConfiguration, type: UITouch.TouchType) {
        let fixture = NavigationFixture(configuration)
        for isEnabled in [false, true] {
            fixture.top.fullScreenPop.isEnabled = isEnabled
            for x: CGFloat in [5, 60] {
                let pencil = fixture.device.finger(type).down(at: fixture.point(x, 400))
                pencil.move(by: fixture.back(260), over: 0.3).up()
                fixture.device.settle()
                #expect((fixture.stack.count == 1) == isEnabled)
            }
        }
        #expect(fixture.device.faults.isEmpty)
    }

    @Test("a drag down that dismisses a modal may begin with an arc", arguments: TestConfiguration.all)
    func modalArc(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        let modal = Screen("Modal")
        modal.modalTransition = ModalTransition(.zoom, gesture: .verticalPan(.down))
        fixture.device.perform { fixture.top.present(modal, animated: true) }
        fixture.device.settle()
        let finger = fixture.finger(at: 60, 200).move(by: 25, 8, over: 0.05).move(by: 12, 14, over: 0.05)
        finger.move(by: 10, 350, over: 0.3).up()
        fixture.device.settle()
        #expect(fixture.navigation.presentedViewController == nil)
    }

    @Test(
        "a touch that the system takes away leaves nothing behind, whenever that happens",
        arguments: TestConfiguration.all)
    func cancelledAnywhere(configuration: TestConfiguration) {
        let fixture = NavigationFixture(configuration)
        fixture.addPager().addSubview(UISlider(frame: CGRect(x: 20, y: 50, width: 350, height: 50)))
        for distance: CGFloat in [0, 4, 9, 11, 20, 60, 200] {
            for start in [
                CGPoint(x: 3, y: 700), CGPoint(x: 100, y: 700), CGPoint(x: 100, y: 500), CGPoint(x: 195, y: 275),
            ] {
                fixture.finger(at: start.x, start.y).move(by: fixture.back(distance), over: 0.1).cancel()
                fixture.device.settle()
                #expect(fixture.stack.count == 2)
            }
        }
        #expect(fixture.recognizersAreIdle)
        fixture.swipe(y: 700)
        #expect(fixture.stack == ["Screen 0"])
        #expect(fixture.device.faults.isEmpty)
    }
}

extension NavigationFixture {
    /// Adds a long list over the top screen.
    fileprivate func addList() -> UIScrollView {
        let list = UIScrollView(frame: top.view.bounds)
        list.contentSize = CGSize(width: list.bounds.width, height: 3000)
        top.view.addSubview(list)
        device.settle()
        return list
    }
}
