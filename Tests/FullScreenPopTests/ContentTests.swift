import FullScreenPop
import GestureArbitration
import Testing
@_spi(Headless) import UIKit

@Suite("What lies under the finger") @MainActor
struct ContentTests {
    @Test("R12: a pager on its first page yields", arguments: World.all)
    func firstPage(world: World) {
        let stage = Stage(world)
        let pager = stage.addPager()
        let offset = pager.contentOffset
        stage.swipe(from: 60, by: 280)
        #expect(stage.stack == ["Screen 0"])
        #expect(pager.contentOffset == offset)
        #expect(stage.device.faults.isEmpty)
    }

    @Test("a pager that is to move along does so while the screen is popped", arguments: World.all)
    func simultaneous(world: World) {
        let stage = Stage(world)
        let pager = stage.addPager()
        pager.arbitration.atScrollEdge = .simultaneous
        let finger = stage.finger(at: 60).move(by: stage.back(200), over: 0.2)
        #expect(pager.contentOffset.x != stage.offset(ofPage: 0))
        #expect(stage.milestones == [.began])
        finger.move(by: stage.back(80), over: 0.1).hold(for: 0.2).up()
        stage.device.settle()
        #expect(stage.stack == ["Screen 0"])
        #expect(stage.device.faults.isEmpty)
    }

    @Test("R11: a pager on its second page pages back instead", arguments: World.all)
    func secondPage(world: World) {
        let stage = Stage(world)
        let pager = stage.addPager(page: 1)
        stage.swipe(from: 60, by: 280)
        #expect(stage.stack.count == 2)
        #expect(pager.contentOffset.x == stage.offset(ofPage: 0))
        #expect(stage.refusals.map(\.reason) == [.scrollViewCanScroll])
        stage.swipe(from: 60, by: 280)
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("a pager still pages forward on its first page", arguments: World.all)
    func forward(world: World) {
        let stage = Stage(world)
        let pager = stage.addPager()
        stage.finger(at: 300).move(by: stage.back(-250), over: 0.2).up()
        stage.device.settle()
        #expect(pager.contentOffset.x == stage.offset(ofPage: 1))
        #expect(stage.events.isEmpty)
    }

    @Test(
        "R13: a slider is dragged, on the screen and in a pager, quickly and slowly", arguments: World.all, [0.1, 0.6])
    func slider(world: World, duration: TimeInterval) {
        let stage = Stage(world)
        let pager = stage.addPager()
        let inPager = UISlider(frame: CGRect(x: 20, y: 100, width: 350, height: 50))
        pager.addSubview(inPager)
        let onScreen = UISlider(frame: CGRect(x: 20, y: 650, width: 350, height: 50))
        stage.top.view.addSubview(onScreen)
        for slider in [inPager, onScreen] {
            slider.value = 0.5
            slider.layoutIfNeeded()
            let middle = slider.convert(CGPoint(x: 175, y: 25), to: nil)
            stage.device.finger().down(at: middle).move(by: stage.back(120), over: duration).up()
            stage.device.settle()
        }
        #expect(stage.stack.count == 2)
        #expect(onScreen.value != 0.5)
        #expect(!stage.events.contains(.began))
    }

    @Test("R15: a list does not scroll while a pop runs", arguments: World.all)
    func list(world: World) {
        let stage = Stage(world)
        let list = UIScrollView(frame: CGRect(origin: .zero, size: stage.size))
        list.contentSize = CGSize(width: stage.size.width, height: 4000)
        stage.top.view.addSubview(list)
        list.contentOffset.y = 500
        let finger = stage.finger(at: 60).move(by: stage.back(150), over: 0.2)
        finger.move(by: stage.back(20), 200, over: 0.3)
        #expect(list.contentOffset.y == 500)
        finger.move(by: stage.back(100), over: 0.2).hold(for: 0.2).up()
        stage.device.settle()
        #expect(list.contentOffset.y == 500)
        #expect(stage.stack == ["Screen 0"])
    }

    @Test("R15: a list that coasts stops when a pop begins", arguments: World.all)
    func coastingList(world: World) {
        let stage = Stage(world)
        let list = UIScrollView(frame: CGRect(x: 0, y: 444, width: 390, height: 400))
        list.contentSize = CGSize(width: 390, height: 9000)
        stage.top.view.addSubview(list)
        stage.finger(at: 200, 800).move(by: 0, -250, over: 0.1).up()
        #expect(list.isDecelerating)
        let finger = stage.finger(at: 60, 250).move(by: stage.back(150), over: 0.2)
        #expect(stage.milestones == [.began])
        let offset = list.contentOffset
        finger.hold(for: 0.3)
        #expect(list.contentOffset == offset)
        finger.cancel()
        stage.device.settle()
        #expect(stage.milestones == [.began, .cancelled])
    }

    @Test("a list scrolls as ever when no pop runs", arguments: World.all)
    func listScrolls(world: World) {
        let stage = Stage(world)
        let list = UIScrollView(frame: CGRect(origin: .zero, size: stage.size))
        list.contentSize = CGSize(width: stage.size.width, height: 4000)
        stage.top.view.addSubview(list)
        list.contentOffset.y = 500
        stage.finger(at: 200).move(by: stage.back(20), -200, over: 0.3).hold(for: 0.2).up()
        stage.device.settle()
        #expect(list.contentOffset.y > 600)
        #expect(stage.events.isEmpty)
    }

    @Test(
        "R25: of two pagers in one another the outer one pages when the inner one is at its edge", arguments: World.all)
    func nestedPagers(world: World) {
        let stage = Stage(world)
        let outer = stage.addPager(page: 1)
        let inner = UIScrollView(frame: CGRect(x: stage.offset(ofPage: 1), y: 50, width: 390, height: 200))
        inner.contentSize = CGSize(width: 780, height: 200)
        inner.isPagingEnabled = true
        outer.addSubview(inner)
        inner.contentOffset.x = stage.offset(ofPage: 0)
        stage.swipe(from: 60, by: 280, y: 250)
        #expect(stage.stack.count == 2)
        #expect(outer.contentOffset.x == stage.offset(ofPage: 0))
        #expect(stage.device.faults.isEmpty)
    }

    @Test("R16: a view that blocks back swipes is left alone", arguments: World.all)
    func blockedView(world: World) {
        let stage = Stage(world)
        let canvas = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        canvas.arbitration.backSwipe = .blocked
        stage.top.view.addSubview(canvas)
        stage.swipe(from: 5, by: 300, y: 250)
        stage.swipe(y: 250)
        #expect(stage.refusals.map(\.reason) == [.viewBlocksSwipe, .viewBlocksSwipe])
        stage.swipe(y: 600)
        #expect(stage.stack == ["Screen 0"])
    }

    @Test(
        "a recognizer of the app's own, deeper and just as quick, keeps the touch and asks nobody", arguments: World.all
    )
    func ownRecognizer(world: World) {
        let stage = Stage(world)
        var timesAsked = 0
        stage.top.fullScreenPop.shouldPop = .when { _ in
            timesAsked += 1
            return true
        }
        let canvas = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0.2
        canvas.addGestureRecognizer(press)
        stage.top.view.addSubview(canvas)
        stage.finger(at: 100, 250).hold(for: 0.4).move(by: stage.back(230), over: 0.3).up()
        stage.device.settle()
        #expect(stage.stack.count == 2)
        #expect(stage.events.isEmpty)
        #expect(timesAsked == 0)
    }

    @Test("a button under the finger is pressed by a tap and not by a swipe", arguments: World.all)
    func button(world: World) {
        let stage = Stage(world)
        var presses = 0
        let button = UIButton(frame: CGRect(x: 95, y: 300, width: 200, height: 60))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.top.view.addSubview(button)
        stage.finger(at: 195, 330).hold(for: 0.1).up()
        stage.device.settle()
        #expect(presses == 1)
        stage.finger(at: 150, 330).move(by: stage.back(230), over: 0.3).hold(for: 0.2).up()
        stage.device.settle()
        #expect(presses == 1)
        #expect(stage.stack == ["Screen 0"])
    }
}
